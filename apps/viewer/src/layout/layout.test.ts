import { describe, expect, it } from 'vitest';
import { layoutFor } from './useLayout.ts';
import { snapFor } from './useSheet.ts';

it.each([
  [1280, 800, 'side'],
  [900, 900, 'side'],
  [1080, 1920, 'below'],
  [768, 1024, 'below'],
  [390, 844, 'sheet'],
  [600, 300, 'sheet'],
] as const)('%i by %i pixels show the panel as %s', (width, height, layout) => {
  expect(layoutFor(width, height)).toBe(layout);
});

describe('a released sheet', () => {
  const room = 844;

  it.each([
    [180, 'peek'],
    [380, 'half'],
    [700, 'full'],
  ] as const)('at %i pixels snaps to %s', (height, snap) => {
    expect(snapFor({ height, speed: 0 }, room)).toBe(snap);
  });

  it('continues in the direction of a fling', () => {
    expect(snapFor({ height: 200, speed: 1 }, room)).toBe('half');
    expect(snapFor({ height: 500, speed: 1 }, room)).toBe('full');
    expect(snapFor({ height: 500, speed: -1 }, room)).toBe('half');
    expect(snapFor({ height: 200, speed: -1 }, room)).toBe('peek');
  });
});
