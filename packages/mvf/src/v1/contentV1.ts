import { checkPath } from '../archive/checkPath.ts';
import { checkReferences } from '../reading-checks/checkReferences.ts';
import type { Mvf } from '../Mvf.ts';
import type { LossReport } from '../report/LossReport.ts';
import type { BundleV1 } from './BundleV1.ts';
import { downgrade } from './downgrade.ts';
import { LossLog } from '../report/LossLog.ts';
import { parseV1 } from './parseV1.ts';

/** The files of a bundle of version 1 before they are packed. */
export interface ContentV1 {
  /** JSON of the files that version 1 names, by path. */
  readonly json: ReadonlyMap<string, unknown>;
  /** Other files, path → bytes. */
  readonly extras: Readonly<Record<string, Uint8Array>>;
  /** Data that version 1 cannot represent, and data that had to change. */
  readonly report: LossReport;
}

/** Creates the version 1 files of a venue. Throws `MvfError` for anything that the reader would reject. */
export function contentV1(venue: Mvf): ContentV1 {
  checkReferences(venue);
  const log = new LossLog();
  const bundle = downgrade(venue, log);
  const { extras } = bundle;
  for (const path of Object.keys(extras)) checkPath(path);
  const json = jsonOf(bundle);
  parseV1({
    paths: [...json.keys()],
    json: (path) => json.get(path),
    bytes: () => new Uint8Array(),
  });
  return { json, extras, report: log.report() };
}

function jsonOf(bundle: BundleV1): Map<string, unknown> {
  const json = new Map<string, unknown>([
    ['venue.geojson', collection([bundle.venue])],
    ['building.geojson', collection(bundle.buildings)],
  ]);
  for (const level of bundle.levels) {
    json.set(`levels/${level.properties.id}.geojson`, collection([level]));
  }
  for (const [folder, byLevel] of [
    ['space', bundle.spaces],
    ['obstruction', bundle.obstructions],
    ['opening', bundle.openings],
    ['node', bundle.nodes],
    ['connection', bundle.connections],
  ] as const) {
    for (const [level, features] of Object.entries<readonly unknown[]>(byLevel)) {
      json.set(`${folder}/${level}.geojson`, collection(features));
    }
  }
  for (const [path, features] of [
    ['location.geojson', bundle.locations],
    ['category.geojson', bundle.categories],
  ] as const) {
    if (features.length > 0) json.set(path, collection(features));
  }
  return json;
}

function collection(features: readonly unknown[]): unknown {
  return { type: 'FeatureCollection', features };
}
