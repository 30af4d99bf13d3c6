"""The observations and legal actions of climbing games, read from nothing but the view of a seat."""

from typing import Any

from paiju.climbing.kinds import Kind, MoveClass
from paiju.climbing.tricks import parse_trick
from paiju.core.actions import Answer
from paiju.core.cards import DECK, RANKS, SUITS
from paiju.envs.coding import Suits


def legal(coding, view):
    """The actions of a seat that has begun nothing and gives no hand up."""
    numbers = []
    for move in view.legal():
        if isinstance(move, MoveClass):
            numbers.append(move.id)
        else:
            numbers.append(coding.answers[move.choice] if isinstance(move, Answer) else 0)
    return sorted(numbers)


def observed(coding, view, choice):
    """The observation."""
    around = [(view.seat + step) % 4 for step in range(4)]
    laying = choice.laying if isinstance(choice, Suits) else choice
    laid: list[list[str]] = [[], [], [], []]
    for one in (*(one for trick in view.past for one in parse_trick(trick)), *view.trick):
        laid[one.seat] += one.cards
    did = {one.seat: 2 if one.cards else 1 for one in view.trick}
    told = ranks(view.hand)
    for seat in around:
        told += ranks(laid[seat])
    told += beat(coding.words.parse_class(view.on) if view.on else None)
    told += [int(seat == view.owner) for seat in around]
    told += [did.get(seat, 0) for seat in around]
    told += [255 if view.counts[seat] is None else view.counts[seat] for seat in around]
    told += [view.finished.index(seat) + 1 if seat in view.finished else 0 for seat in around]
    told += [int(seat == view.leader) for seat in around]
    first = view.question.choices[0] if view.question else None
    told.append(coding.answers[first] - coding.first_answer + 1 if first else 0)
    told += beat(laying.move if laying else None)
    told += [laying.cards >> 4 * rank & 15 if laying else 0 for rank in range(15)]
    if coding.cards:
        chosen = choice.cards if isinstance(choice, Suits) else ()
        for some in (view.hand, [card for cards in laid for card in cards], chosen):
            told += [list(some).count(card) for card in DECK if card[0] in "5TK"]
    return bytes((*told, *OWN[type(view).__struct_config__.tag](view, around)))


def ranks(cards):
    """How many there are of each rank."""
    return [sum(card[0] == rank for card in cards) for rank in RANKS]


def beat(move):
    """A class as it is told."""
    if move is None:
        return [0] * 5
    shape = move.shape
    return [list(Kind).index(shape.kind) + 1, shape.length, shape.size, shape.least, move.rank + 1]


def datong(view, around):
    """What Datong adds."""
    suit = view.reveal[1:]
    return [
        view.pile,
        *[view.captured[seat] for seat in around],
        *[int(seat in view.buyers) for seat in around],
        RANKS.index(view.reveal[0]) + 1,
        SUITS.index(suit) + 1 if suit else 0,
    ]


def dazha(view, around):
    """What Dazha adds."""
    return [
        *[int(seat == view.partner[view.seat]) for seat in around],
        *[int(seat == view.taker) for seat in around],
        *[sum(bomb.seat == seat for bomb in view.bombs) for seat in around],
        *[sum(fine.jokers for fine in view.fines if fine.seat == seat) for seat in around],
    ]


def shuangkou(view, around):
    """What Shuangkou adds."""
    return [
        *ranks(view.partner_hand),
        *[len(view.bombs[seat]) for seat in around],
        *[view.lines[seat] for seat in around],
    ]


OWN: dict[str, Any] = {"datong": datong, "dazha": dazha, "shuangkou": shuangkou}
