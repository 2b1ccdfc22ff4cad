import { pointerOf } from '../jsonPointer.ts';

/** Position of a value: a file of the bundle, and a JSON pointer into it. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** Locates a value; only called for invalid values, which are rare. */
export type Locate = () => Place;

/** A place in a file. */
export function at(file: string, pointer: string): Place {
  return { file, pointer };
}

/** A place further inside a place. */
export function within({ file, pointer }: Place, more: string): Place {
  return { file, pointer: `${pointer}${more}` };
}

/** The place of a value, by its path of keys. */
export function under(file: string, ...keys: readonly (string | number)[]): Place {
  return { file, pointer: pointerOf(keys) };
}

/** The properties of a feature of a file. */
export function propertiesAt(file: string, index: number): Place {
  return { file, pointer: `/features/${index}/properties` };
}
