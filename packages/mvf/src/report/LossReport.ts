import type { Mvf } from '../Mvf.ts';

/** One thing that an import or export could not carry over as it was. */
export interface LossEntry {
  /** What became of it: dropped, altered, or made up because the source had none. */
  readonly effect: 'lost' | 'changed' | 'added';
  /** The kind of thing, in few words, such as `opening hours` or `unit category`. */
  readonly what: string;
  /** How many things of the source this entry is about. */
  readonly count: number;
  /** Path of the file the first of them is in. */
  readonly file?: string;
  /** JSON pointer (RFC 6901) to the first of them. */
  readonly pointer?: string;
  /** What happened and why, in a sentence or two. */
  readonly message: string;
}

/** What a conversion lost, changed or added; empty entries mean that all was carried over. */
export interface LossReport {
  /** One entry for each kind of thing, in the order they were met. */
  readonly entries: readonly LossEntry[];
}

/** A venue made from another format. */
export interface Imported {
  /** The venue, as good as the source allows. */
  readonly venue: Mvf;
  /** What could not be carried over as it was. */
  readonly report: LossReport;
}
