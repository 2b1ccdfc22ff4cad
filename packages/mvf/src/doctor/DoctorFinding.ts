import type { Mvf } from '../Mvf.ts';
import type { LossReport } from '../report/LossReport.ts';
import type { Position } from '../record-types/geometry.ts';
import type { Severity } from '../validator/Finding.ts';
import type { Reachability } from '../validator/reachability.ts';

/** Something that is wrong with a venue, where it is, and how it can be fixed. */
export interface DoctorFinding {
  /** Identifies the finding among those of its venue. */
  readonly id: string;
  /** A rule of `spec/validate.md`, such as `GEO-03`, or a check of the doctor, such as `DOC-01`. */
  readonly code: string;
  /** Whether apps fail (`error`), or users are misled. */
  readonly severity: Severity;
  /** The rule in a few words. */
  readonly title: string;
  /** What was found, and what was expected. */
  readonly message: string;
  /** Why it matters for apps that show the venue. */
  readonly why: string;
  /** What a person can do about it. */
  readonly remedy: string;
  /** Path of the file in a version 2 bundle. */
  readonly file: string;
  /** JSON Pointer (RFC 6901) into that file. */
  readonly pointer: string;
  /** The features that it is about, at most 1,000. */
  readonly features: readonly FeatureReference[];
  /** Where it is on the map; undefined for objects without a place. */
  readonly place?: DoctorPlace;
  /** Edits that remove it, the most likely first; empty if only a person can. */
  readonly fixes: readonly DoctorFix[];
}

/** A feature or record of the venue. */
export interface FeatureReference {
  /** Such as `space`, `entrance`, `node`, or `connection`. */
  readonly kind: string;
  /** Its id, unique among features of its kind. */
  readonly id: string;
  /** Id of its floor. */
  readonly floor?: string;
}

/** A place that a map can zoom to. */
export interface DoctorPlace {
  /** Id of the floor. */
  readonly floor?: string;
  /** Longitude and latitude in degrees. */
  readonly position?: Position;
  /** West, south, east, and north in degrees. */
  readonly bounds?: readonly [west: number, south: number, east: number, north: number];
}

/** An edit of a venue that removes a finding. */
export interface DoctorFix {
  /** Identifies the fix among those of its venue. */
  readonly id: string;
  /** Such as `open-door`, `rename`, or `lossless` for those of {@link applyFixes}. */
  readonly kind: string;
  /** What it does, as the label of a button. */
  readonly title: string;
  /** What changes in the venue, in one sentence. */
  readonly effect: string;
  /** Whether {@link fixAll} applies it: nothing that people could see is removed or renamed. */
  readonly isAutomatic: boolean;
  /** A text that a person can change before it is applied. */
  readonly input?: FixInput;
  /**
   * Returns the edited venue, or the same object if there is nothing to do. The given venue is not
   * changed.
   *
   * @param text replaces the suggestion of `input`
   */
  readonly apply: (venue: Mvf, text?: string) => Mvf;
}

/** A text of a {@link DoctorFix}. */
export interface FixInput {
  /** What the text is, for the label of its field. */
  readonly label: string;
  /** Suggested text; may be empty. */
  readonly value: string;
}

/** Everything that the doctor found in a venue. */
export interface Diagnosis {
  /** The venue that was examined. */
  readonly venue: Mvf;
  /** Errors first. */
  readonly findings: readonly DoctorFinding[];
  /** The number of spaces that can reach each other, and the islands with their likely causes. */
  readonly reachability: Reachability;
}

/** The diagnosis of a file. */
export interface FileDiagnosis extends Diagnosis {
  /** The detected format. */
  readonly format: string;
  /** What the import lost, changed, or added. */
  readonly report: LossReport;
}
