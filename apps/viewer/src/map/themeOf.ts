import type { ThemeChoice } from '@mezzanine/react-sdk';
import { brandColors } from '../css/brandStyle.ts';
import type { ColorScheme } from '../css/useColorScheme.ts';

/** Colors of the map: light or dark, with a brand color where there is one. */
export function themeOf(colorScheme: ColorScheme, color: string | undefined): ThemeChoice {
  if (color === undefined) return colorScheme;
  return { colorScheme, accent: brandColors(color, colorScheme).text };
}
