/** The six locales as round scenes of radius 100, ground at y = 24. Only classes, no colours: far, mid, near, lamp, hue. */

const glow = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#ds-lamp-glow)"/>`;
const stars = (seed: number, count = 14): string => {
  let s = seed;
  const next = () => (s = (s * 16807) % 2147483647) / 2147483647;
  return `<g class="stars">${Array.from({ length: count }, () => `<circle cx="${(next() * 190 - 95).toFixed(0)}" cy="${(next() * 95 - 95).toFixed(0)}" r="${(0.5 + next() * 0.9).toFixed(1)}"/>`).join("")}</g>`;
};
const hills = (a: number, b: number, c: number, cls: string): string =>
  `<path class="${cls}" d="M-104 ${a}Q-60 ${b} -20 ${c}T104 ${a - 4}V110H-104z"/>`;

/** Shelves full of spines, an arched window, an open book from which shards rise. */
function archive(): string {
  let s = 77;
  const next = () => (s = (s * 16807) % 2147483647) / 2147483647;
  const shelf = (from: number, to: number, y: number, high: number): string => {
    let row = "";
    for (let x = from; x < to - 3;) {
      const w = 4 + next() * 5;
      const h = high * (0.66 + next() * 0.3);
      row += `<rect class="spine s${Math.floor(next() * 4)}" x="${x.toFixed(1)}" y="${(y - h).toFixed(1)}" width="${Math.min(w, to - x).toFixed(1)}" height="${h.toFixed(1)}"/>`;
      x += w + 0.8;
    }
    return row + `<path class="plank" d="M${from - 2} ${y}H${to + 2}"/>`;
  };
  const side = (from: number, to: number): string => [-62, -32, -2, 24].map((y) => shelf(from, to, y, 27)).join("");
  return `<path class="near" d="M-104-104H104V110H-104z" opacity=".35"/>
    <path class="window" d="M-26 2V-56A26 28 0 0 1 26-56V2z"/><circle class="moon" cx="8" cy="-54" r="8"/><path class="frame" d="M-26 2V-56A26 28 0 0 1 26-56V2zM0 2V-84M-26-30H26"/>
    ${side(-98, -32)}${side(32, 98)}<path class="ladder" d="M44 26L60-86M56 26L72-86M46 10h12M48.5-6h12M51-22h12M53-38h12M55.5-54h12M58-70h12"/>
    ${hills(26, 24, 25, "near")}${glow(0, -6, 40)}
    <path class="near" d="M-5 26L-3 8H3L5 26z"/><path class="page" d="M0 6C-8-2-18-3-27 0L-27 10C-18 7-8 8 0 14 8 8 18 7 27 10L27 0C18-3 8-2 0 6z"/><path class="frame" d="M0 6v8M-22 3.5q9-1.5 17 3M-22 7q9-1.5 17 3M22 3.5q-9-1.5-17 3M22 7q-9-1.5-17 3"/>
    <use href="#ds-flat-W" transform="translate(-12 -18) scale(.11)"/><use href="#ds-flat-M" transform="translate(4 -30) scale(.12)"/><use href="#ds-flat-R" transform="translate(15 -14) scale(.1)"/>`;
}

/** A glass bell full of caught shards, a net leaning on it, moths. */
function collector(): string {
  return `${stars(11)}<circle class="moon" cx="-58" cy="-62" r="11"/>${hills(4, -26, 0, "far")}${hills(18, 2, 14, "mid")}
    <path class="ladder" d="M62 26L34-70"/><path class="net" d="M34-70c-14-12-34-6-34 8 0 8 8 14 18 12 8-2 16-10 16-20z"/><path class="mesh" d="M2-66l24 12M8-76l22 16M20-79L8-54M28-75L16-50M1-58l16 8"/>
    ${glow(-8, -22, 54)}<path class="glass" d="M-42 18V-24C-42-50-26-62-8-62S26-50 26-24V18z"/><path class="shine" d="M-34 8V-24C-34-40-28-48-20-53"/><circle class="lamp" cx="-8" cy="-66" r="5"/>
    <use href="#ds-flat-E" transform="translate(-22 4) scale(.21)"/><use href="#ds-flat-W" transform="translate(4 2) scale(.21)"/><use href="#ds-flat-S" transform="translate(-8 -18) rotate(18) scale(.19)"/><use href="#ds-flat-M" transform="translate(-25 -24) scale(.18)"/><use href="#ds-flat-R" transform="translate(10 -28) scale(.18)"/><use href="#ds-flat-W" transform="translate(-7 -43) scale(.15)"/>
    <path class="mid lined" d="M-50 18H34V26H-50z"/><path class="moth" d="M46-30l8-6-2 7 6 2-9 3zM-66-20l7-5-1 6 5 2-8 2zM64-58l6-4-1 5 4 2-7 2z"/>${hills(28, 24, 26, "near")}`;
}

/** A tower with a stair around it, breaking through the clouds. */
function tower(): string {
  const turns = [0, 1, 2, 3]
    .map((i) => {
      const y = 8 - i * 23;
      const w = 27 - i * 2.6;
      return `<path class="stair" d="M${-w - 5} ${y + 6}C${-w / 2} ${y + 11} ${w / 2} ${y + 2} ${w + 4} ${y - 9}L${w + 3} ${y - 15}C${w / 2} ${y - 4} ${-w / 2} ${y + 4} ${-w - 4} ${y}z"/>`;
    })
    .join("");
  return `${stars(5, 20)}<circle class="moon" cx="46" cy="-58" r="17"/><circle class="moon-shade" cx="52" cy="-62" r="15"/>${hills(10, -22, 6, "far")}
    <path class="cloud" d="M-100-8c10-12 26-8 30-2 10-8 24-2 24 6H-100zM40-14c8-10 22-8 26 0 10-6 22 0 34 2v8H40z"/>
    <g transform="translate(-6 5) scale(.82)"><path class="mid lined" d="M-30 28L-17-74H17L30 28z"/><path class="shade" d="M6-74H17L30 28H14z"/>${turns}
    <path class="hue lined" d="M-22-72L0-112 22-72Q0-64-22-72z"/><path class="shade" d="M0-112L22-72Q12-68 4-68z"/><path class="frame" d="M0-112V-122l14 4-14 5"/>
    <path class="lampfill" d="M-4-48v-8a4 4 0 0 1 8 0v8zM-11-22v-8a4 4 0 0 1 8 0v8zM5 2v-8a4 4 0 0 1 8 0v8z"/>${glow(0, -52, 14)}${glow(-7, -26, 14)}${glow(9, -2, 14)}</g>
    ${hills(28, 20, 26, "near")}<path class="steps" d="M-70 26q18-6 30-2M44 25q16-6 28 0"/>`;
}

/** A giant of stone and wheels who carries a stack. */
function golem(): string {
  const cog = (x: number, y: number, r: number, n: number, cls: string): string => {
    const d = Array.from({ length: n * 4 }, (_, i) => {
      const a = (i / (n * 4)) * Math.PI * 2;
      const q = i % 4 < 2 ? r : r * 0.8;
      return `${(x + q * Math.cos(a)).toFixed(1)} ${(y + q * Math.sin(a)).toFixed(1)}`;
    }).join("L");
    return `<path class="${cls}" fill-rule="evenodd" d="M${d}zM${x - r * 0.36} ${y}a${r * 0.36} ${r * 0.36} 0 1 0 ${r * 0.72} 0 ${r * 0.36} ${r * 0.36} 0 1 0 ${-r * 0.72} 0z"/>`;
  };
  return `${stars(31, 8)}${cog(-56, -44, 34, 11, "far")}${cog(60, -60, 26, 9, "far")}${cog(78, -14, 18, 8, "far")}${hills(14, -4, 10, "mid")}
    <path class="stone" d="M-52 26c-4-18-2-34 4-44l16 4c-4 12-4 26-2 40z"/><path class="stone" d="M30 2l16-12c10 2 18 0 24-6l6 10c-8 10-20 14-32 12l-10 8z"/>
    <circle class="stone" cx="-38" cy="-26" r="15"/><circle class="stone" cx="38" cy="-26" r="15"/>
    <path class="stone" d="M-30-40C-18-48 18-48 30-40L25 8C14 14-14 14-25 8z"/><path class="shade" d="M12-45C20-44 26-42 30-40L25 8C20 11 14 12 8 12z"/>
    <path class="stone" d="M-22 10h16l-2 18h-16zM6 10h16l2 18H8z"/><path class="stone" d="M-15-46C-17-66-8-74 0-74S17-66 15-46Q0-40-15-46z"/>
    <path class="visor" d="M-12-60Q0-66 12-60V-53Q0-58-12-53z"/><circle class="lamp" cx="0" cy="-58.5" r="3.6"/>${glow(0, -58, 18)}
    ${cog(0, -16, 16, 10, "hue lined")}<circle class="lamp" cx="0" cy="-16" r="4"/><path class="frame" d="M-24-30h6M18-30h6M-22-2h6M16-2h6M-44-20l10-8M34-32l9 9"/>
    <use href="#ds-iso-R" transform="translate(66 -6) scale(.34)"/><use href="#ds-iso-W" transform="translate(66 -12) scale(.34)"/><use href="#ds-iso-M" transform="translate(66 -18) scale(.34)"/>${hills(28, 22, 26, "near")}`;
}

/** A sun that does not set over still water. */
function lake(): string {
  const rays = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI + (i / 12) * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return `M${(38 * c).toFixed(1)} ${(-16 + 38 * s).toFixed(1)}L${((i % 2 ? 48 : 56) * c).toFixed(1)} ${(-16 + (i % 2 ? 48 : 56) * s).toFixed(1)}`;
  }).join("");
  const ripples = [-9, -2, 5, 12, 19]
    .map(
      (y, i) => `M${-34 + i * 4} ${y}h${18 + i * 2}M${-8 + i * 3} ${y}h${22 - i * 3}M${22 - i * 2} ${y}h${10 + i * 2}`,
    )
    .join("");
  return `${glow(0, -18, 84)}<circle class="sun" cx="0" cy="-16" r="31"/><path class="rays" d="${rays}"/>
    <path class="far" d="M-104-14L-70-42-52-24-40-34-18-14zM104-14L78-48 60-26 48-36 22-14z"/><path class="water" d="M-104-15H104V110H-104z"/><path class="ripple" d="${ripples}"/>
    <path class="near lined" d="M36 8h34c-3 8-9 10-17 10s-14-3-17-10z"/><path class="sail" d="M53-28V6H38C44-4 50-16 53-28zM56-20c6 8 9 17 10 26H56z"/>
    <path class="reed" d="M-84 30Q-82 0-88-24M-76 30Q-76 4-72-14M-68 30Q-70 10-78-4M-92 30Q-92 14-96 0"/><path class="near" d="M-90-34q4 6 3 14l-3 1q-3-8 0-15zM-71-24q3 5 1 12l-3 0q-1-8 2-12z"/>
    <path class="near" d="M-104 28Q-70 18-36 27T30 26 104 24V110H-104z"/>`;
}

/** A crowned figure behind a mask, six cards in hand. */
function lord(): string {
  const fan = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]
    .map(
      (i) =>
        `<g transform="rotate(${i * 13} 0 26)"><rect class="cardlet" x="-6" y="-22" width="12" height="18" rx="1.5"/><path class="cardlet-moon" d="M1-16a4 4 0 1 0 2.6 5.6 3.2 3.2 0 0 1-2.6-5.6z"/></g>`,
    )
    .join("");
  return `${stars(3, 22)}${glow(0, -50, 56)}<g transform="translate(0 4) scale(.86)"><path class="far" d="M-40 30V-40Q-40-70-26-84L-18-70Q0-82 18-70L26-84Q40-70 40-40V30z"/>
    <path class="robe" d="M-62 30C-50-4-34-26-14-36L14-36C34-26 50-4 62 30z"/><path class="shade" d="M14-36C34-26 50-4 62 30H20C30 4 26-20 8-36z"/>
    <g class="stars gold"><circle cx="-34" cy="12" r="1.6"/><circle cx="-22" cy="-8" r="1.2"/><circle cx="-44" cy="22" r="1.2"/><circle cx="34" cy="10" r="1.6"/><circle cx="24" cy="-12" r="1.2"/><circle cx="46" cy="20" r="1.2"/></g>
    <path class="collar" d="M-30-44C-22-30-8-26 0-20 8-26 22-30 30-44 20-42 10-38 0-38S-20-42-30-44z"/>
    <path class="mask" d="M-13-62C-14-46-8-36 0-32 8-36 14-46 13-62 8-68-8-68-13-62z"/><path class="lash" d="M-8.5-53q3 2.6 6 0M2.5-53q3 2.6 6 0M-2.5-42q2.5 1.5 5 0"/>
    <path class="lampfill lined" d="M-17-62L-22-84-10-75 0-94 10-75 22-84 17-62Q0-70-17-62z"/><circle class="lamp" cx="0" cy="-97" r="3"/>
    <g transform="translate(0 8)">${fan}</g><path class="glove" d="M-9 24q9-8 18 0v8H-9z"/></g>
    <path class="curtain" d="M-104-104H-62C-66-60-76-20-104 8zM104-104H62C66-60 76-20 104 8z"/><path class="foldline" d="M-76-104C-78-62-84-30-100-6M-90-104C-90-70-94-50-103-34M76-104C78-62 84-30 100-6M90-104C90-70 94-50 103-34"/>${hills(29, 25, 27, "near")}`;
}

const SCENES: Record<string, () => string> = { archive, collector, tower, golem, lake, lord };
const drawn = new Map<string, string>();
/** Drawn once. */
export function scene(power: string): string {
  const known = drawn.get(power);
  if (known !== undefined) return known;
  const made = `<rect class="sky" x="-104" y="-124" width="208" height="232"/>${SCENES[power]?.() ?? ""}`;
  drawn.set(power, made);
  return made;
}
