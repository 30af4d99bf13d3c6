"""The table over HTTP and WebSocket: the only place of the web table with I/O, a clock and secrets."""
