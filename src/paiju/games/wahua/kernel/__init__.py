"""The kernel of Wahua: what a hand may do and how it goes on, on plain integers; compiled in a built wheel."""
