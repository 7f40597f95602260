"""The pictures on counters and markers, as SVG fragments in a box from -0.5 to 0.5 (y down).

`STROKE` symbols are drawn in one ink, filled or as lines; a client that lacks one falls back on a letter.
"""

from typing import Final

# Each: (path data, filled). Lines are drawn 0.07 wide.
STROKE: Final[dict[str, tuple[tuple[str, bool], ...]]] = {
    "foot": (
        ("M-.3-.3H.12V.08C.12.3-.09.4-.09.4S-.3.3-.3.08Z", False),
        ("M-.09-.22V.26M-.3-.06H.12", False),
        ("M.32.42V-.3", False),
        ("M.32-.48L.4-.26H.24Z", True),
    ),
    "warband": (
        ("M-.34.4L.26-.4M.34.4L-.26-.4", False),
        ("M.12-.44C.3-.5.46-.34.42-.16L.2-.3Z", True),
        ("M-.12-.44C-.3-.5-.46-.34-.42-.16L-.2-.3Z", True),
    ),
    "pike": (
        ("M-.3.44L.02-.34M-.08.44L.2-.34M.14.44L.38-.34", False),
        ("M.02-.34L.08-.5L.12-.32ZM.2-.34L.27-.5L.3-.32ZM.38-.34L.46-.5L.48-.32Z", True),
        ("M-.42.04A.15.15 0 1 0-.12.04A.15.15 0 1 0-.42.04Z", True),
    ),
    "spear": (
        ("M-.38.04A.28.28 0 1 0 .18.04A.28.28 0 1 0-.38.04Z", False),
        ("M-.2.04A.1.1 0 1 0 0 .04A.1.1 0 1 0-.2.04Z", True),
        ("M.34.44V-.3", False),
        ("M.34-.5L.43-.28H.25Z", True),
    ),
    "pelta": (
        ("M-.4-.12C-.34-.02-.2.02-.1-.06C0 .02.14-.02.2-.12C.22.14.1.34-.1.4C-.3.34-.42.14-.4-.12Z", True),
        ("M.36.44V-.3", False),
        ("M.36-.5L.45-.28H.27Z", True),
    ),
    "skirmisher": (
        ("M-.4.36L.34-.3M-.14.44L.44-.08", False),
        ("M.34-.3L.46-.42L.4-.18ZM.44-.08L.52-.2L.5.04Z", True),
        ("M-.4-.22A.13.13 0 1 0-.14-.22A.13.13 0 1 0-.4-.22Z", True),
    ),
    "horse": (
        ("M-.3.42C-.3.1-.22-.12-.04-.28L-.02-.46L.1-.34C.24-.26.36-.1.42.06L.3.18L.12.06C.1.2.24.28.24.42Z", True),
    ),
    "lance": (
        (
            "M-.36.44C-.36.16-.28-.04-.1-.18L-.08-.36L.04-.24C.18-.16.28-.02.34.12L.24.24L.06.12C.04.26.16.32.16.44Z",
            True,
        ),
        ("M-.46-.5L.46.06", False),
        ("M.5.08L.32.06L.4-.08Z", True),
    ),
    "bow": (
        ("M-.2-.42C.36-.3.36.3-.2.42", False),
        ("M-.2-.42L-.2.42", False),
        ("M-.4 0H.34", False),
        ("M.48 0L.26-.1V.1Z", True),
    ),
    "fort": (("M-.36.42V-.34H-.2V-.2H-.08V-.34H.08V-.2H.2V-.34H.36V.42H.1V.16A.1.1 0 0 0-.1.16V.42Z", True),),
    "ship": (
        ("M-.46.16H.46C.42.32.32.4.2.4H-.22C-.34.4-.42.3-.46.16Z", True),
        ("M-.02-.46V.12", False),
        ("M.02-.42C.3-.3.3-.06.02.06Z", True),
        ("M-.06-.36C-.3-.26-.3-.08-.06.04Z", True),
    ),
    "leader": (("M0-.48L.12-.16H.46L.19.05L.29.39L0 .18L-.29.39L-.19.05L-.46-.16H-.12Z", True),),
    "chariot": (
        ("M.3.2A.22.22 0 1 1-.14.2A.22.22 0 1 1 .3.2Z", False),
        ("M.08-.02V.42M-.14.2H.3", False),
        ("M-.44-.06H-.2M-.1-.3H.36V-.06C.3.04.2 0 .1-.04", False),
    ),
    "elephant": (
        ("M-.42.4V-.02C-.42-.3-.2-.36.04-.36C.3-.36.42-.22.42-.02V.3H.34V.06L.24.1V.4H.1V.16H-.18V.4Z", True),
    ),
    "bolt": (
        ("M-.42-.2C-.1-.44.1-.44.42-.2M-.42-.2L0 .02L.42-.2", False),
        ("M0 .3V-.28M-.26.44L0 .06L.26.44", False),
        ("M0-.5L.1-.26H-.1Z", True),
    ),
    "siege": (("M-.44.36H.4M-.34.36L0-.1L.3.36M-.3.1L.42-.38", False), ("M.36-.46H.48V-.3H.36Z", True)),
    "wall": (
        ("M-.46.4V-.3H-.3V-.16H-.14V-.3H.14V-.16H.3V-.3H.46V.4Z", False),
        ("M-.46.02H.46M-.16.02V.4M.16.02V.4M0-.16V.02", False),
    ),
    "chain": (
        ("M-.3-.12H-.06A.12.12 0 0 1-.06.12H-.3A.12.12 0 0 1-.3-.12Z", False),
        ("M.06-.12H.3A.12.12 0 0 1 .3.12H.06A.12.12 0 0 1 .06-.12Z", False),
        ("M-.14 0H.14", False),
    ),
    "supplied": (
        ("M0 .46V-.1", False),
        ("M0-.48C.1-.36.1-.24 0-.12C-.1-.24-.1-.36 0-.48Z", True),
        ("M.04.04C.08-.12.2-.2.34-.2C.34-.06.22.04.04.04ZM-.04.04C-.08-.12-.2-.2-.34-.2C-.34-.06-.22.04-.04.04Z", True),
        ("M.04.28C.08.12.2.04.34.04C.34.18.22.28.04.28ZM-.04.28C-.08.12-.2.04-.34.04C-.34.18-.22.28-.04.28Z", True),
    ),
    "short": (
        ("M-.36-.06H.36C.34.22.2.36 0 .36S-.34.22-.36-.06Z", False),
        ("M-.2-.4L.2-.2M.2-.4L-.2-.2", False),
    ),
    "turn": (
        ("M-.3-.44H.3M-.3.44H.3", False),
        ("M-.22-.44C-.22-.12-.02-.1-.02 0S-.22.12-.22.44H.22C.22.12.02.1.02 0S.22-.12.22-.44Z", False),
        ("M-.14.4C-.1.22 0 .2 0 .12C0 .2.1.22.14.4ZM-.12-.2H.12L0-.02Z", True),
    ),
    "unknown": (("M-.18-.2C-.18-.46.24-.46.22-.18C.2 0 0-.02 0 .18", False), ("M-.06.3H.06V.42H-.06Z", True)),
}

# Whole fragments in their own colours.
MARKERS: Final[dict[str, str]] = {
    "pillaged": (
        '<path d="M-.3.4C-.5.1-.26-.04-.22-.26C-.1-.2-.06-.1-.06-.02C.06-.16.06-.36-.02-.5'
        'C.3-.34.46.06.3.4Z" fill="#d8431f" stroke="#5d1207" stroke-width=".05"/>'
        '<path d="M-.14.4C-.24.22-.1.16-.04.02C.1.1.22.24.14.4Z" fill="#ffd34d"/>'
    ),
    "colony": (
        '<path d="M-.42.4V.02L0-.4L.42.02V.4Z" fill="#f7f3e3" stroke="#2f5d34" stroke-width=".09"/>'
        '<path d="M-.14.4V.1H.14V.4Z" fill="#2f5d34"/>'
    ),
    "works": (
        '<path d="M-.46.4V-.36H.46V.4H.3V.1A.14.14 0 0 0 .06.1V.4H-.06V.1A.14.14 0 0 0-.3.1V.4Z" '
        'fill="#cfc4ae" stroke="#4d4434" stroke-width=".06"/>'
        '<path d="M-.46-.12H.46" stroke="#4d4434" stroke-width=".05"/>'
    ),
    "camp": (
        '<path d="M-.48.38L0-.38L.48.38Z" fill="#efe2bd" stroke="#5b4a22" stroke-width=".07"/>'
        '<path d="M-.12.38L0 .06L.12.38Z" fill="#5b4a22"/>'
    ),
}


def symbol(name: str, ink: str) -> str:
    """A symbol in one ink, or "" when there is no such symbol."""
    parts: list[str] = []
    for path, filled in STROKE.get(name, ()):
        if filled:
            parts.append(f'<path d="{path}" fill="{ink}"/>')
        else:
            parts.append(f'<path d="{path}" fill="none" stroke="{ink}" stroke-width=".07"/>')
    return "".join(parts)
