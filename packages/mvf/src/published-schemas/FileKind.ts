import type { Schema } from '../record-types/Schema.ts';

/** A kind of file of a bundle. */
export interface FileKind<T> {
  /** Its path in a bundle; ids and codes are in angle brackets. */
  readonly path: string;
  /** Schema that the reader uses. */
  readonly schema: Schema<T>;
}

/** The kinds of files of a version, by the name of their published schema. */
export type FileKinds<Files> = { readonly [K in keyof Files]: FileKind<Files[K]> };
