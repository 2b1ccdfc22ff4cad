import type { Mvf } from '../Mvf.ts';
import type { Finding, Severity } from './Finding.ts';
import type { Fault, Rule } from './Rule.ts';
import { rules } from './rules.ts';
import { surveyOf } from './survey/Survey.ts';

/** Options of {@link validate} and {@link validateBundle}. */
export interface ValidateOptions {
  /** Ids of rules (`TOPO-05`) or families (`TEXT`) to skip; default: none. */
  readonly skip?: readonly string[];
  /** Called before each rule with the number of completed rules and the total, for progress. */
  readonly onProgress?: (done: number, all: number) => void;
}

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/**
 * Validates a venue beyond what reading requires, for problems that affect apps: geometry, walking
 * graph, text, and size. Findings are sorted by severity, errors first, then by rule and file. The
 * result is deterministic.
 *
 * @example
 * ```ts
 * for (const { rule, severity, message } of validate(readMvf(bytes))) {
 *   console.log(severity, rule, message);
 * }
 * ```
 */
export function validate(venue: Mvf, options: ValidateOptions = {}): Finding[] {
  const survey = surveyOf(venue);
  const chosen = rules.filter(({ id, check }) => check !== undefined && !isSkipped(id, options));
  const findings = chosen.flatMap((rule, i) => {
    options.onProgress?.(i, chosen.length);
    return [...(rule.check?.(survey) ?? [])].map((fault) => findingOf(rule, fault));
  });
  return ordered(findings);
}

/** Whether the options skip the rule. */
export function isSkipped(id: string, { skip = [] }: ValidateOptions): boolean {
  const [family = ''] = id.split('-');
  return skip.includes(id) || skip.includes(family);
}

/** Errors first; the order within a severity is kept. */
export function ordered(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => ranks[a.severity] - ranks[b.severity]);
}

/** Adds the fields that all findings of a rule share. */
export function findingOf(rule: Rule, fault: Fault): Finding {
  const { id, severity, why, fix } = rule;
  const isFixable = rule.applyFix !== undefined && fault.isFixable !== false;
  return { rule: id, severity, ...fault, why, fix, isFixable };
}
