"""The lessons of the card games: ends of hands, and for Fanfanzha two deals of the rule book's examples."""

from functools import partial

from paiju.lessons.course import Lesson, Step
from paiju.lessons.ends import End, datong, dazha, fanfanzha, shuangkou

DATONG = Lesson(
    "datong",
    (
        Step(
            name="table",
            clauses=("DT4", "DT21"),
            scene=partial(
                datong,
                End(
                    hands=(
                        "6s7s7h8s8d9dQsQhQdQcAs2h",
                        "3sJhKd",
                        "4c5dKh",
                        "3c6hTsTdJsJd",
                    ),
                    lies="4h",
                    captured=(35, 45, 40, 35),
                ),
            ),
        ),
        Step(
            name="single",
            clauses=("DT7", "DT8"),
            wished="play 6s",
            then=("1 play Kd", "2 pass", "3 pass"),
        ),
        Step(name="two", clauses=("DT22", "DT23"), wished="play 2h", then=("1 pass", "2 pass", "3 pass")),
        Step(
            name="run",
            clauses=("DT12",),
            wished="play 7s7h8s8d",
            then=("1 pass", "2 pass", "3 play TsTdJsJd"),
        ),
        Step(
            name="bomb",
            clauses=("DT16", "DT19.d"),
            wished="play QsQhQdQc",
            then=("1 pass", "2 pass", "3 pass"),
        ),
        Step(name="lead", clauses=("DT21",), wished="play 9d", then=("1 pass", "2 play Kh", "3 pass")),
        Step(name="pass", clauses=("DT21", "DT23"), wished="pass", then=("1 pass", "2 play 5d", "3 play 6h")),
        Step(
            name="out",
            clauses=("DT25", "DT26.d"),
            wished="play As",
            then=("1 pass", "2 pass", "3 pass", "1 play 3s", "2 play 4c", "3 pass", "1 pass"),
        ),
        Step(name="settlement", clauses=("DT30", "DT38", "DT41")),
    ),
)

FANFANZHA = Lesson(
    "fanfanzha",
    (
        Step(
            name="table",
            clauses=("FZ3", "FZ5"),
            scene=partial(fanfanzha, ("5h5h5d5d", "9h9h9d9d9s", "", "wwWW")),
        ),
        Step(
            name="bombs",
            clauses=("FZ5", "FZ20"),
            wished="turn up",
            then=("1 turn up", "2 turn up", "3 turn up"),
        ),
        Step(name="base", clauses=("FZ10", "FZ6")),
        Step(name="bonus", clauses=("FZ25", "FZ24", "FZ27")),
        Step(
            name="chain",
            clauses=("FZ23",),
            scene=partial(fanfanzha, ("3s3h3d3c4s4h4d4c5s5h5d5c", "", "6s6h6d6c", "wwWW")),
            wished="turn up",
            then=("1 turn up", "2 turn up", "3 turn up"),
        ),
        Step(name="settlement", clauses=("FZ23", "FZ27", "FZ29.d")),
    ),
)

DAZHA = Lesson(
    "dazha",
    (
        Step(
            name="table",
            clauses=("DZ2", "DZ22.d"),
            scene=partial(
                dazha,
                End(
                    hands=(
                        "3d6c7s7h8s8h8d9s9h9d9cTsJhQdKsAh2hwW",
                        "4h6dAsAd",
                        "3c7cJd",
                        "4c5s5h5d5cThwW",
                    ),
                    lies="4d7s7h7dJs",
                    played=("3s", "3s", "", ""),
                ),
            ),
        ),
        Step(
            name="triple",
            clauses=("DZ11",),
            wished="play 3d6c8s8h8d",
            then=("1 pass", "2 pass", "3 play 5s5h5d5cw"),
        ),
        Step(
            name="bomb",
            clauses=("DZ16", "DZ17", "DZ32"),
            wished="play 9s9h9d9cwW",
            then=("1 pass", "2 pass", "3 pass"),
        ),
        Step(
            name="straight",
            clauses=("DZ9",),
            wished="play TsJhQdKsAh",
            then=("1 pass", "2 pass", "3 pass"),
        ),
        Step(
            name="pair", clauses=("DZ8", "DZ5"), wished="play 7s7h", then=("1 play AsAd", "2 pass", "3 pass")
        ),
        Step(name="pass", clauses=("DZ5", "DZ37"), wished="pass", then=("1 play 4h", "2 play 7c", "3 pass")),
        Step(
            name="out",
            clauses=("DZ23", "DZ24"),
            wished="play 2h",
            then=("1 pass", "2 pass", "3 pass", "1 play 6d"),
        ),
        Step(name="settlement", clauses=("DZ31", "DZ32", "DZ34")),
    ),
)

SHUANGKOU = Lesson(
    "shuangkou",
    (
        Step(
            name="table",
            clauses=("SK35.d", "SK16"),
            scene=partial(
                shuangkou,
                End(
                    hands=(
                        "3d4s4h5s5d6h8s8h8dJsJhJdJcKsKsKhKhKdKcAsW",
                        "3cTsThTdTcTsQh",
                        "2s4d6c",
                        "3h5c7s7h8c8c9s9h",
                    ),
                    lies="3s3h4c4c5s5h",
                ),
            ),
        ),
        Step(
            name="wild",
            clauses=("SK5", "SK17.d"),
            wished="play 4s4h5s5d6hW",
            then=("1 pass", "2 pass", "3 play 7s7h8c8c9s9h"),
        ),
        Step(
            name="bomb",
            clauses=("SK10", "SK18"),
            wished="play JsJhJdJc",
            then=("1 play TsThTdTcTs", "2 pass", "3 pass"),
        ),
        Step(
            name="six",
            clauses=("SK10", "SK29"),
            wished="play KsKsKhKhKdKc",
            then=("1 pass", "2 pass", "3 pass"),
        ),
        Step(name="triple", clauses=("SK6",), wished="play 8s8h8d", then=("1 pass", "2 pass", "3 pass")),
        Step(
            name="lead", clauses=("SK2", "SK3"), wished="play 3d", then=("1 play Qh", "2 play 2s", "3 pass")
        ),
        Step(name="pass", clauses=("SK1.d",), wished="pass", then=("1 pass", "2 play 4d", "3 play 5c")),
        Step(
            name="out",
            clauses=("SK24", "SK1.d"),
            wished="play As",
            then=("1 pass", "2 pass", "3 pass", "2 play 6c"),
        ),
        Step(name="settlement", clauses=("SK24", "SK27", "SK29")),
    ),
)
