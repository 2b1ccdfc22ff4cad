import type { Mvf } from '../Mvf.ts';

/** Something that an import or export could not preserve. */
export interface LossEntry {
  /** Whether it was dropped, altered, or added because the source had none. */
  readonly effect: 'lost' | 'changed' | 'added';
  /** Its type in a few words, such as `opening hours` or `unit category`. */
  readonly what: string;
  /** Number of affected objects in the source. */
  readonly count: number;
  /** Path of the file with the first of them. */
  readonly file?: string;
  /** JSON Pointer (RFC 6901) to the first of them. */
  readonly pointer?: string;
  /** What happened and why, in one or two sentences. */
  readonly message: string;
}

/** Data that a conversion lost, changed, or added; empty if everything was preserved. */
export interface LossReport {
  /** One entry for each type, in the order of occurrence. */
  readonly entries: readonly LossEntry[];
}

/** A venue imported from another format. */
export interface Imported {
  /** The venue, as complete as the source allows. */
  readonly venue: Mvf;
  /** Data that could not be preserved. */
  readonly report: LossReport;
}
