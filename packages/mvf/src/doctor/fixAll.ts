import type { Mvf } from '../Mvf.ts';
import type { Diagnosis, DoctorFinding } from './DoctorFinding.ts';
import { examineVenue, type ExamineOptions } from './examineVenue.ts';

/** One fix may make another one possible: a door needs a walking graph. */
const mostRounds = 12;

/** The result of {@link fixAll}. */
export interface FixedVenue extends Diagnosis {
  /** The applied fixes, in order. */
  readonly applied: readonly AppliedFix[];
}

/** A fix that was applied. */
export interface AppliedFix {
  /** Code of the finding, such as `GEO-03`. */
  readonly code: string;
  /** What was found. */
  readonly message: string;
  /** What the fix did. */
  readonly title: string;
}

/**
 * Applies every automatic fix, and examines the venue again, until there are no more. Names are not
 * changed except for placeholders, and nothing that people could see is removed.
 */
export function fixAll(given: Mvf, options: ExamineOptions = {}): FixedVenue {
  let diagnosis = examineVenue(given, options);
  const applied: AppliedFix[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const { venue, done } = applyNextStep(diagnosis);
    if (done.length === 0) break;
    applied.push(...done);
    diagnosis = examineVenue(venue, options);
  }
  return { ...diagnosis, applied };
}

/** Kinds of fixes that must come before or after others; all remaining kinds are in step 2. */
const steps: Readonly<Record<string, number>> = {
  'generate-graph': 0,
  'open-doors': 1,
  'connect-floors': 1,
  // These shift later items in the file, to which other findings point.
  'open-door': 3,
  'join-door': 3,
  'drop-node': 4,
  remove: 4,
};

/**
 * Applies one automatic fix for each finding. Fixes of later steps wait: the venue is examined again
 * before them.
 */
function applyNextStep({ venue: given, findings }: Diagnosis) {
  const chosen = findings.flatMap((finding) => {
    const fix = finding.fixes.find(({ isAutomatic }) => isAutomatic);
    return fix === undefined ? [] : [{ finding, fix, step: steps[fix.kind] ?? 2 }];
  });
  for (const step of [...new Set(chosen.map((one) => one.step))].sort((a, b) => a - b)) {
    let venue = given;
    const done: AppliedFix[] = [];
    for (const { finding, fix } of inOrder(chosen.filter((one) => one.step === step))) {
      const fixed = fix.apply(venue);
      if (fixed === venue) continue;
      venue = fixed;
      done.push({ code: finding.code, message: finding.message, title: fix.title });
    }
    if (done.length > 0) return { venue, done };
  }
  return { venue: given, done: [] };
}

/** Sorts by position in each file, last first, so that earlier positions stay valid. */
function inOrder<T extends { readonly finding: DoctorFinding }>(chosen: readonly T[]): T[] {
  const keyOf = ({ finding: { file, pointer } }: T): string =>
    `${file}#${pointer.replace(/\d+/g, (digits) => digits.padStart(12, '0'))}`;
  return [...chosen].sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
}
