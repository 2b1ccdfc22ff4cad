import { readVenueFile, validate, writeMvf, type Finding, type Mvf } from '@mezzanine/mvf';
import type { MapNote, YourMap } from './YourMap.ts';

/**
 * Imports a file of any supported format, checks it, and writes a bundle for programs. Bundles stay
 * unchanged.
 *
 * @param file - file name
 * @throws MvfError if the file contains no map, is damaged, or exceeds a limit of the reader
 */
export function importMap(file: string, bytes: Uint8Array): Omit<YourMap, 'stamp'> {
  const { format, venue, report } = readVenueFile(bytes, { file });
  const isBundle = format === 'mvf-2' || format === 'mvf-1';
  const bundle = isBundle ? bytes : writeMvf(venue);
  return {
    venue: venue.manifest.name,
    file,
    fileBytes: bytes.byteLength,
    format,
    floors: venue.floors.length,
    spaces: Object.values(venue.spaces).flat().length,
    places: placesOf(venue),
    notes: [...report.entries.map(toNote), ...problemsOf(validate(venue))],
    // Copied, because the bytes can be part of a larger buffer.
    bundle: new Uint8Array(bundle).buffer,
  };
}

function placesOf({ locations, enterprise }: Mvf): number {
  return enterprise?.locations.length ?? locations.length;
}

function toNote({ effect, what, count, message }: Omit<MapNote, 'problem'>): MapNote {
  return { effect, what, count, message };
}

/** Problems that affect apps, one note per rule, without informational findings. */
function problemsOf(findings: readonly Finding[]): readonly MapNote[] {
  const notes = new Map<string, MapNote>();
  for (const { rule, severity, message, why } of findings) {
    if (severity === 'info') continue;
    const before = notes.get(rule);
    const note = before ?? {
      effect: 'problem',
      what: severity === 'error' ? 'Error' : 'Warning',
      count: 0,
      message: `${message} ${why}`,
    };
    notes.set(rule, { ...note, count: note.count + 1 });
  }
  return [...notes.values()];
}
