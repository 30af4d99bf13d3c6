"""The fast kernel of the climbing games: hands as integers, move classes as small ids.

Typed Python, compiled by mypyc in an installed package, interpreted from a checkout; both give the same answers.
"""

from paiju.climbing.kernel import bits

COMPILED = not bits.__file__.endswith(".py")
"""Whether the compiled kernel is running."""
