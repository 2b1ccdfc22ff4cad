import { checkPath } from '../archive/checkPath.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { checkReferences } from '../check/checkReferences.ts';
import type { Mvf } from '../Mvf.ts';
import type { LossReport } from '../report/LossReport.ts';
import { stableJson } from '../stableJson.ts';
import type { BundleV1 } from './BundleV1.ts';
import { downgrade } from './downgrade.ts';
import { LossLog } from './LossLog.ts';
import { parseV1 } from './parseV1.ts';

/** What {@link writeMvfV1} returns. */
export interface WrittenV1 {
  /** The bundle, a zip archive. */
  readonly bytes: Uint8Array;
  /** What version 1 cannot hold, and what had to change. */
  readonly report: LossReport;
}

/**
 * Writes a venue as a bundle of format version 1, for programs that read no other. Version 1 holds
 * the core of a venue: floors, shapes, the walking graph, locations and categories. Styles, areas,
 * annotations, facades, floor images, enterprise records and language packs are left out, and the
 * report says so. Equal venues give equal bytes on every machine.
 *
 * @throws MvfError if the venue breaks the format
 * @example
 * ```ts
 * const { bytes, report } = writeMvfV1(readMvf(bundle));
 * for (const { count, what, message } of report.entries) console.log(count, what, message);
 * ```
 */
export function writeMvfV1(venue: Mvf): WrittenV1 {
  checkReferences(venue);
  const log = new LossLog();
  const bundle = downgrade(venue, log);
  const extras = Object.entries(bundle.extras);
  for (const [path] of extras) checkPath(path);
  const content = contentOf(bundle);
  parseV1({
    paths: [...content.keys()],
    json: (path) => content.get(path),
    bytes: () => new Uint8Array(),
  });
  const files = new Map(extras);
  const encoder = new TextEncoder();
  for (const [path, value] of content) files.set(path, encoder.encode(stableJson(value)));
  return { bytes: writeArchive(files), report: log.report() };
}

function contentOf(bundle: BundleV1): Map<string, unknown> {
  const content = new Map<string, unknown>([
    ['venue.geojson', collection([bundle.venue])],
    ['building.geojson', collection(bundle.buildings)],
  ]);
  for (const level of bundle.levels) {
    content.set(`levels/${level.properties.id}.geojson`, collection([level]));
  }
  for (const [folder, byLevel] of [
    ['space', bundle.spaces],
    ['obstruction', bundle.obstructions],
    ['opening', bundle.openings],
    ['node', bundle.nodes],
    ['connection', bundle.connections],
  ] as const) {
    for (const [level, features] of Object.entries(byLevel)) {
      content.set(`${folder}/${level}.geojson`, collection(features));
    }
  }
  for (const name of ['location', 'category'] as const) {
    const features = name === 'location' ? bundle.locations : bundle.categories;
    if (features.length > 0) content.set(`${name}.geojson`, collection(features));
  }
  return content;
}

function collection(features: readonly unknown[]): unknown {
  return { type: 'FeatureCollection', features };
}
