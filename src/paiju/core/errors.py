"""The typed errors of Paiju.

    PaijuError(ValueError)
      NotationError      a text that is no card, action or class
      OptionsError       an option or a combination of options that a clause does not allow
      RuleError
        IllegalAction    an action that the rules refuse now
      RecordError        a record that cannot be read or does not replay
      SettlementError    a settlement line that cannot be

Every error has a `code` (its key in the catalogue is ``error-<code>``), the `clause` that refuses, where one
does, and `params` for the text; a param may be the error behind it. `str(error)` is the English text;
`error.text(locale)` gives another: `zh-CN`, or any tag of that language.
"""

from typing import TypeAlias

from paiju.texts import terms_by, text

Param: TypeAlias = "str | int | PaijuError"


class PaijuError(ValueError):
    """Bad input: says what is wrong and what is allowed."""

    def __init__(self, code: str, clause: str | None = None, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.params = params

    def text(self, locale: str = "en") -> str:
        """The message in `locale`, with the clause behind it where there is one."""
        params = {
            name: param.text(locale) if isinstance(param, PaijuError) else param
            for name, param in self.params.items()
        }
        with terms_by(self.clause):
            message = text(f"error-{self.code}", locale, **params)
        behind = any(isinstance(param, PaijuError) and param.clause for param in self.params.values())
        return f"{message} ({self.clause})" if self.clause and not behind else message

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.clause, self.params)


def _rebuild(kind: type[PaijuError], code: str, clause: str | None, params: dict[str, Param]) -> PaijuError:
    return kind(code, clause, **params)


class NotationError(PaijuError):
    """A text that does not follow the notation."""


class OptionsError(PaijuError):
    """An option value, or a combination of values, that is not allowed."""


class RuleError(PaijuError):
    """Something the rules refuse."""


class IllegalAction(RuleError):
    """An action that is not legal now, or a seat that there is not; the state is unchanged."""


class SettlementError(PaijuError):
    """A settlement line that cannot be, or cannot be told."""


class RecordError(PaijuError):
    """A record that cannot be read, or whose actions or settlement do not follow its own rules."""
