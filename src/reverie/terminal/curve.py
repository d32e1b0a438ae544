"""The chance to win over a match, as a picture."""

from __future__ import annotations

from xml.sax.saxutils import escape

from reverie.analysis.review import Review
from reverie.locale.speech import Speech

WIDE, HIGH = 720, 300
LEFT, TOP, RIGHT, BOTTOM = 56, 40, 16, 40


def draw_curve(say: Speech, found: Review) -> str:
    """An SVG that needs nothing else: the curve, the mistakes as dots, and what each axis means."""
    chances = [found.start, *[decision.chosen.chance for decision in found.decisions]]
    if found.won is not None:
        chances.append(float(found.won))
    places = [(across(number, len(chances)), down(chance)) for number, chance in enumerate(chances)]
    title = escape(say.say("review-title"))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" font-family="sans-serif">',
        f"<title>{title}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fdfbf6"/>',
        f'<text x="{LEFT}" y="24" font-size="16" fill="#2b2438">{title}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = down(percent / 100)
        lines.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDE - RIGHT}" y2="{y:.1f}" stroke="#d9d2c3"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" font-size="12" text-anchor="end">{percent} %</text>')
    path = " ".join([f"{x:.1f},{y:.1f}" for x, y in places])
    lines.append(f'<polyline points="{path}" fill="none" stroke="#3b2a5c" stroke-width="2"/>')
    mistakes = found.mistakes()
    for (x, y), decision in zip(places[1:], found.decisions, strict=False):
        if decision in mistakes:
            label = escape(f"{decision.line}: {decision.chosen.text} → {decision.best.text}")
            lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#8e2f23"><title>{label}</title></circle>')
    lines.append(f'<text x="{LEFT}" y="{HIGH - 12}" font-size="12">{escape(say.say("review-axis"))}</text>')
    lines.append("</svg>")
    return "\n".join(lines) + "\n"


def across(number: int, count: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * number / max(count - 1, 1)


def down(chance: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1 - chance)
