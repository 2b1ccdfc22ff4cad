import type { Position } from '../record-types/geometry.ts';

/** How bad a finding is: apps fail or mislead, apps look wrong, or good to know. */
export type Severity = 'error' | 'warning' | 'info';

/** One thing that {@link validate} has to say about a venue. */
export interface Finding {
  /** Id of the rule, such as `TOPO-03`; `spec/validate.md` lists them all. */
  readonly rule: string;
  /** How bad it is. */
  readonly severity: Severity;
  /** Path of the file in a version 2 bundle; empty for the archive as a whole. */
  readonly file: string;
  /** JSON pointer (RFC 6901) into that file; empty for the whole file. */
  readonly pointer: string;
  /** Where on the map it is: floor id and WGS84 position, each where there is one. */
  readonly place?: FindingPlace;
  /** What was given and what was expected. */
  readonly message: string;
  /** Why it matters to an app that shows the venue. */
  readonly why: string;
  /** What to do about it. */
  readonly fix: string;
  /** True if {@link applyFixes} can mend it without losing anything. */
  readonly isFixable: boolean;
}

/** Where on the map a finding is. */
export interface FindingPlace {
  /** Id of the floor. */
  readonly floor?: string;
  /** Longitude and latitude in degrees. */
  readonly position?: Position;
}
