import type { Position } from '../record-types/geometry.ts';

/** Severity of a finding: apps fail or mislead, apps look wrong, or information. */
export type Severity = 'error' | 'warning' | 'info';

/** A problem that {@link validate} found in a venue. */
export interface Finding {
  /** Id of the rule, such as `TOPO-03`; `spec/validate.md` lists all rules. */
  readonly rule: string;
  /** Severity. */
  readonly severity: Severity;
  /** Path of the file in a version 2 bundle; empty for the whole archive. */
  readonly file: string;
  /** JSON Pointer (RFC 6901) into that file; empty for the whole file. */
  readonly pointer: string;
  /** JSON Pointer to the other object in that file, for findings about two. */
  readonly related?: string;
  /** Position on the map: floor id and WGS84 position, if known. */
  readonly place?: FindingPlace;
  /** The given value and the expected one. */
  readonly message: string;
  /** Why it matters for apps that show the venue. */
  readonly why: string;
  /** How to fix it. */
  readonly fix: string;
  /** Whether {@link applyFixes} can fix it without losing data. */
  readonly isFixable: boolean;
}

/** Position of a finding on the map. */
export interface FindingPlace {
  /** Id of the floor. */
  readonly floor?: string;
  /** Longitude and latitude in degrees. */
  readonly position?: Position;
}
