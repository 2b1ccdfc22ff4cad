import type { Schema } from '../record-types/Schema.ts';

/** A kind of file of a bundle. */
export interface FileKind<T> {
  /** Its path in a bundle; an id or a code stands in angle brackets. */
  readonly path: string;
  /** What the reader checks it against. */
  readonly schema: Schema<T>;
}

/** The kinds of files of a version, by the name of their published schema. */
export type FileKinds<Files> = { readonly [K in keyof Files]: FileKind<Files[K]> };
