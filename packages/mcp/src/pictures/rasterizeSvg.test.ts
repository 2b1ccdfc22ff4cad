import { Resvg } from '@resvg/resvg-js';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { isCovered, rasterizeSvg } from './rasterizeSvg.ts';

const { resolve } = createRequire(import.meta.url);

function documentWith(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><rect width="40" height="20" fill="#fff"/><text x="5" y="15" font-size="14">${text}</text></svg>`;
}

it('an image is a PNG file with equal bytes for equal documents', async () => {
  const [one, two] = [
    await rasterizeSvg(documentWith('ab')),
    await rasterizeSvg(documentWith('ab')),
  ];
  expect(Buffer.from(one.bytes).subarray(1, 4).toString()).toBe('PNG');
  expect(Buffer.compare(one.bytes, two.bytes)).toBe(0);
  const larger = Buffer.from((await rasterizeSvg(documentWith('ab'), 3)).bytes);
  expect([larger.readUInt32BE(16), larger.readUInt32BE(20)]).toEqual([120, 60]);
});

it.each(['Café', 'Ελλάδα', 'Москва', 'नमस्ते', 'Š&amp;Đ – “Ω” € 2½'])('%s is drawn', async (text) => {
  const { bytes, leftOut } = await rasterizeSvg(documentWith(text));
  const { bytes: empty } = await rasterizeSvg(documentWith(''));
  expect(leftOut).toBe(0);
  expect(Buffer.compare(bytes, empty)).not.toBe(0);
});

it.each(['日本', 'مرحبا', 'שלום', '서울', 'ไทย', '🍕', 'Café 日本'])(
  '%s is left out, and not drawn as boxes',
  async (text) => {
    const { bytes, leftOut } = await rasterizeSvg(documentWith(text));
    const { bytes: empty } = await rasterizeSvg(documentWith(''));
    expect(leftOut).toBe(1);
    expect(Buffer.compare(bytes, empty)).toBe(0);
  },
);

it('the fonts have every letter that is drawn', () => {
  const missing = pathsOf('\u{10fffd}');
  const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /[\p{L}\p{N}\p{P}\p{Sc}]/u.test(letter) && isCovered(letter),
  );
  expect(letters.length).toBeGreaterThan(1500);
  // Draws a hundred at a time, and looks for the empty box of a letter that no font has.
  const parts = Array.from({ length: Math.ceil(letters.length / 100) }, (_, index) =>
    letters.slice(index * 100, index * 100 + 100),
  );
  for (const part of parts) {
    const drawn = pathsOf(part.join(' '));
    for (const box of missing) expect(drawn, part.join('')).not.toContain(box);
  }
});

/** Outlines of the letters of a text, each moved to the origin. */
function pathsOf(text: string): readonly string[] {
  const fonts = ['400Regular/NotoSans_400Regular.ttf'];
  const svg = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-size="10">${text.replace(/[&<]/g, '')}</text></svg>`,
    {
      font: {
        loadSystemFonts: false,
        fontFiles: fonts.map((file) => resolve(`@expo-google-fonts/noto-sans/${file}`)),
        defaultFontFamily: 'Noto Sans',
      },
    },
  ).toString();
  return [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => outlinesOf(d));
}

function outlinesOf(d: string): string[] {
  return d.split(/(?=M)/).map((outline) => {
    const [startX = 0, startY = 0] = (outline.match(/-?[\d.]+/g) ?? []).map(Number);
    let index = 0;
    return outline.replace(/-?[\d.]+/g, (value) => {
      const start = index++ % 2 === 0 ? startX : startY;
      return (Number(value) - start).toFixed(1);
    });
  });
}
