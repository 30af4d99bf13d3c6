"""What can be wrong with a load."""

from paiju.core.errors import PaijuError


class LoadRefused(PaijuError):
    """The server is none that a load may be put on, or does not do what one needs."""
