import { writeArchive } from '../../archive/writeArchive.ts';
import { exportGeoJson } from '../../geojson/exportGeoJson.ts';
import { exportImdf } from '../../imdf/exportImdf.ts';
import type { Mvf } from '../../Mvf.ts';
import type { LossEntry } from '../../report/LossReport.ts';
import { writeMvfV1 } from '../../v1/writeMvfV1.ts';
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

/** Writes a venue in a format. Throws {@link MvfError} for an invalid venue. */
export function exportVenue(venue: Mvf, format: OutputFormat): Exported {
  if (format === 'mvf-2') return { bytes: writeMvf(venue), entries: [] };
  if (format === 'mvf-1') {
    const { bytes, report } = writeMvfV1(venue);
    return { bytes, entries: report.entries };
  }
  const { files, report } = format === 'imdf' ? exportImdf(venue) : exportGeoJson(venue);
  return { bytes: writeArchive(new Map(Object.entries(files))), files, entries: report.entries };
}
