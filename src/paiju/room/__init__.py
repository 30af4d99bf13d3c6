"""A table as a machine without I/O: seats, a match of several hands, questions, turn time, numbered updates.

`receive(room, message, now)` gives the next room and the effects that the shell carries out. It knows no
sockets, no clock and no bots: time is an argument, and a bot's move comes back as an ordinary message.
"""

from paiju.room.machine import open_room, receive, resume
from paiju.room.room import Member, Room

__all__ = ["Member", "Room", "open_room", "receive", "resume"]
