"""What a bot of a table does, thought of elsewhere: in a worker, or by a program."""

from paiju.core.actions import Action
from paiju.room.effects import AskBot
from paiju.room.room import PROGRAM, Room
from paiju.server.surroundings import Surroundings
from paiju.server.worker import Question


async def thought(world: Surroundings, room: Room, asked: AskBot) -> Action | None:
    """The action, None where there is none in time; for a program that fails the table's bots stand in."""
    view, level, seed = room.state.view(asked.seat), asked.level, world.bot_seed()
    if level == PROGRAM:
        token = room.members[view.seating[asked.seat]].token
        if (action := await world.programs.ask(token, view, seed)) is not None:
            return action
        level = room.settings.bots
    reply = await world.workers.ask(Question("move", level, seed, view, world.thinking))
    return reply.actions[0] if reply else None
