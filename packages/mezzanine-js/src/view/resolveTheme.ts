import { expectNumber, expectOneOf, expectOptions, invalidArgument } from './expectArgument.ts';
import { DARK_THEME, LIGHT_THEME, type MapTheme } from './MapTheme.ts';
import { parseColor } from './parseColor.ts';

/** A built-in theme, one that follows the page, or a built-in one with changes. */
export type ThemeChoice = 'auto' | 'light' | 'dark' | Partial<MapTheme>;

/** Keys of a theme that are no color. */
const NOT_COLORS = ['colorScheme', 'sunShadow', 'contactShade', 'wallCutMeters', 'tints'];

/**
 * Checks a choice.
 *
 * @throws MezzanineError `invalid-argument` naming the key that is wrong
 */
export function expectTheme(name: string, choice: unknown): void {
  if (choice === undefined) return;
  if (typeof choice === 'string') {
    expectOneOf(name, choice, ['auto', 'light', 'dark']);
    return;
  }
  expectOptions(name, choice, Object.keys(LIGHT_THEME));
  const theme = choice as Partial<MapTheme>;
  expectOneOf(`${name}.colorScheme`, theme.colorScheme, ['light', 'dark']);
  expectNumber(`${name}.sunShadow`, theme.sunShadow, [0, 1]);
  expectNumber(`${name}.contactShade`, theme.contactShade, [0, 1]);
  expectNumber(`${name}.wallCutMeters`, theme.wallCutMeters, [0.1, 1000]);
  if (theme.tints !== undefined && (!Array.isArray(theme.tints) || theme.tints.length === 0)) {
    throw invalidArgument(`${name}.tints`, theme.tints, 'an array of at least one CSS color');
  }
  for (const [key, value] of Object.entries({ ...theme, ...theme.tints })) {
    const isColor = !NOT_COLORS.includes(key);
    if (isColor && value !== undefined) parseColor(value as string, `${name}.${key}`);
  }
}

/**
 * The full theme of a choice.
 *
 * @param choice - checked by {@link expectTheme}
 * @param pageScheme - what `auto` means at the moment
 */
export function resolveTheme(choice: ThemeChoice, pageScheme: 'light' | 'dark'): MapTheme {
  if (typeof choice === 'object') {
    return { ...(choice.colorScheme === 'dark' ? DARK_THEME : LIGHT_THEME), ...choice };
  }
  const scheme = choice === 'auto' ? pageScheme : choice;
  return scheme === 'dark' ? DARK_THEME : LIGHT_THEME;
}
