/** The pieces, drawn once for the whole page and used by name. Colours come from the variables of `pieces.css`. */
import { ISO, KINDS, SQUASH, flat, prism, type Kind } from "./shapes";

/** Signs on the shards, in a box from -1 to 1. */
const GLYPHS: Record<Kind, string> = {
  W: `<path d="M-.8-.36q.2-.3.4 0t.4 0 .4 0 .4 0M-.8.04q.2-.3.4 0t.4 0 .4 0 .4 0M-.8.44q.2-.3.4 0t.4 0 .4 0 .4 0"/>`,
  E: `<path d="M-.62-.42h.5M.14-.42h.5M-.78 0h.4M-.1 0h.86M-.62.42h.72M.4.42h.24"/>`,
  M: `<path class="full" d="M-.07.08C-.2-.42-.6-.6-.86-.52-.84-.08-.46.16-.07.08zM.07-.04C.1-.5.46-.8.8-.76.82-.34.48.02.07-.04z"/><path d="M0 .72Q-.04.3 0-.02"/>`,
  R: `<path class="full" d="M-.88.52L-.3-.56.02.02.26-.34.88.52z"/>`,
  S: `<path d="M-.62-.5L-.1 0-.62.5M.04-.5L.56 0 .04.5"/>`,
  N: `<path d="M-.86 0Q0-.84.86 0 0 .84-.86 0z"/><path class="full" d="M0-.42Q.24 0 0 .42-.24 0 0-.42z"/>`,
};

/** Everybody has a colour and an emblem: moon, star, hourglass, eye. */
export const EMBLEMS = [
  `<path d="M14-40A42 42 0 1 0 40 14 34 34 0 0 1 14-40z"/>`,
  `<path d="M0-46L11-12 46 0 11 12 0 46-11 12-46 0-11-12z"/>`,
  `<path d="M-34-42H34Q34-16 10 0 34 16 34 42H-34Q-34 16-10 0-34-16-34-42z"/>`,
  `<path fill-rule="evenodd" d="M-46 0Q0-50 46 0 0 50-46 0zM0-16A16 16 0 1 0 .1-16z"/>`,
];

const TREE = `<g id="ds-tree" class="ds-tree">
  <ellipse class="ds-footprint" cx="0" cy="0" rx="11" ry="5.5"/>
  <path class="trunk" d="M-2.6.6Q-1.6-8-2-14L2-14Q1.8-7 3 .6 0 2.2-2.6.6z"/>
  <path class="leaf" d="M0-58C5-49 9-43 12-39 9-38.6 8-38.6 7-38.2 11-31 14-27 17-23.4 13-22.6 11-22.8 9.5-22.4 13-17 16-13.4 19-10.6 11-7 4-6.4 0-6.4-5-6.4-12-7-19-10.6-15.4-14-12.8-17.6-9.6-22.4-11-22.8-13-22.6-17-23.4-14-27-10.8-32-7-38.2-8-38.6-9-38.6-12-39-9-43-5-49 0-58z"/>
  <path class="leaf dark" d="M0-58C5-49 9-43 12-39 9-38.6 8-38.6 7-38.2 11-31 14-27 17-23.4 13-22.6 11-22.8 9.5-22.4 13-17 16-13.4 19-10.6 11-7 4-6.4 0-6.4 5-14 2-20 3-26 4-33 0-40 0-58z"/>
  <path class="vein" d="M-11.4-38.9Q-5-36 0-38M-15.6-23.2Q-7-19.6 0-22.4M-6.6-38Q-8-34-9.6-31.6M-8.6-22Q-10-18-12.4-15.4"/>
</g>`;
const TREE_GHOST = `<g id="ds-ghost-tree" class="ds-ghost ds-tree-ghost"><path class="top" d="M0-58C5-49 9-43 12-39 9-38.6 8-38.6 7-38.2 11-31 14-27 17-23.4 13-22.6 11-22.8 9.5-22.4 13-17 16-13.4 19-10.6 11-7 4-6.4 2.4-6.4L2.4 0H-2.4V-6.4C-5-6.4-12-7-19-10.6-15.4-14-12.8-17.6-9.6-22.4-11-22.8-13-22.6-17-23.4-14-27-10.8-32-7-38.2-8-38.6-9-38.6-12-39-9-43-5-49 0-58z"/></g>`;

/** A gown in the player's colour, a long nightcap with a star, a lantern. */
const DREAMER = `<g id="ds-dreamer" class="ds-figure">
  <ellipse class="ds-footprint" cx="0" cy="0" rx="13" ry="6"/>
  <path class="cloth" d="M-12.5-.6C-12-12-8.6-24-5.6-31L5.6-31C8.6-24 12-12 12.5-.6 8 2.6-8 2.6-12.5-.6z"/>
  <path class="fold" d="M5.6-31C8.6-24 12-12 12.5-.6 10 1.2 5 1.8 1 1.8 5-8 4-20 2-31z"/>
  <path class="hem" d="M-12.3-3.4Q0 1.6 12.3-3.4"/>
  <path class="cloth" d="M-6.4-27C-11-23-13.4-19-14-15.4L-10.4-13.6C-9-17-7.4-19-4.6-20.6z"/>
  <circle class="skin" cx="-12.6" cy="-13.4" r="2.2"/>
  <circle class="skin" cx="0" cy="-36" r="7"/>
  <path class="lash" d="M-4.2-35.4q1.4 1.3 2.8 0M1.4-35.4q1.4 1.3 2.8 0"/>
  <path class="cap" d="M-7.8-38C-8-46-2-52 6-53 13-53.6 18-49 19.4-41 15-46 11-46.4 8-45.4 7.8-43 7.8-40.4 7.8-38Q0-42-7.8-38z"/>
  <path class="brim" d="M-8.6-38.6Q0-43.4 8.6-38.6L8.2-36Q0-40.4-8.2-36z"/>
  <path class="star" d="M19.4-43.4l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3z"/>
  <circle class="glow" cx="-13.4" cy="-7" r="9"/>
  <path class="lantern" d="M-16-9.4h5.2l-.5 5.6h-4.2zM-13.4-12.6v3.2"/>
</g>`;
const DREAMER_GHOST = `<g id="ds-ghost-dreamer" class="ds-ghost ds-dreamer-ghost"><path class="top" d="M-12.5-.6C-12-12-8.6-24-5.6-31-8-34-8-37-7.8-38-8-46-2-52 6-53 13-53.6 18-49 19.4-41 15-46 11-46.4 8-45.4 7.8-43 7.8-40.4 7.8-38 8-35 7-33 5.6-31 8.6-24 12-12 12.5-.6 8 2.6-8 2.6-12.5-.6z"/></g>`;

/** The same at 14 px: silhouettes. */
const DREAMER_SIGN = `<path id="ds-sign-dreamer" d="M-30 48C-29 20-22 0-14-12-22-22-20-38-6-42 10-50 30-44 36-18 28-28 20-28 14-24 16-18 14-14 12-12 22 2 29 20 30 48z"/>`;
const TREE_SIGN = `<path id="ds-sign-tree" d="M0-50L22-18H12L32 14H18L38 40H7V50H-7V40H-38L-18 14H-32L-12-18H-22z"/>`;

/** Hood, cloak, staff with a lamp; awake he stands, asleep he lies under his cloak. */
const traveller = (
  emblem: string,
  seat: number,
): string => `<g id="ds-traveller-${seat}" class="ds-figure ds-seat-${seat}">
  <ellipse class="ds-footprint" cx="0" cy="0" rx="12" ry="4.4"/>
  <path class="staff" d="M13-40V0M13-40q0-4 4-4t4 4v1"/><circle class="glow" cx="21" cy="-34" r="8"/><path class="lantern" d="M18.6-38h4.8l-.6 6h-3.6z"/>
  <path class="cloth" d="M-11.6 0C-13-14-10-24-6-29-9-36-5-43 1-44 7-43 9-36 6.4-29 11-24 13-13 11.6 0 6 2-6 2-11.6 0z"/>
  <path class="fold" d="M1-44C7-43 9-36 6.4-29 11-24 13-13 11.6 0 8 1.2 4 1.5 1 1.5 5-10 5-22 1-28 4-34 4-39 1-44z"/>
  <ellipse class="hood" cx="-.4" cy="-34.4" rx="4.8" ry="5.8"/>
  <g class="mark" transform="translate(-2.6 -13) scale(.13)">${emblem}</g></g>
<g id="ds-sleeper-${seat}" class="ds-figure ds-seat-${seat}">
  <path class="cloth" d="M-25 0C-27-9-19-15-9-14.4 4-14 16-11.4 25-2 25.6-.6 25 0 24 0z"/>
  <path class="fold" d="M-9-14.4C4-14 16-11.4 25-2 25.6-.6 25 0 24 0L0 0Q6-8-9-14.4z"/>
  <ellipse class="hood" cx="-18.6" cy="-6.6" rx="4.6" ry="4.8"/><path class="lash pale" d="M-20.4-6.2q1.5 1.4 3 0"/>
  <g class="mark" transform="translate(-3 -7) scale(.1)">${emblem}</g></g>`;

/** Too tall, a hat too wide. */
const NIGHTMARE = `<g id="ds-mr-nightmare" class="ds-nightmare">
  <ellipse class="aura" cx="0" cy="-30" rx="34" ry="42"/>
  <path class="coat" d="M-13 0C-14-20-10-40-5-50L5-50C10-40 14-20 13 0L9-4 6 1 2-4-2 1-6-4-9 1z"/>
  <path class="coat" d="M-7-44C-16-38-20-28-21-18L-24-13-21-15-21.6-10-19-14.6-17-11-17.4-16C-14-24-11-30-7-33zM7-44C16-38 20-28 21-18L24-13 21-15 21.6-10 19-14.6 17-11 17.4-16C14-24 11-30 7-33z"/>
  <path class="coat" d="M-5-50C-7-58-5-63 0-63 5-63 7-58 5-50 2-47-2-47-5-50z"/>
  <path class="hat" d="M-19-60C-10-64-8-64-6.6-64L-5-77C-2-79.4 2-79.4 5-77L6.6-64C8-64 10-64 19-60 8-57-8-57-19-60z"/>
  <path class="eyes" d="M-4.4-56.4l3.4 1.6-3 .8zM4.4-56.4L1-54.8l3 .8z"/></g>`;

const BAG = `<g id="ds-bag" class="ds-bag"><path class="sack" d="M-26 34C-38 20-34-4-16-20L-20-34C-10-30 10-30 20-34L16-20C34-4 38 20 26 34 16 41-16 41-26 34z"/><path class="crease" d="M-8-18C-16 0-18 16-14 34M8-18C14-2 18 12 16 32M0-19C0 0 0 18 2 36"/><path class="cord" d="M-18-20Q0-13 18-20M10-17q8 6 4 15M10-17q12 2 14 10"/></g>`;

const glyph = (kind: Kind, y: number, size: number, squash = 1): string =>
  `<g class="ds-glyph" transform="translate(0 ${y}) scale(${size} ${(size * squash).toFixed(2)})">${GLYPHS[kind]}</g>`;

function standing(kind: Kind): string {
  const { side, facets, top, rim } = prism(kind);
  const walls = facets
    ? facets.map(({ d, dark }) => `<path d="${d}" fill="#000" opacity="${dark}"/>`).join("")
    : `<path d="${side}" fill="url(#ds-round-wall)"/>`;
  return `<g id="ds-iso-${kind}" class="ds-shard ds-${kind}"><path class="ink" d="${side}"/><path class="side" d="${side}"/>${walls}<path class="top" d="${top}" fill="url(#ds-top-${kind})"/><path class="rim" d="${rim}"/>${glyph(kind, -ISO.lift, 17, SQUASH)}</g>
  <g id="ds-ghost-${kind}" class="ds-ghost ds-${kind}"><path class="side" d="${side}"/><path class="top" d="${top}"/>${glyph(kind, -ISO.lift, 17, SQUASH)}</g>`;
}
function fromAbove(kind: Kind): string {
  return `<g id="ds-flat-${kind}" class="ds-shard ds-${kind}"><path class="top edge" d="${flat(kind)}" fill="url(#ds-top-${kind})"/><path class="rim" d="${flat(kind, 84)}"/>${glyph(kind, 0, 23)}</g>
  <g id="ds-hole-${kind}" class="ds-ghost ds-${kind}"><path class="top" d="${flat(kind)}"/>${glyph(kind, 0, 23)}</g>`;
}
const shine = (kind: Kind): string =>
  `<linearGradient id="ds-top-${kind}" class="ds-${kind}" x1="0" y1="0" x2=".7" y2="1"><stop class="ds-lit" offset="0"/><stop class="ds-low" offset="1"/></linearGradient>`;
const halo = (id: string, colour: string, strength: number, core = 0): string =>
  `<radialGradient id="ds-${id}"><stop offset="${core}" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

const PIECES = `${KINDS.map(shine).join("")}
  <linearGradient id="ds-round-wall"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".3" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
  <linearGradient id="ds-floor" x1="0" y1="0" x2="0" y2="1"><stop class="ds-board-top" offset="0"/><stop class="ds-board-low" offset="1"/></linearGradient>
  <linearGradient id="ds-wax-shine"><stop offset="0" stop-color="#000" stop-opacity=".18"/><stop offset=".3" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>
  <radialGradient id="ds-gold-pool"><stop class="ds-beam" offset=".3" stop-opacity=".75"/><stop class="ds-beam" offset="1" stop-opacity="0"/></radialGradient>
  ${halo("soft-shadow", "#000", 0.5, 0.35)}${halo("candle-halo", "#ffe6a0", 0.55)}${halo("lamp-glow", "#ffe9a8", 0.9)}${halo("red-glow", "#ff4d5e", 0.5)}
  ${KINDS.map((kind) => standing(kind) + fromAbove(kind)).join("")}${TREE}${TREE_GHOST}${DREAMER}${DREAMER_GHOST}${DREAMER_SIGN}${TREE_SIGN}${EMBLEMS.map(traveller).join("")}${NIGHTMARE}${BAG}`;

const PLACE = "ds-pieces";

/** Lay the pieces out, once for the whole page: what is drawn uses them by name. */
export function layOutPieces(): void {
  if (document.getElementById(PLACE)) return;
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.id = PLACE;
  sheet.setAttribute("class", "dreamscape");
  sheet.setAttribute("aria-hidden", "true");
  sheet.innerHTML = `<defs>${PIECES}</defs>`;
  document.body.append(sheet);
}
