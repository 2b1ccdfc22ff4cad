/** The shape of a value in a message. Bounds are inclusive. */
export type Schema =
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'count'; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'list'; readonly of: Schema; readonly most: number }
  | { readonly kind: 'map'; readonly of: Schema; readonly most: number }
  | { readonly kind: 'ref'; readonly name: string };

/** A field of a record. */
export interface Field {
  readonly schema: Schema;
  /** Its content, unit, and default. */
  readonly description: string;
  readonly isOptional: boolean;
}

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

/** A named type: an object, one of several words, or one of several objects. */
export type Declaration =
  | { readonly kind: 'record'; readonly description: string; readonly fields: Fields }
  | {
      readonly kind: 'choice';
      readonly description: string;
      /** Each word with its meaning. */
      readonly words: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'union';
      readonly description: string;
      /** The field that names the case. */
      readonly tag: string;
      readonly cases: Readonly<Record<string, UnionCase>>;
    };

/** One case of a union. */
export interface UnionCase {
  readonly description: string;
  readonly fields: Fields;
}

/** Named types. */
export type Declarations = Readonly<Record<string, Declaration>>;

/** Default maximum length of a string, in UTF-16 code units. */
const usualTextLength = 200;

/** Text of at most this many UTF-16 code units. */
export function text(most = usualTextLength): Schema {
  return { kind: 'text', most };
}

/** A finite number. */
export function number(least: number, most: number): Schema {
  return { kind: 'number', least, most };
}

/** A non-negative integer. */
export function count(most = 1e9): Schema {
  return { kind: 'count', most };
}

/** A boolean. */
export const flag: Schema = { kind: 'flag' };

/** An array. */
export function list(of: Schema, most: number): Schema {
  return { kind: 'list', of, most };
}

/** An object with any keys. */
export function map(of: Schema, most: number): Schema {
  return { kind: 'map', of, most };
}

/** A named type. */
export function ref(name: string): Schema {
  return { kind: 'ref', name };
}

/** A required field. */
export function field(schema: Schema, description: string): Field {
  return { schema, description, isOptional: false };
}

/** A field that may be missing. */
export function optional(schema: Schema, description: string): Field {
  return { schema, description, isOptional: true };
}

/** An object with these fields. */
export function record(description: string, fields: Fields): Declaration {
  return { kind: 'record', description, fields };
}

/** One of several words. */
export function choice(description: string, words: Readonly<Record<string, string>>): Declaration {
  return { kind: 'choice', description, words };
}

/** One of several objects, named by the field `tag`. */
export function union(
  description: string,
  cases: Readonly<Record<string, UnionCase>>,
  tag = 'kind',
): Declaration {
  return { kind: 'union', description, tag, cases };
}
