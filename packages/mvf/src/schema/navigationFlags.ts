import * as v from 'valibot';
import { expects, fields } from './fields.ts';

/** Where a flag is kept in a node's `flags`: bit `bit` of word `index`. */
export interface NavigationFlag {
  /** Which word, from 0. */
  index: number;
  /** Which bit of the word, 0 to 31. */
  bit: number;
}

/** Flags by name; `accessible`, `outdoors` and `public` are well known. */
export type NavigationFlags = Record<string, NavigationFlag>;

function wholeNumber(most: number) {
  const wanted = expects(`a whole number from 0 to ${most}`);
  return v.pipe(
    v.number(wanted),
    v.integer(wanted),
    v.minValue(0, wanted),
    v.maxValue(most, wanted),
  );
}

/** Schema of `navigationFlags.json`. */
export const navigationFlagsFile = v.record(
  v.string(),
  fields({ index: wholeNumber(255), bit: wholeNumber(31) }, 'a flag with index and bit'),
  expects('an object of flags by name'),
) satisfies v.GenericSchema<unknown, NavigationFlags>;
