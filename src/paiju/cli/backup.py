"""`paiju backup FILE`: a copy of the tables, while the server runs."""

import click

from paiju.cli.app import lang_option
from paiju.cli.configuration import Configured, config_option
from paiju.cli.params import named
from paiju.cli.serve import data_folder
from paiju.cli.terminal import current


@click.command("backup", cls=Configured)
@click.argument("file")
@click.option("--data", metavar="FOLDER")
@config_option
@lang_option
def backup(file: str, data: str | None) -> None:
    """Copy the database of a data folder into a new file."""
    from paiju.server.backup import back_up

    target = named(file)
    size = back_up(data_folder(data), target)
    current().tell("backup-done", file=str(target), size=size // 1024)
