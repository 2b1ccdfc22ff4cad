import { writeArchive } from '../../archive/writeArchive.ts';
import type { Mvf } from '../../Mvf.ts';
import type { LossEntry } from '../../report/LossReport.ts';
import { writeMvf } from '../../writeMvf.ts';

/** Output formats of `mvf convert`. */
export const outputFormats = ['mvf-2', 'mvf-1', 'imdf', 'geojson'] as const;

/** One of {@link outputFormats}. */
export type OutputFormat = (typeof outputFormats)[number];

/** A venue in another format: an archive, its files, and the losses. */
export interface Exported {
  readonly bytes: Uint8Array;
  /** Individual files, for formats that are not archives. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  readonly entries: readonly LossEntry[];
}

/**
 * Writes a venue in a format; other writers than the usual one are loaded when they are used.
 * Rejects with {@link MvfError} for an invalid venue.
 */
export async function exportVenue(venue: Mvf, format: OutputFormat): Promise<Exported> {
  if (format === 'mvf-2') return { bytes: writeMvf(venue), entries: [] };
  if (format === 'mvf-1') {
    const { writeMvfV1 } = await import('../../v1/writeMvfV1.ts');
    const { bytes, report } = writeMvfV1(venue);
    return { bytes, entries: report.entries };
  }
  const { files, report } = await filesOf(venue, format);
  return { bytes: writeArchive(new Map(Object.entries(files))), files, entries: report.entries };
}

async function filesOf(venue: Mvf, format: 'imdf' | 'geojson') {
  if (format === 'imdf') {
    const { exportImdf } = await import('../../imdf/exportImdf.ts');
    return exportImdf(venue);
  }
  const { exportGeoJson } = await import('../../geojson/exportGeoJson.ts');
  return exportGeoJson(venue);
}
