"""Refuse a literal shifted to the left by a variable in the modules that mypyc compiles.

    python scripts/lint_kernel.py [FILE ...]

In C a literal has 32 bits, and mypyc writes it as it stands: with `k: i64`, `1 << k` is computed in 32 bits
and is silently wrong from 31 on, though right when interpreted. A conversion does not help (`i64(1) << k`),
nor does a name whose only value is a literal (`one: i64 = 1`, or a `Final`), since mypyc puts the literal in
its place. What helps is a typed parameter:

    def shifted(value: i64, places: i64) -> i64:
        return value << places

Whether the variable is an i64 is not looked at: a plain int would be shifted rightly, but slowly.
Without arguments, reads the modules that pyproject.toml has compiled. `1 << 4` is allowed.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CONVERSIONS = frozenset({"int", "i64", "i32", "i16", "u8"})
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class Shift(NamedTuple):
    """A refused shift: where it stands and what it says."""

    line: int
    text: str


def kernel_files(root: Path = ROOT) -> list[Path]:
    """Return the modules that the build compiles, as pyproject.toml names them."""
    with (root / "pyproject.toml").open("rb") as file:
        hook = tomllib.load(file)["tool"]["hatch"]["build"]["hooks"]["custom"]
    return sorted({path for glob in hook["kernels"] for path in root.glob(glob)})


def finals(tree: ast.Module) -> set[str]:
    """Return the names of the constants of a module and its classes: `ONE: Final[i64] = 1`."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(target=ast.Name(name), annotation=annotation, value=ast.expr() as value):
                if "Final" in ast.unparse(annotation) and is_literal(value, found):
                    found.add(name)
    return found


def refused_shifts(tree: ast.Module, constants: Iterable[str] = ()) -> list[Shift]:
    """Return the refused shifts of a module; `constants` are the names of literals in the other modules."""
    known = finals(tree) | set(constants)
    scopes = [tree, *(node for node in ast.walk(tree) if isinstance(node, FUNCTIONS))]
    return sorted({shift for scope in scopes for shift in shifts_in(scope, known)})


def shifts_in(scope: ast.AST, constants: set[str]) -> Iterator[Shift]:
    """Yield the refused shifts of one function, or of a module outside its functions."""
    bound: dict[str, list[ast.expr | None]] = {}
    for name, value in bindings(scope):
        bound.setdefault(name, []).append(value)
    literal = {name for name in constants if name not in bound or isinstance(scope, ast.Module)}
    if not isinstance(
        scope, ast.Module
    ):  # a module's variables are fetched at run time, if they are not Final
        for _ in bound:  # once more for each name that may stand for another
            literal |= {
                name
                for name, values in bound.items()
                if len(values) == 1 and values[0] is not None and is_literal(values[0], literal)
            }
    for node in own_nodes(scope):
        match node:
            case ast.BinOp(left, ast.LShift(), right):
                if is_literal(left, literal) and not is_literal(right, set()):
                    yield Shift(node.lineno, ast.unparse(node))


def own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a scope without those of the functions inside it."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, FUNCTIONS):
            yield from own_nodes(node)


def bindings(scope: ast.AST) -> Iterator[tuple[str, ast.expr | None]]:
    """Yield each name that the scope binds, with its value where that is written beside it."""
    for node in own_nodes(scope):
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                yield name, value
            case ast.Assign(targets=targets):
                yield from ((name.id, None) for target in targets for name in names_in(target))
            case ast.For(target=target) | ast.AugAssign(target=target) | ast.NamedExpr(target=target):
                yield from ((name.id, None) for name in names_in(target))
            case ast.arg(arg=name):
                yield name, None


def names_in(target: ast.expr) -> Iterator[ast.Name]:
    """Yield the names that a target of an assignment binds."""
    return (node for node in ast.walk(target) if isinstance(node, ast.Name))


def is_literal(node: ast.expr, names: set[str]) -> bool:
    """Return whether mypyc folds the expression into a literal; `names` are those it has a literal for."""
    match node:
        case ast.Constant(value):
            return isinstance(value, int) and not isinstance(value, bool)
        case ast.Name(name) | ast.Attribute(attr=name):
            return name in names
        case ast.UnaryOp(operand=operand):
            return is_literal(operand, names)
        case ast.BinOp(left, _, right):
            return is_literal(left, names) and is_literal(right, names)
        case ast.Call(func=ast.Name(name), args=[argument]):
            return name in CONVERSIONS and is_literal(argument, names)
    return False


def main(arguments: list[str]) -> int:
    """Print the refused shifts; return 1 if there are any."""
    files = [Path(argument) for argument in arguments] or kernel_files()
    trees = {file: ast.parse(file.read_text(encoding="utf-8"), str(file)) for file in files}
    shared = {name for tree in trees.values() for name in finals(tree)}
    refused = [(file, shift) for file, tree in trees.items() for shift in refused_shifts(tree, shared)]
    for file, shift in refused:
        print(f"{file}:{shift.line}: mypyc computes `{shift.text}` in 32 bits; see scripts/lint_kernel.py")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
