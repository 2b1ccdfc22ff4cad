import type { Mvf } from '../Mvf.ts';

/** Versions that are kept; earlier ones can no longer be restored. */
const mostVersions = 200;

interface Version {
  readonly venue: Mvf;
  /** Title of the fix that created it; empty for the first. */
  readonly title: string;
}

/** The versions of a venue, so that each fix can be undone and repeated. Versions share what is equal. */
export class DoctorHistory {
  #past: readonly Version[] = [];
  #present: Version;
  #future: readonly Version[] = [];

  /** @param venue the venue without any fix */
  constructor(venue: Mvf) {
    this.#present = { venue, title: '' };
  }

  /** The current version. */
  get venue(): Mvf {
    return this.#present.venue;
  }

  /** Titles of the fixes that can be undone, in order. */
  get applied(): readonly string[] {
    return [...this.#past, this.#present].map(({ title }) => title).filter((title) => title !== '');
  }

  /** Title of the fix that {@link redo} repeats. */
  get next(): string | undefined {
    return this.#future[0]?.title;
  }

  /** Adds a version, unless it is the current one. @returns whether it was added */
  add(venue: Mvf, title: string): boolean {
    if (venue === this.#present.venue) return false;
    this.#past = [...this.#past, this.#present].slice(-mostVersions);
    this.#present = { venue, title };
    this.#future = [];
    return true;
  }

  /** Returns to the previous version. @returns whether there was one */
  undo(): boolean {
    const before = this.#past.at(-1);
    if (before === undefined) return false;
    this.#future = [this.#present, ...this.#future];
    this.#present = before;
    this.#past = this.#past.slice(0, -1);
    return true;
  }

  /** Redoes the last undone change. @returns whether there was one */
  redo(): boolean {
    const [after, ...rest] = this.#future;
    if (after === undefined) return false;
    this.#past = [...this.#past, this.#present];
    this.#present = after;
    this.#future = rest;
    return true;
  }
}
