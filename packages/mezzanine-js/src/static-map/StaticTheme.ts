import { colorOfFeature, type ColoredFeature } from '../style/colorOfFeature.ts';
import { mixColors, parseHexColor, type Rgb, scaleColor, toCss } from '../style/colors.ts';
import { DARK_THEME, LIGHT_THEME, type MapTheme } from '../style/MapTheme.ts';
import { OUTLINE_FACTORS } from '../style/outlineFactors.ts';
import type { StaticMapTheme } from './StaticMapOptions.ts';

/** White rooms and black lines, which also work without color. */
const PRINT_THEME: MapTheme = {
  ...LIGHT_THEME,
  paper: '#FFFFFF',
  floor: '#EFEFEF',
  hallway: '#F4F4F4',
  room: '#FFFFFF',
  connection: '#E4E4E4',
  exterior: '#F8F8F8',
  opening: '#D4D4D4',
  wall: '#3A3A3A',
  object: '#FFFFFF',
  tints: ['#FFFFFF'],
  label: '#000000',
  labelMuted: '#3F3F3F',
  labelHalo: '#FFFFFF',
  accent: '#111111',
};
const THEMES: Readonly<Record<StaticMapTheme, MapTheme>> = {
  light: LIGHT_THEME,
  dark: DARK_THEME,
  print: PRINT_THEME,
};
const PRINT_OUTLINE: Rgb = [0.56, 0.56, 0.56];
/** Fraction of the accent color in highlighted places. */
const HIGHLIGHT_ACCENT = 0.3;

/** Colors of a static map. */
export class StaticTheme {
  /** Colors by role. */
  readonly colors: MapTheme;
  readonly #isPrint: boolean;

  /** @param name - name of the theme */
  constructor(name: StaticMapTheme) {
    this.colors = THEMES[name];
    this.#isPrint = name === 'print';
  }

  /** Fill of a feature. In print, the venue's own colors and the tints are left out. */
  fillOf(feature: ColoredFeature): Rgb {
    const { role } = feature;
    const shown = this.#isPrint ? { role, color: undefined, tint: undefined } : feature;
    const own = (color: string) => parseHexColor(color)?.rgb ?? hex(this.colors[role]);
    return colorOfFeature(shown, this.colors, own);
  }

  /** Outline of a surface of this color. */
  outlineOf(fill: Rgb): Rgb {
    if (this.#isPrint) return PRINT_OUTLINE;
    return scaleColor(fill, OUTLINE_FACTORS[this.colors.colorScheme]);
  }

  /** Color of a wall so thin that it has no outline. */
  thinWallOf(fill: Rgb): Rgb {
    const isLight = this.colors.colorScheme === 'light' && !this.#isPrint;
    return isLight ? scaleColor(fill, THIN_LIGHT) : fill;
  }

  /** Fill of a highlighted place. */
  highlightOf(fill: Rgb): Rgb {
    return mixColors(fill, hex(this.colors.accent), HIGHLIGHT_ACCENT);
  }
}

/** Thin walls are a little darker than outlines, so that rooms are read before furniture. */
const THIN_LIGHT: Rgb = [0.62, 0.6, 0.57];

/** Components of a color of a built-in theme. */
function hex(color: string): Rgb {
  return parseHexColor(color)?.rgb ?? [0, 0, 0];
}

/** A fill as an attribute. */
export function css(color: Rgb): string {
  return toCss(color);
}
