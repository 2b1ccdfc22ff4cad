import type { ThemeChoice } from '@mezzanine/react-sdk';
import { brandColors } from '../css/brandStyle.ts';
import type { ColorScheme } from '../css/useColorScheme.ts';

/** The theme of the map: light or dark, with the brand color if there is one. */
export function themeOf(colorScheme: ColorScheme, color: string | undefined): ThemeChoice {
  if (color === undefined) return colorScheme;
  return { colorScheme, accent: brandColors(color, colorScheme).text };
}
