import type { IdMint } from '../imdf/IdMint.ts';
import { MvfError } from '../MvfError.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { AreaFeature } from '../record-types/area.ts';
import type { EntranceFeature } from '../record-types/entrance.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import type { Position } from '../record-types/geometry.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import { FloorReader } from './FloorReader.ts';
import type { GeoJsonOptions } from './GeoJsonFloor.ts';
import { hullOf } from './hullOf.ts';
import type { Building, OpenFloor } from './openFloors.ts';

/** A floor and its contents. */
export interface FloorContent {
  readonly floor: FloorFeature;
  readonly spaces: readonly SpaceFeature[];
  readonly obstructions: readonly ObstructionFeature[];
  readonly entrances: readonly EntranceFeature[];
  readonly areas: readonly AreaFeature[];
  /** Outlines of the floor in its file, and their names. */
  readonly outlines: readonly Position[][][];
  readonly outlineNames: readonly (string | undefined)[];
  readonly file: string;
  /** Its building, if the files have several. */
  readonly building?: Building;
  /** Whether our exporter wrote the floor. */
  readonly isExported: boolean;
}

/** State shared by the floors of an import. */
export interface FloorTools {
  readonly index: number;
  readonly options: GeoJsonOptions;
  readonly log: LossLog;
  readonly ids: { readonly floors: IdMint; readonly shapes: IdMint };
}

/** Reads one floor; undefined if it has no polygon. */
export function readFloor(open: OpenFloor, tools: FloorTools): FloorContent | undefined {
  const { options, log, ids } = tools;
  const props = propsOf(open, tools);
  const reader = new FloorReader(props.id, options.kinds ?? {}, log, ids.shapes);
  for (const { role, file, names, features } of open.files) {
    for (const { feature, index } of features) reader.read(feature, { role, file, names, index });
  }
  const content = reader.finish();
  const { outlines, positions } = content;
  if (positions.length === 0) return undefined;
  const coordinates = outlines.length > 0 ? outlines : [[hullOf(positions)]];
  const floor: FloorFeature = {
    type: 'Feature',
    geometry: polygonOrSeveral(coordinates),
    properties: props,
  };
  const { file, building, isExported } = open;
  return { ...content, floor, file, isExported, ...(building !== undefined && { building }) };
}

function propsOf(
  { id, name, elevation = Infinity }: OpenFloor,
  { ids, index }: FloorTools,
): FloorFeature['properties'] {
  return {
    id: ids.floors.mintForFile(id ?? `f_${index + 1}`),
    name: name ?? `Level ${index + 1}`,
    elevation: Number.isFinite(elevation) ? elevation : index,
  };
}

function polygonOrSeveral(coordinates: Position[][][]): FloorFeature['geometry'] {
  const [only, second] = coordinates;
  return only !== undefined && second === undefined
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates };
}

/** The error for files without a room. */
export function noPolygon(file: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} contains no polygon that could be a room or hallway; expected at least one. Check that it is a floor plan with polygons.`,
    { file, pointer: '/features' },
  );
}
