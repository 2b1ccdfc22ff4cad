import type { DoctorFix } from './DoctorFinding.ts';

/** A fix that may have no effect. */
export interface FixDraft extends Omit<DoctorFix, 'id'> {
  /** Whether trying it takes more than a moment. */
  readonly isCostly?: boolean;
  /** Whether it changes so much that a venue is examined again before other fixes. */
  readonly isForMany?: boolean;
}
