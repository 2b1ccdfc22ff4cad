import type { Mvf } from '../Mvf.ts';
import type { Finding } from './Finding.ts';
import { rules } from './rules.ts';
import { valueAt, venuePathOf, withValueAt } from './venuePath.ts';

/** What {@link applyFixes} did. */
export interface Fixed {
  /** The venue with the fixes; the one given is left as it was. */
  readonly venue: Mvf;
  /** The findings that are mended now. */
  readonly applied: readonly Finding[];
  /** The findings that need a person. */
  readonly left: readonly Finding[];
}

const mends = new Map(rules.map(({ id, mend }) => [id, mend]));

/**
 * Mends what can be mended without losing anything: winding, unclosed rings, repeated positions and
 * list entries, stray whitespace, control characters, and nodes that are centimeters off their
 * door. Ids, names and numbers stay. Applying it again changes nothing.
 *
 * @param findings what {@link validate} said about this venue; others are left
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

/** The venue with one finding mended; undefined if nothing changed. */
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
