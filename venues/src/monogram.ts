// A table of drawings, so it is exempt from size limits. Each letter is 10 wide and 14 tall.
const letters: Readonly<Record<string, string>> = {
  A: 'M0 14 5 0l5 14M1.8 9h6.4',
  B: 'M1 0v14h5a3.7 3.7 0 0 0 0-7.4H1h4.6A3.3 3.3 0 0 0 5.6 0H1',
  C: 'M9.5 3A5 5 0 0 0 5.4 0C2.4 0 .5 2.6.5 7s1.9 7 4.9 7a5 5 0 0 0 4.1-3',
  D: 'M1 0v14h3.4c3.6 0 5.4-2.8 5.4-7S8 0 4.4 0z',
  E: 'M9 0H1v14h8M1 7h6.5',
  F: 'M9 0H1v14M1 7h6.5',
  G: 'M9.5 3A5 5 0 0 0 5.4 0C2.4 0 .5 2.6.5 7s1.9 7 4.9 7a5 5 0 0 0 4.1-2.5V7.5H6',
  H: 'M1 0v14M9 0v14M1 7h8',
  I: 'M5 0v14',
  J: 'M8 0v10a3.5 4 0 0 1-7 0',
  K: 'M1 0v14M9.5 0 1 8M4 5.5 9.8 14',
  L: 'M1 0v14h8',
  M: 'M0 14V0l5 8 5-8v14',
  N: 'M1 14V0l8 14V0',
  O: 'M5 0C2 0 .2 2.8.2 7S2 14 5 14s4.8-2.8 4.8-7S8 0 5 0z',
  P: 'M1 14V0h5a4 4 0 0 1 0 8H1',
  Q: 'M5 0C2 0 .2 2.8.2 7S2 14 5 14s4.8-2.8 4.8-7S8 0 5 0zM6.5 10.5l3.5 4',
  R: 'M1 14V0h5a4 4 0 0 1 0 8H1M5.5 8l4 6',
  S: 'M9 2.3C8 .8 6.7 0 5 0 2.8 0 1.2 1.4 1.2 3.5c0 4.6 8 2.4 8 7C9.2 12.7 7.4 14 5 14c-2 0-3.5-.9-4.4-2.5',
  T: 'M0 0h10M5 0v14',
  U: 'M1 0v9a4 5 0 0 0 8 0V0',
  V: 'M0 0l5 14L10 0',
  W: 'M0 0l2.6 14L5 4l2.4 10L10 0',
  X: 'M.5 0l9 14M9.5 0l-9 14',
  Y: 'M0 0l5 7 5-7M5 7v7',
  Z: 'M.8 0h8.4L.8 14h8.6',
};

/** Outlines of the badge, in a square of 48. */
const badges: readonly string[] = [
  '<circle cx="24" cy="24" r="22"/>',
  '<rect x="3" y="3" width="42" height="42" rx="9"/>',
  '<path d="M24 2 43 13v22L24 46 5 35V13z"/>',
  '<path d="M5 45V22a19 19 0 0 1 38 0v23z"/>',
  '<path d="M4 4h22a18 18 0 0 1 18 18v22H22A18 18 0 0 1 4 26z"/>',
  '<path d="M24 2 46 24 24 46 2 24z"/>',
  '<path d="M5 4h38v22c0 10-8 16-19 20C13 42 5 36 5 26z"/>',
  '<path d="M14 3h20l11 11v20L34 45H14L3 34V14z"/>',
];

const paper = '#FBFAF7';

/** Parameters of a monogram. */
export interface Monogram {
  readonly name: string;
  /** Color of the badge, dark enough for white letters. */
  readonly color: string;
  /** Number of the badge. Consecutive numbers look different. */
  readonly variant: number;
}

/** A logo drawn from the initials of a name: one letter, or two for a name of several words. */
export function monogram({ name, color, variant }: Monogram): string {
  const initials = initialsOf(name);
  const badge = badges[variant % badges.length] ?? '';
  const isSolid = Math.floor(variant / badges.length) % 2 === 0;
  const [fill, stroke] = isSolid ? [color, paper] : [paper, color];
  const height = initials.length === 1 ? 20 : 14;
  const scale = height / 14;
  const width = initials.length * 10 * scale + (initials.length - 1) * 4;
  const glyphs = initials.map((letter, i) => {
    const x = 24 - width / 2 + i * (10 * scale + 4);
    return `<path transform="translate(${short(x)} ${24 - height / 2}) scale(${short(scale)})" d="${letters[letter] ?? ''}"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96">',
    `<g fill="${fill}" stroke="${color}" stroke-width="2">${badge}</g>`,
    `<g fill="none" stroke="${stroke}" stroke-width="${initials.length === 1 ? 2 : 2.4}" stroke-linecap="round" stroke-linejoin="round">`,
    `${glyphs.join('')}</g></svg>\n`,
  ].join('');
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}

const fillers = new Set(['the', 'al', 'and']);

/**
 * `Kestrel & Lane` → K, L; `The Copper Ladle` → C, L; `Fennwick` → F. A repeated letter is used
 * once.
 */
function initialsOf(name: string): string[] {
  const initials = name
    .normalize('NFD')
    .split(/[^\p{Letter}\p{Mark}’]+/u)
    .filter((word) => word !== '' && !fillers.has(word.toLowerCase()))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase());
  return [...new Set(initials)];
}
