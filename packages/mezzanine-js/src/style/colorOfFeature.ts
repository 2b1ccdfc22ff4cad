import type { Rgb } from './colors.ts';
import type { MapTheme } from './MapTheme.ts';
import { nightColor } from './nightColor.ts';
import type { Role } from './Role.ts';

/** What determines the color of a feature. */
export interface ColoredFeature {
  readonly role: Role;
  /** The venue's own CSS color. */
  readonly color: string | undefined;
  /** Index of the theme's tint, if the venue has no color. */
  readonly tint: number | undefined;
}

/** Parses a CSS color; `name` is for the error message. */
export type ColorParser = (color: string, name: string) => Rgb;

/**
 * Color of a feature under a theme: the venue's own color, which the dark theme adapts, otherwise
 * the tint of its category, otherwise the color of its role.
 */
export function colorOfFeature(
  { role, color, tint }: ColoredFeature,
  theme: MapTheme,
  parse: ColorParser,
): Rgb {
  const themed = tint === undefined ? theme[role] : theme.tints[tint % theme.tints.length];
  if (color === undefined) return parse(themed ?? theme[role], `theme.${role}`);
  const own = parse(color, 'style.color');
  return theme.colorScheme === 'dark' ? nightColor(own, parse(theme[role], `theme.${role}`)) : own;
}
