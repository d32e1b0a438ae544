"""Sets as bits of one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A table, because compiled code shifts a literal 1 as a C int of 32 bits.
BIT: Final = vec[i64]([1 << place for place in range(63)])
