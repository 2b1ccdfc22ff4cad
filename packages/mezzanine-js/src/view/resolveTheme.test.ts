import { describe, expect, it } from 'vitest';
import { DARK_THEME, LIGHT_THEME } from '../style/MapTheme.ts';
import { expectTheme, resolveTheme } from './resolveTheme.ts';

describe('resolveTheme', () => {
  it('follows the color scheme of the page', () => {
    expect(resolveTheme('auto', 'dark')).toBe(DARK_THEME);
    expect(resolveTheme('auto', 'light')).toBe(LIGHT_THEME);
    expect(resolveTheme('light', 'dark')).toBe(LIGHT_THEME);
  });

  it('completes a partial theme', () => {
    expect(resolveTheme({ paper: '#fff' }, 'dark')).toEqual({ ...LIGHT_THEME, paper: '#fff' });
    expect(resolveTheme({ colorScheme: 'dark' }, 'light')).toEqual(DARK_THEME);
  });
});

describe('expectTheme', () => {
  it('accepts the built-in themes', () => {
    for (const theme of [LIGHT_THEME, DARK_THEME])
      expect(() => expectTheme('t', theme)).not.toThrow();
  });

  it('names the invalid value', () => {
    expect(() => expectTheme('theme', 'blue')).toThrow(/theme is "blue"\. Expected one of "auto"/);
    expect(() => expectTheme('theme', { papr: '#fff' })).toThrow(/unknown key "papr"/);
    expect(() => expectTheme('theme', { paper: '#ff' })).toThrow(/theme\.paper is "#ff"/);
    expect(() => expectTheme('theme', { tints: [] })).toThrow(/theme\.tints is an empty array/);
    expect(() => expectTheme('theme', { sunShadow: 2 })).toThrow(/theme\.sunShadow is 2/);
  });
});
