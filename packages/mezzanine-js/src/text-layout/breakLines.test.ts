import { describe, expect, it } from 'vitest';
import { breakLines, cutLine } from './breakLines.ts';

/** Every letter is one wide. */
const measure = (text: string) => [...text].length;

describe('breakLines', () => {
  it('keeps a text that fits on one line', () => {
    expect(breakLines('Oak Street', { maxWidth: 10, maxLines: 2 }, measure)).toEqual([
      'Oak Street',
    ]);
  });

  it('breaks into lines of about equal width', () => {
    const lines = breakLines('The Copper Ladle Kitchen', { maxWidth: 20, maxLines: 2 }, measure);
    expect(lines).toEqual(['The Copper', 'Ladle Kitchen']);
  });

  it('truncates what does not fit and reports it', () => {
    const lines = breakLines('one two three four five six', { maxWidth: 8, maxLines: 2 }, measure);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(8);
  });

  it('never breaks inside a Latin word', () => {
    const lines = breakLines('Extraordinarily long', { maxWidth: 6, maxLines: 3 }, measure);
    expect(lines).toEqual(['Extraordinarily', 'long']);
  });

  it('breaks text in scripts without spaces', () => {
    const lines = breakLines('東京駅丸の内北口', { maxWidth: 5, maxLines: 2 }, measure);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toBe('東京駅丸の内北口');
  });

  it('returns no line for an empty text', () => {
    expect(breakLines('  ', { maxWidth: 5, maxLines: 2 }, measure)).toEqual([]);
  });

  it('truncates a very long text before measuring it', () => {
    const measured: number[] = [];
    const count = (text: string) => {
      measured.push(text.length);
      return text.length;
    };
    for (const book of ['word '.repeat(200_000), 'w'.repeat(1_000_000)]) {
      const lines = breakLines(book, { maxWidth: 20, maxLines: 2 }, count);
      expect(lines.join('').length).toBeLessThan(300);
      expect(lines.at(-1)).toMatch(/…$/);
    }
    expect(Math.max(...measured)).toBeLessThan(300);
  });
});

describe('cutLine', () => {
  it('keeps a line that fits, and marks a truncated one', () => {
    expect(cutLine('Oak Street', 10, measure)).toBe('Oak Street');
    expect(cutLine('Oak Street', 6, measure)).toBe('Oak S…');
  });
});
