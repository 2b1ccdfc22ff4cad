import type powerbi from 'powerbi-visuals-api';
import { isColor } from '../scale/ColorScale.ts';
import type { Settings } from '../settings/settings.ts';

/** Colors around the map, and settings that depend on the host's colors. */
export interface HostColors {
  readonly text: string;
  readonly paper: string;
  readonly settings: Partial<Settings>;
}

/** Colors of the visual: its own, or the host's in high-contrast mode. */
export function hostColors(
  palette: powerbi.extensibility.ISandboxExtendedColorPalette | undefined,
  { map, colors }: Settings,
): HostColors {
  const isDark = map.theme === 'dark';
  const own = { text: isDark ? '#f3f2f1' : '#252423', paper: isDark ? '#1b1a19' : '#ffffff' };
  const text = palette?.foreground?.value;
  const paper = palette?.background?.value;
  if (palette?.isHighContrast !== true || !isColor(text) || !isColor(paper)) {
    return { ...own, settings: {} };
  }
  const theme = brightnessOf(paper) < 0.5 ? 'dark' : 'light';
  return {
    text,
    paper,
    settings: {
      map: { ...map, theme },
      colors: { ...colors, low: paper, middle: mixed(paper, text), high: text },
    },
  };
}

function partsOf(color: string): readonly number[] {
  const digits =
    color.length === 4 ? [...color.slice(1)].map((one) => one + one) : color.slice(1).match(/../g);
  return (digits ?? []).map((part) => Number.parseInt(part, 16));
}

function brightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function mixed(one: string, other: string): string {
  const others = partsOf(other);
  const parts = partsOf(one).map((part, i) => Math.round((part + (others[i] ?? 0)) / 2));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
