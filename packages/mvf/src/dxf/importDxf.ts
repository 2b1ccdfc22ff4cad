import type { ReadLimits } from '../archive/ReadLimits.ts';
import type { GeoJsonFloor, GeoJsonOptions } from '../geojson/GeoJsonFloor.ts';
import { importGeoJson } from '../geojson/importGeoJson.ts';
import type { LayerRole } from '../layers/LayerRole.ts';
import { MvfError } from '../MvfError.ts';
import { LossLog } from '../report/LossLog.ts';
import type { Imported } from '../report/LossReport.ts';
import { type DrawingUnit, metersOfUnit, metersPerUnit } from './drawingScale.ts';
import type { DxfFloor } from './DxfFloor.ts';
import { expandBlocks, type Placed } from './expandBlocks.ts';
import { featuresOfDrawing, roomsOf } from './featuresOfDrawing.ts';
import { noteLayers, withoutRooms } from './layerNotes.ts';
import { LayerTable } from './LayerTable.ts';
import { noteLeftOut } from './noteLeftOut.ts';
import { openDrawing } from './openDrawing.ts';
import { placing } from './placing.ts';

/** Data that a DXF drawing does not contain. */
export interface DrawingOptions {
  /**
   * Roles of layers by name; a name that ends in `*` applies to all layers that begin with it.
   * Default: by common names, such as `A-WALL` and `RAUM`.
   */
  readonly layers?: Readonly<Record<string, LayerRole>>;
  /** Where the middle of the rooms is, `[longitude, latitude]`; default `[0, 0]`. */
  readonly center?: readonly [longitude: number, latitude: number];
  /** Unit of the drawing; default: from the drawing, otherwise by the size of its rooms. */
  readonly units?: DrawingUnit;
}

/** Options of {@link importDxf}. */
export interface DxfOptions
  extends DrawingOptions, Pick<GeoJsonOptions, 'name' | 'id' | 'time' | 'graph' | 'assumeDoors'> {
  /** Limits to change; only `maxJsonBytes` applies, to each drawing. */
  readonly limits?: Partial<ReadLimits>;
}

/** More than the largest airports have. */
const mostRooms = 20_000;
/**
 * Creates a venue from ASCII DXF drawings, one for each floor. Depending on their layers, closed
 * polylines become rooms, text in them their names, lines walls, and blocks and arcs doors. Rules:
 * `spec/imdf.md`, from DXF-01.
 *
 * @param floors lowest first, in the same coordinates
 * @throws MvfError if a drawing is damaged, or none of its layers has rooms
 * @example
 * ```ts
 * const floor = { file: 'ground.dxf', bytes: new Uint8Array(await file.arrayBuffer()) };
 * const { venue, report } = importDxf([floor], {
 *   center: [13.3777, 52.5163],
 *   layers: { 'Layer 7': 'room', 'XREF-*': 'ignore' },
 * });
 * ```
 */
export function importDxf(floors: readonly DxfFloor[], options: DxfOptions = {}): Imported {
  const { layers, center, units, limits, ...others } = options;
  const log = new LossLog();
  const table = new LayerTable(layers);
  const opened = floors.map((floor) => open(floor, table, limits, log));
  const all = opened.flatMap(({ placed }) => placed);
  const rooms = roomsOf(all, table);
  const file = floors[0]?.file ?? 'drawing.dxf';
  if (rooms.length === 0) throw withoutRooms(all, file);
  if (rooms.length > mostRooms) throw tooManyRooms(rooms.length, file);
  noteLayers(all, table, log);
  const drawing = opened[0]?.drawing ?? { unit: 0, isImperial: false };
  const meters = units === undefined ? metersPerUnit(rooms, drawing, log) : metersOfUnit[units];
  const toPosition = placing(rooms, { meters, center, file }, log);
  const geoJson = opened.map(({ floor, placed }): GeoJsonFloor => {
    const { features, leftOut } = featuresOfDrawing(placed, table, toPosition);
    noteLeftOut(leftOut, floor.file, log);
    const spaces = { type: 'FeatureCollection', features };
    return { spaces, file: floor.file, ...(floor.name !== undefined && { name: floor.name }) };
  });
  const { venue, report } = importGeoJson(geoJson, {
    ...others,
    properties: { id: 'id', name: 'name', kind: 'kind' },
    crs: 'EPSG:4326',
  });
  for (const entry of report.entries) log.add(entry);
  return { venue, report: log.report() };
}

function open(
  floor: DxfFloor,
  table: LayerTable,
  limits: Partial<ReadLimits> | undefined,
  log: LossLog,
) {
  const { file } = floor;
  const drawing = openDrawing(floor, limits);
  if (drawing.isCut) {
    const message = `${file} ends without EOF, so a part of it is missing. Copy or save it again.`;
    log.add({ effect: 'lost', what: 'end of a file', file, message });
  }
  const placed: readonly Placed[] = expandBlocks(drawing, table, file);
  return { floor, drawing, placed };
}

function tooManyRooms(count: number, file: string): MvfError {
  return new MvfError(
    'archive-too-large',
    `${file} has ${count} closed polylines on layers with rooms; expected at most ${mostRooms}. Leave out layers that have none: layers, or --layer <name>=ignore.`,
    { file },
  );
}
