import type { MapNote } from '@mezzanine/examples/your-map';
import type { LossReport, Mvf } from '@mezzanine/mvf';

/** A problem of a venue, found by any check. */
interface Problem {
  /** Rule that it breaks. */
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly why: string;
}

/** Number of shops, rooms, and other places of a venue. */
export function placesOf({ locations, enterprise }: Mvf): number {
  return enterprise?.locations.length ?? locations.length;
}

/** What an import changed, and problems that affect apps: one note per rule, without informational ones. */
export function notesOf({ entries }: LossReport, problems: readonly Problem[]): readonly MapNote[] {
  const notes = new Map<string, MapNote>();
  for (const { code, severity, message, why } of problems) {
    if (severity === 'info') continue;
    const note = notes.get(code) ?? {
      effect: 'problem',
      what: severity === 'error' ? 'Error' : 'Warning',
      count: 0,
      message: `${message} ${why}`,
    };
    notes.set(code, { ...note, count: note.count + 1 });
  }
  return [
    ...entries.map(({ effect, what, count, message }) => ({ effect, what, count, message })),
    ...notes.values(),
  ];
}
