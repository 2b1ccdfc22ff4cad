import type { Mvf } from '../Mvf.ts';
import type { FindingPlace, Severity } from './Finding.ts';
import type { Survey } from './survey/Survey.ts';

/** A fault found by a rule, without the data that all its findings share. */
export interface Fault {
  readonly file: string;
  readonly pointer: string;
  readonly related?: string;
  readonly place?: FindingPlace;
  /** The given value and the expected one. */
  readonly message: string;
  /** Set to false if the rule can fix other faults, but not this one. */
  readonly isFixable?: boolean;
}

/** A numbered rule about venues; `spec/validate.md` has an entry for each. */
export interface Rule {
  /** Family and number, such as `GEO-01`. */
  readonly id: string;
  readonly severity: Severity;
  /** The rule in a few words, as the specification's heading has it. */
  readonly title: string;
  /** Why it matters to an app. */
  readonly why: string;
  /** The fix for a finding. */
  readonly fix: string;
  /** Finds violations. Rules about archives have no check: reading finds their violations. */
  readonly check?: (survey: Survey) => Iterable<Fault>;
  /** Fixes the value at a finding's pointer; see {@link ApplyFix}. */
  readonly applyFix?: ApplyFix;
}

/** Position of the value to fix, and its venue. */
export interface FixPlace {
  readonly venue: Mvf;
  readonly file: string;
  readonly pointer: string;
}

/**
 * Returns the replacement for the value at a finding's pointer. It must lose no data, leave valid
 * values unchanged, and be idempotent.
 */
type ApplyFix = (value: unknown, place: FixPlace) => unknown;
