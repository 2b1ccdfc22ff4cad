import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardAlt, cardHeight, cardWidth } from './Card.ts';
import { CardStore } from './CardStore.ts';
import { drawCard } from './drawCard.ts';
import { wrapText } from './wrapText.ts';

const card = { title: 'Camera', section: 'Web SDK 6.0', siteName: 'Maps' };

describe('a preview image', () => {
  it('is a PNG with the size that previews use', async () => {
    const bytes = await drawCard(card);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([cardWidth, cardHeight]);
  });

  it('has the same bytes for the same text, and others for other text', async () => {
    const [first, second, other] = [
      await drawCard(card),
      await drawCard(card),
      await drawCard({ ...card, title: 'Markers' }),
    ];
    expect(first.equals(second)).toBe(true);
    expect(first.equals(other)).toBe(false);
  });

  it('has an alternative text without repetition', () => {
    expect(cardAlt({ title: 'Maps', section: '', siteName: 'Maps' })).toMatch(
      /^Maps\. A line drawing/,
    );
    expect(cardAlt(card)).toMatch(/^Camera, Web SDK 6\.0, Maps\. A line drawing/);
  });
});

describe('lines of a title', () => {
  const measure = (text: string) => text.length;

  it('are filled, and broken at spaces', () => {
    expect(wrapText('one two three  four', 9, measure)).toEqual(['one two', 'three', 'four']);
    expect(wrapText('one two', 7, measure)).toEqual(['one two']);
  });

  it('give a word that is too wide its own line', () => {
    expect(wrapText('a extraordinary b', 5, measure)).toEqual(['a', 'extraordinary', 'b']);
    expect(wrapText('', 5, measure)).toEqual([]);
  });
});

describe('cached images', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('are drawn once per text, whichever page uses it, and removed when no page does', async () => {
    const kept = path.join(folder, 'kept');
    const [a, b] = [path.join(folder, 'site/a.png'), path.join(folder, 'site/b.png')];
    const other = { ...card, title: 'Markers' };
    expect(
      await new CardStore(kept).write(
        new Map([
          [a, card],
          [b, other],
        ]),
      ),
    ).toBe(2);
    const bytes = readFileSync(a);
    rmSync(path.join(folder, 'site'), { recursive: true });
    expect(await new CardStore(kept).write(new Map([[b, card]]))).toBe(0);
    expect(readFileSync(b).equals(bytes)).toBe(true);
    expect(readdirSync(kept)).toHaveLength(1);
  });

  it('are drawn once if several pages request them at the same time', async () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => path.join(folder, `shared/${name}.png`));
    const cards = new Map(files.map((file) => [file, { ...card, title: 'Shared' }]));
    expect(await new CardStore(path.join(folder, 'kept-shared')).write(cards)).toBe(1);
    const [first, ...others] = files.map((file) => readFileSync(file));
    for (const other of others) expect(first?.equals(other)).toBe(true);
  });
});
