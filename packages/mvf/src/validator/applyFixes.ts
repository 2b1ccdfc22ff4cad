import type { Mvf } from '../Mvf.ts';
import type { Finding } from './Finding.ts';
import { rules } from './rules.ts';
import { valueAt, venuePathOf, withValueAt } from './venuePath.ts';

/** Result of {@link applyFixes}. */
export interface Fixed {
  /** The fixed venue; the input is not changed. */
  readonly venue: Mvf;
  /** The fixed findings. */
  readonly applied: readonly Finding[];
  /** All other findings; they need manual work. */
  readonly left: readonly Finding[];
}

const fixes = new Map(rules.map(({ id, applyFix }) => [id, applyFix]));

/**
 * Fixes everything that can be fixed without losing data: winding order, open rings, repeated
 * positions and list entries, stray whitespace, control characters, and nodes that are centimeters
 * away from their door. Ids, names, and numbers are not changed. Applying it again changes nothing.
 *
 * @param findings the findings of {@link validate} for this venue; findings that do not apply to it
 *   are returned in `left`
 * @example
 * ```ts
 * const { venue, left } = applyFixes(given, validate(given));
 * ```
 */
export function applyFixes(given: Mvf, findings: readonly Finding[]): Fixed {
  let venue = given;
  const applied: Finding[] = [];
  const left: Finding[] = [];
  const changed = new Set<string>();
  for (const finding of findings) {
    const place = `${finding.file}#${finding.pointer}`;
    const fixed = finding.isFixable ? fixOne(venue, finding) : undefined;
    if (fixed !== undefined) {
      venue = fixed;
      changed.add(place);
    }
    // The previous fix may have covered this: a text fix removes both stray whitespace and control
    // characters.
    if (fixed !== undefined || (finding.isFixable && changed.has(place))) applied.push(finding);
    else left.push(finding);
  }
  return { venue, applied, left };
}

/** The venue with one finding fixed; undefined if nothing changed. */
function fixOne(venue: Mvf, { rule, file, pointer }: Finding): Mvf | undefined {
  const path = venuePathOf(file, pointer);
  const applyFix = fixes.get(rule);
  if (path === undefined || applyFix === undefined) return undefined;
  const value = valueAt(venue, path);
  const fixed = applyFix(value, { venue, file, pointer });
  return JSON.stringify(fixed) === JSON.stringify(value)
    ? undefined
    : withValueAt(venue, path, fixed);
}
