import { expects, fields, recordOf, wholeNumber } from './fields.ts';
import type { Schema } from './Schema.ts';

/** Position of a flag in a node's `flags`: bit `bit` of word `index`. */
export interface NavigationFlag {
  /** Which word, from 0. */
  index: number;
  /** Which bit of the word, 0 to 31. */
  bit: number;
}

/** Flags by name; `accessible`, `outdoors`, and `public` have a defined meaning. */
export type NavigationFlags = Record<string, NavigationFlag>;

/** Schema of `navigationFlags.json`. */
export const navigationFlagsFile = recordOf(
  fields({ index: wholeNumber(0, 255), bit: wholeNumber(0, 31) }, 'a flag with index and bit'),
  expects('an object of flags by name'),
) satisfies Schema<NavigationFlags>;
