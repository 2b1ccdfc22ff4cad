import {
  expectNumber,
  expectOneOf,
  expectOptions,
  invalidArgument,
} from '../data/expectArgument.ts';
import { DARK_THEME, LIGHT_THEME, type MapTheme } from '../style/MapTheme.ts';
import { parseColor } from './parseColor.ts';

/** A built-in theme, `auto` to follow the page, or overrides of a built-in theme. */
export type ThemeChoice = 'auto' | 'light' | 'dark' | Partial<MapTheme>;

/** Theme keys that are not colors. */
const NOT_COLORS = ['colorScheme', 'sunShadow', 'contactShade', 'wallCutMeters', 'tints'];

/**
 * Validates a theme option.
 *
 * @throws MezzanineError `invalid-argument`, naming the invalid key
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
 * Resolves a theme option to a complete theme.
 *
 * @param choice - validated by {@link expectTheme}
 * @param pageScheme - the current meaning of `auto`
 */
export function resolveTheme(choice: ThemeChoice, pageScheme: 'light' | 'dark'): MapTheme {
  if (typeof choice === 'object') {
    return { ...(choice.colorScheme === 'dark' ? DARK_THEME : LIGHT_THEME), ...choice };
  }
  const scheme = choice === 'auto' ? pageScheme : choice;
  return scheme === 'dark' ? DARK_THEME : LIGHT_THEME;
}
