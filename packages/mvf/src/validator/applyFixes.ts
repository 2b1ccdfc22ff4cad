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
  /** The findings that need manual work. */
  readonly left: readonly Finding[];
}

const mends = new Map(rules.map(({ id, mend }) => [id, mend]));

/**
 * Fixes everything that can be fixed without losing data: winding order, open rings, repeated
 * positions and list entries, stray whitespace, control characters, and nodes that are centimeters
 * away from their door. Ids, names and numbers are not changed. Applying it again changes nothing.
 *
 * @param findings the findings of {@link validate} for this venue; other findings are ignored
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
    const mended = finding.isFixable ? mendOne(venue, finding) : undefined;
    if (mended !== undefined) {
      venue = mended;
      changed.add(place);
    }
    // The fix before it may have mended this too, as one of a text mends both its whitespace and
    // its control characters.
    if (mended !== undefined || (finding.isFixable && changed.has(place))) applied.push(finding);
    else left.push(finding);
  }
  return { venue, applied, left };
}

/** The venue with one finding fixed; undefined if nothing changed. */
function mendOne(venue: Mvf, { rule, file, pointer }: Finding): Mvf | undefined {
  const path = venuePathOf(file, pointer);
  const mend = mends.get(rule);
  if (path === undefined || mend === undefined) return undefined;
  const value = valueAt(venue, path);
  const mended = mend(value, { venue, file, pointer });
  return JSON.stringify(mended) === JSON.stringify(value)
    ? undefined
    : withValueAt(venue, path, mended);
}
