import type { Mvf } from '../Mvf.ts';
import { noteLost } from '../report/noteLost.ts';
import type { LossReport } from '../report/LossReport.ts';
import { exportFloors } from './exportFloors.ts';
import { exportLocations } from './exportLocations.ts';
import { exportShapes } from './exportShapes.ts';
import { exportConnections } from './exportConnections.ts';
import { ImdfWriter } from './ImdfWriter.ts';
import { otherFilesFolder } from './keepOtherFiles.ts';
import { keptFile } from './keptProperties.ts';

/** Files in another format, by path. */
export interface Exported {
  /** The bytes of each file, by its path. */
  readonly files: Record<string, Uint8Array>;
  /** Data that the other format cannot store. */
  readonly report: LossReport;
}

/**
 * Writes a venue as the files of an IMDF 1.0 archive. Rules: `spec/imdf.md`, from IMDF-30.
 *
 * @example
 * ```ts
 * const { files, report } = exportImdf(venue);
 * await writeFile('unit.geojson', files['unit.geojson']);
 * ```
 */
export function exportImdf(venue: Mvf): Exported {
  const writer = new ImdfWriter(venue);
  exportFloors(venue, writer);
  exportShapes(venue, writer);
  exportConnections(venue, writer);
  exportLocations(venue, writer);
  noteLost(writer.log, 'IMDF', {
    nodes: venue.nodes.length,
    styles: Object.keys(venue.styles).length,
    annotations: Object.values(venue.annotations).flat().length,
    'floor images': Object.values(venue.floorImages).flat().length,
    'enterprise records': venue.enterprise === undefined ? 0 : 1,
    files: Object.keys(venue.extras).filter((path) => !path.startsWith(otherFilesFolder)).length,
  });
  const others = Object.entries(venue.extras).flatMap(([path, bytes]) =>
    path.startsWith(otherFilesFolder) && path !== keptFile
      ? [[path.slice(otherFilesFolder.length), bytes] as const]
      : [],
  );
  return {
    files: { ...Object.fromEntries(others), ...writer.files() },
    report: writer.log.report(),
  };
}
