import type { Mvf } from '../Mvf.ts';
import type { FindingPlace, Severity } from './Finding.ts';
import type { Survey } from './survey/Survey.ts';

/** What a rule found, without what is the same for every finding of the rule. */
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
  /** Finds what breaks the rule. Rules about archives have none: reading finds those. */
  readonly check?: (survey: Survey) => Iterable<Fault>;
  /** Fixes the value at a finding's pointer; see {@link ApplyFix}. */
  readonly applyFix?: ApplyFix;
}

/** Where the value to fix is, and the venue around it. */
export interface FixPlace {
  readonly venue: Mvf;
  readonly file: string;
  readonly pointer: string;
}

/**
 * Returns the value to put in place of the one at a finding's pointer. It must lose nothing, leave
 * a value that is in order as it is, and be the same when applied twice.
 */
type ApplyFix = (value: unknown, place: FixPlace) => unknown;
