/** Subset of JSON Schema (2020-12) that a configuration needs. */
export type Schema = TextSchema | NumberSchema | SwitchSchema | ListSchema | ObjectSchema;

interface Described {
  /** Description for the documentation, in Markdown. */
  readonly description: string;
  /** Default, in words. */
  readonly default?: string | number | boolean;
}

/** A string. */
export interface TextSchema extends Described {
  readonly type: 'string';
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength: number;
  /** Must match the whole string. */
  readonly pattern?: string;
  /** Description of the pattern, in words. */
  readonly patternText?: string;
}

/** A finite number. */
export interface NumberSchema extends Described {
  readonly type: 'number';
  readonly minimum: number;
  readonly maximum: number;
}

/** `true` or `false`. */
export interface SwitchSchema extends Described {
  readonly type: 'boolean';
}

/** An array; a single value counts as a list of one. */
export interface ListSchema extends Described {
  readonly type: 'array';
  readonly items: Schema;
  readonly maxItems: number;
}

/** An object with only these properties. */
export interface ObjectSchema extends Described {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

/** Type of a validated value of a schema. */
export type ValueOf<S> = S extends { type: 'string'; enum: readonly (infer Choice)[] }
  ? Choice
  : S extends { type: 'string' }
    ? string
    : S extends { type: 'number' }
      ? number
      : S extends { type: 'boolean' }
        ? boolean
        : S extends { type: 'array'; items: infer Item }
          ? readonly ValueOf<Item>[]
          : S extends { type: 'object'; properties: infer All; required: readonly (infer Needed)[] }
            ? { readonly [Name in keyof All as Name & Needed]: ValueOf<All[Name]> } & {
                readonly [Name in Exclude<keyof All, Needed>]?: ValueOf<All[Name]>;
              }
            : never;

/** Type of valid input for a schema, where a single value may replace a list of one. */
export type GivenFor<S> = S extends { type: 'array'; items: infer Item }
  ? GivenFor<Item> | readonly GivenFor<Item>[]
  : S extends { type: 'object'; properties: infer All; required: readonly (infer Needed)[] }
    ? { readonly [Name in keyof All as Name & Needed]: GivenFor<All[Name]> } & {
        readonly [Name in Exclude<keyof All, Needed>]?: GivenFor<All[Name]>;
      }
    : ValueOf<S>;
