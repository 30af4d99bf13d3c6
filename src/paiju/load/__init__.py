"""Load for a server from outside: tables of persons over real sockets, who play from what they are shown.

Nothing here knows the inside of a server but `journal`, which reads the data folder of one that has ended.
"""
