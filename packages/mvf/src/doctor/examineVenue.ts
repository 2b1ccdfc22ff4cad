import { dequal } from 'dequal/lite';
import { keysOf } from '../jsonPointer.ts';
import type { Mvf } from '../Mvf.ts';
import { applyFixes } from '../validator/applyFixes.ts';
import type { Finding } from '../validator/Finding.ts';
import { reachabilityOf } from '../validator/reachability.ts';
import { rules } from '../validator/rules.ts';
import { validate } from '../validator/validate.ts';
import type { Diagnosis, DoctorFinding, DoctorFix, DoctorPlace } from './DoctorFinding.ts';
import { boundsOf, featureAt, referencesAt } from './featureAt.ts';
import type { FixDraft } from './FixDraft.ts';
import { fixesOfRules } from './fixesOfRules.ts';
import { ownChecks, type OwnFault, ownFaultsOf } from './ownChecks.ts';

/** Limits of one examination, so that no venue takes long. */
const limits = {
  /** Findings that are returned. */
  findings: 5000,
  /** Fixes that are tried before they are offered. */
  trials: 2000,
  /** Trials that take more than a moment. */
  costlyTrials: 40,
} as const;

/** Options of {@link examineVenue}. */
export interface ExamineOptions {
  /** Called with the number of completed steps and the total. */
  readonly onProgress?: (done: number, all: number) => void;
}

const titles = new Map(rules.map(({ id, title }) => [id, title]));
const ranks = { error: 0, warning: 1, info: 2 } as const;

/**
 * Finds what is wrong with a venue: the findings of {@link validate}, spaces that no route leads
 * to, stairs that join no floors, placeholders instead of names, and missing heights and
 * categories. Each has its place on the map and, where possible, fixes. A fix is offered only if it
 * changes something. At most 5,000 findings are returned, errors first.
 *
 * @example
 * ```ts
 * import { examineVenue } from '@mezzanine/mvf/doctor';
 *
 * const { findings, reachability } = examineVenue(readMvf(bytes));
 * const [fix] = findings[0]?.fixes ?? [];
 * const fixed = fix?.apply(venue);
 * ```
 */
export function examineVenue(venue: Mvf, { onProgress }: ExamineOptions = {}): Diagnosis {
  // The fixes and the own checks count as a tenth of the work.
  const found = validate(venue, {
    onProgress: (done, all) => onProgress?.(done, Math.ceil(all * 1.1)),
  });
  const own = ownFaultsOf(venue);
  const named = new Set(own.filter(({ code }) => code === 'DOC-04').map(placeKey));
  const findings = [
    ...own.map(toDraft),
    ...found
      // The doctor detects more placeholders, and reports them in the same way.
      .filter((finding) => finding.rule !== 'TEXT-02' || !named.has(placeKey(finding)))
      .map((finding) => draftOf(venue, finding)),
  ]
    .sort((a, b) => ranks[a.severity] - ranks[b.severity])
    .slice(0, limits.findings);
  const trials = { left: limits.trials, costly: limits.costlyTrials };
  return {
    venue,
    findings: withUniqueIds(findings).map(({ drafts, ...finding }) => ({
      ...finding,
      fixes: fixesOf(venue, finding, drafts, trials),
    })),
    reachability: reachabilityOf(venue),
  };
}

type FindingDraft = Omit<DoctorFinding, 'fixes'> & { readonly drafts: readonly FixDraft[] };

/** Several findings of one rule may be about one place, such as edges that leave one node. */
function withUniqueIds(findings: readonly FindingDraft[]): FindingDraft[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const count = (counts.get(finding.id) ?? 0) + 1;
    counts.set(finding.id, count);
    return count === 1 ? finding : { ...finding, id: `${finding.id} ${count}` };
  });
}

function placeKey({ file, pointer }: { readonly file: string; readonly pointer: string }): string {
  return `${file}#${pointer}`;
}

function toDraft({ code, severity, file, pointer, message, ...rest }: OwnFault): FindingDraft {
  const check = ownChecks[code];
  return {
    id: `${code} ${file}#${pointer}`,
    code,
    severity: severity ?? check.severity,
    title: check.title,
    message,
    why: check.why,
    remedy: check.remedy,
    file,
    pointer,
    ...rest,
  };
}

function draftOf(venue: Mvf, finding: Finding): FindingDraft {
  const { rule, severity, file, pointer, message, why, fix } = finding;
  const place = placeOf(venue, finding);
  return {
    id: `${rule} ${file}#${pointer}`,
    code: rule,
    severity,
    title: titles.get(rule) ?? rule,
    message,
    why,
    remedy: fix,
    file,
    pointer,
    features: referencesAt(venue, file, pointer),
    ...(place && { place }),
    drafts: [
      ...(finding.isFixable ? [losslessFix(finding)] : []),
      ...(fixesOfRules[rule]?.(finding, venue) ?? []),
    ],
  };
}

function losslessFix(finding: Finding): FixDraft {
  return {
    kind: 'lossless',
    title: 'Fix it without losing data',
    effect: finding.fix,
    isAutomatic: true,
    apply: (venue) => applyFixes(venue, [finding]).venue,
  };
}

function placeOf(venue: Mvf, { file, pointer, place = {} }: Finding): DoctorPlace | undefined {
  const { position } = place;
  const found = featureAt(venue, file, pointer);
  const isShape = found !== undefined && found.reference.kind !== 'node';
  const bounds = isShape ? boundsOf(found.feature.geometry.coordinates) : undefined;
  const floor = place.floor ?? found?.reference.floor ?? floorOfRecord(venue, file, pointer);
  const parts = Object.entries({ floor, position, bounds });
  const known = parts.filter(([, value]) => value !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** The floor of a location's first space. */
function floorOfRecord({ locations }: Mvf, file: string, pointer: string): string | undefined {
  return file === 'location.json'
    ? locations[Number(keysOf(pointer)[0])]?.spaces[0]?.floor
    : undefined;
}

interface Trials {
  left: number;
  costly: number;
}

type Located = Pick<DoctorFinding, 'id' | 'file' | 'pointer'>;

function fixesOf(
  venue: Mvf,
  finding: Located,
  drafts: readonly FixDraft[],
  trials: Trials,
): DoctorFix[] {
  return drafts.flatMap(({ isCostly, isForMany, ...draft }) => {
    const fix = {
      id: `${finding.id} ${draft.kind}`,
      ...draft,
      apply: guarded(venue, finding, draft),
    };
    // Without a text there is nothing to try.
    if (fix.input !== undefined) return [fix];
    const isPaid = isCostly === true && isForMany !== true;
    if (trials.left <= 0 || (isPaid && trials.costly <= 0)) return [];
    trials.left -= 1;
    if (isPaid) trials.costly -= 1;
    return fix.apply(venue) === venue ? [] : [fix];
  });
}

/**
 * Applies a fix only where the finding still is: other edits may have moved another feature to its
 * pointer. An edit without an effect returns the same venue.
 */
function guarded(examined: Mvf, { file, pointer }: Located, fix: FixDraft): DoctorFix['apply'] {
  const [about] = referencesAt(examined, file, pointer);
  return (venue, text) => {
    if (referencesAt(venue, file, pointer)[0]?.id !== about?.id) return venue;
    const fixed = fix.apply(venue, text);
    return dequal(venue, fixed) ? venue : fixed;
  };
}
