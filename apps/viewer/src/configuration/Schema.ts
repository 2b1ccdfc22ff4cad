/** Of one value, in words of JSON Schema (2020-12); these are all that a configuration needs. */
export type Schema = TextSchema | NumberSchema | SwitchSchema | ListSchema | ObjectSchema;

interface Described {
  /** What the value does, as readers of the documentation see it. Markdown. */
  readonly description: string;
  /** What holds where it is left out, in words. */
  readonly default?: string | number | boolean;
}

/** A string. */
export interface TextSchema extends Described {
  readonly type: 'string';
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength: number;
  /** Of the whole string. */
  readonly pattern?: string;
  /** What the pattern asks for, in words. */
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

/** An array; a value by itself stands for a list of it. */
export interface ListSchema extends Described {
  readonly type: 'array';
  readonly items: Schema;
  readonly maxItems: number;
}

/** An object without other properties than these. */
export interface ObjectSchema extends Described {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

/** What a checked value of a schema is. */
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

/** What may be given for a value of a schema: lists of one may be left unlisted. */
export type GivenFor<S> = S extends { type: 'array'; items: infer Item }
  ? GivenFor<Item> | readonly GivenFor<Item>[]
  : S extends { type: 'object'; properties: infer All; required: readonly (infer Needed)[] }
    ? { readonly [Name in keyof All as Name & Needed]: GivenFor<All[Name]> } & {
        readonly [Name in Exclude<keyof All, Needed>]?: GivenFor<All[Name]>;
      }
    : ValueOf<S>;
