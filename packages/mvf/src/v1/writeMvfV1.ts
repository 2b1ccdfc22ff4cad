import { writeArchive } from '../archive/writeArchive.ts';
import type { Mvf } from '../Mvf.ts';
import type { LossReport } from '../report/LossReport.ts';
import { stableJson } from '../stableJson.ts';
import { contentV1 } from './contentV1.ts';

/** The result of {@link writeMvfV1}. */
export interface WrittenV1 {
  /** The bundle, a zip archive. */
  readonly bytes: Uint8Array;
  /** Data that version 1 cannot represent, and data that had to change. */
  readonly report: LossReport;
}

/**
 * Writes a venue as a bundle of format version 1, for programs that read only this version. Version
 * 1 contains the core of a venue: floors, shapes, the walking graph, locations, and categories.
 * Styles, areas, annotations, facades, floor images, enterprise records and language packs are left
 * out, and the report says so. Equal venues produce equal bytes on every machine.
 *
 * @throws MvfError if the venue breaks the format
 * @example
 * ```ts
 * const { bytes, report } = writeMvfV1(readMvf(bundle));
 * for (const { count, what, message } of report.entries) console.log(count, what, message);
 * ```
 */
export function writeMvfV1(venue: Mvf): WrittenV1 {
  const { json, extras, report } = contentV1(venue);
  const files = new Map(Object.entries(extras));
  const encoder = new TextEncoder();
  for (const [path, value] of json) files.set(path, encoder.encode(stableJson(value)));
  return { bytes: writeArchive(files), report };
}
