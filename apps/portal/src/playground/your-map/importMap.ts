import type { YourMap } from '@mezzanine/examples/your-map';
import { readVenueFile, validate, writeMvf, type LossReport } from '@mezzanine/mvf';
import { notesOf, placesOf } from '../../your-map/describeVenue.ts';

/**
 * Imports a file of any supported format, checks it, and writes a bundle for programs. Bundles stay
 * unchanged.
 *
 * @param file - file name
 * @param imported - report of another importer that created the bytes
 * @throws MvfError if the file contains no map, is damaged, or exceeds a limit of the reader
 */
export function importMap(
  file: string,
  bytes: Uint8Array,
  imported?: LossReport,
): Omit<YourMap, 'stamp'> {
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
    notes: notesOf(
      imported ?? report,
      validate(venue).map((finding) => ({ ...finding, code: finding.rule })),
    ),
    // Copied, because the bytes can be part of a larger buffer.
    bundle: new Uint8Array(bundle).buffer,
  };
}
