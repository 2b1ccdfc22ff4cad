import { describe, expect, it } from 'vitest';
import type { Rgb } from '../scene/SceneModel.ts';
import { nightColor } from '../style/nightColor.ts';
import { DARK_THEME as dark } from '../style/MapTheme.ts';
import { parseColor } from './parseColor.ts';

/** Pastels as venues use them, and the white of a light floor. */
const PASTELS = { sand: '#F3E9DA', sage: '#DDE8DC', sky: '#DCE7F0', lilac: '#E6E0F0' };
const ROOMS: Readonly<Record<string, Rgb>> = {
  room: rgbOf(dark.room),
  ...Object.fromEntries(dark.tints.map((tint, index) => [`tint ${index}`, rgbOf(tint)])),
  ...Object.fromEntries(
    Object.entries(PASTELS).map(([name, color]) => [
      name,
      nightColor(rgbOf(color), rgbOf(dark.room)),
    ]),
  ),
};

describe('contrasts of the dark theme', () => {
  it('are as listed: surface, against the paper, label, muted label', () => {
    const surfaces = { floor: dark.floor, hallway: dark.hallway, connection: dark.connection };
    const rows = Object.entries({
      ...Object.fromEntries(Object.entries(surfaces).map(([name, at]) => [name, rgbOf(at)])),
      ...ROOMS,
    });
    const table = rows.map(([name, rgb]) =>
      [name, ...[dark.paper, dark.label, dark.labelMuted].map((at) => ratio(rgb, at))].join(' '),
    );
    expect(table).toEqual([
      'floor 1.2 13.6 8.3',
      'hallway 1.4 11.8 7.1',
      'connection 2.1 7.8 4.7',
      'room 1.9 9.0 5.4',
      'tint 0 2.2 7.8 4.7',
      'tint 1 2.2 7.7 4.6',
      'tint 2 2.2 7.5 4.6',
      'tint 3 2.1 7.9 4.8',
      'tint 4 2.1 8.0 4.8',
      'sand 1.9 9.0 5.4',
      'sage 1.9 9.0 5.4',
      'sky 1.9 8.8 5.3',
      'lilac 1.9 8.9 5.4',
    ]);
  });

  it('meet AA between every room and its label', () => {
    for (const [name, rgb] of Object.entries(ROOMS)) {
      expect(contrast(rgb, rgbOf(dark.label)), name).toBeGreaterThan(4.5);
    }
    for (const ground of [dark.floor, dark.hallway, dark.connection]) {
      expect(contrast(rgbOf(ground), rgbOf(dark.labelMuted)), ground).toBeGreaterThan(4.5);
    }
  });

  it('separate the paper, the floor, hallways, rooms, and walls', () => {
    expect(contrast(rgbOf(dark.floor), rgbOf(dark.paper))).toBeGreaterThan(1.2);
    for (const [name, rgb] of Object.entries({ ...ROOMS, connection: rgbOf(dark.connection) })) {
      expect(contrast(rgb, rgbOf(dark.hallway)), name).toBeGreaterThan(1.3);
      expect(contrast(rgb, rgbOf(dark.wall)), name).toBeGreaterThan(3);
    }
  });

  it('keep tints apart', () => {
    const isTint = ([name]: readonly [string, Rgb]) => name.startsWith('tint') || name === 'room';
    for (const group of [true, false]) {
      const tints = Object.entries(ROOMS).filter((entry) => isTint(entry) === group);
      for (const [index, [name, rgb]] of tints.entries()) {
        for (const [other, second] of tints.slice(index + 1)) {
          const far = Math.hypot(...rgb.map((value, i) => value - (second[i] ?? 0)));
          expect(far, `${name} and ${other}`).toBeGreaterThan(0.06);
        }
      }
    }
  });

  it('meet 3 to 1 for the route, the blue dot, and its ring', () => {
    for (const ground of [dark.hallway, dark.room, ...dark.tints]) {
      expect(contrast(rgbOf(dark.accent), rgbOf(ground)), ground).toBeGreaterThan(3);
      expect(contrast(rgbOf('#6EA8FF'), rgbOf(ground)), ground).toBeGreaterThan(3);
    }
  });
});

function rgbOf(color: string): Rgb {
  return parseColor(color, 'color').rgb;
}

function ratio(rgb: Rgb, color: string): string {
  return contrast(rgb, rgbOf(color)).toFixed(1);
}

function contrast(a: Rgb, b: Rgb): number {
  const [dim = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dim + 0.05);
}

/** Relative luminance of WCAG 2. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
