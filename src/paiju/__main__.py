"""`python -m paiju` is the command `paiju`."""

from paiju.cli import main

main()
