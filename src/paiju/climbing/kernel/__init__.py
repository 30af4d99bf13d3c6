"""The fast kernel of the climbing games: hands as integers, move classes as small ids.

Typed Python, compiled by mypyc in an installed package, interpreted from a checkout; both give the same answers.
What compiled code needs here:

- A literal shifted by an i64 is computed in 32 bits: `bits.shift_left` (held by scripts/lint_kernel.py).
- `a if x else b` of an i64 and a literal is an int, boxed at every turn: an `if` statement is not. Nor is
  a literal below 2**62.
- Groups are written to a buffer that the caller keeps, and families are objects of unboxed fields: no list of ints
  and no object is made while listing.
"""

from paiju.climbing.kernel import bits

COMPILED = not bits.__file__.endswith(".py")
"""Whether the compiled kernel is running."""
