/** The JSON types a schema can ask for. */
type JsonType = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/**
 * Requirements of a value, as plain data: the reader checks values against it, and the published
 * JSON Schemas are generated from it. A schema without `type` and `anyOf` accepts everything.
 */
export interface Schema<T> {
  /** The JSON type; a number must be finite. */
  readonly type?: JsonType;
  /** The end of the error message: the expected value, then the fix. */
  readonly expected: string | ((value: unknown) => string);
  /** Least value of a number, least length of a string or array. */
  readonly least?: number;
  /** Greatest value of a number, greatest length of a string or array. */
  readonly most?: number;
  /** Whether a number must have no fraction. */
  readonly isWhole?: boolean;
  /** Pattern of a string. */
  readonly pattern?: RegExp;
  /** The strings allowed. */
  readonly oneOf?: readonly string[];
  /** Conditions beyond the other fields. */
  readonly isValid?: (value: never) => boolean;
  /** Each item of an array. */
  readonly items?: Schema<unknown>;
  /** Fields of an object; other fields are accepted. */
  readonly fields?: readonly (readonly [key: string, schema: Schema<unknown>])[];
  /** Every value of an object whose keys are free. */
  readonly values?: Schema<unknown>;
  /** Alternatives, one of which must match. */
  readonly anyOf?: readonly Schema<unknown>[];
  /** Whether a field may be left out. */
  readonly isOptional?: boolean;
  /** Never present: it carries the type that the schema accepts. */
  readonly output?: T;
}

/** A schema of a field that may be left out. */
export interface OptionalSchema<T> extends Schema<T> {
  readonly isOptional: true;
}

/** The type of values that a schema accepts. */
type Output<S> = S extends Schema<infer T> ? T : never;

type OptionalKeys<E> = {
  [K in keyof E]: E[K] extends OptionalSchema<unknown> ? K : never;
}[keyof E];

/** The type of an object with these fields. */
export type OutputOfFields<E> = { [K in Exclude<keyof E, OptionalKeys<E>>]: Output<E[K]> } & {
  [K in OptionalKeys<E>]?: Output<E[K]>;
};
