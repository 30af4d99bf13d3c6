"""The search of `strong` in the climbing games: hands that may be, sorted and played out as villagers do.

Typed Python, compiled by mypyc like `paiju.climbing.kernel`, whose pitfalls hold here too. Worths are whole numbers
in parts of `habits.ONE`, so that it gives the same interpreted, compiled, and on any machine.
"""
