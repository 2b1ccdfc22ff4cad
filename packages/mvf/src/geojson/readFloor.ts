import { defaultReadLimits } from '../archive/ReadLimits.ts';
import type { IdMint } from '../imdf/IdMint.ts';
import { isObject } from '../imdf/ImdfSource.ts';
import { MvfError } from '../MvfError.ts';
import { parseJson } from '../parseJson.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { AreaFeature } from '../record-types/area.ts';
import type { EntranceFeature } from '../record-types/entrance.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import type { Position } from '../record-types/geometry.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import { FloorReader } from './FloorReader.ts';
import type { GeoJsonFloor, GeoJsonInput, GeoJsonOptions } from './GeoJsonFloor.ts';
import { hullOf } from './hullOf.ts';
import { fixCoordinates } from './fixCoordinates.ts';
import { type PropertyNames, propertyNames } from './propertyNames.ts';

/** A floor and its contents. */
export interface FloorContent {
  readonly floor: FloorFeature;
  readonly spaces: readonly SpaceFeature[];
  readonly obstructions: readonly ObstructionFeature[];
  readonly entrances: readonly EntranceFeature[];
  readonly areas: readonly AreaFeature[];
}

/** State shared by the floors of an import. */
export interface FloorTools {
  readonly index: number;
  readonly options: GeoJsonOptions;
  readonly log: LossLog;
  readonly ids: { readonly floors: IdMint; readonly shapes: IdMint };
}

/** Reads one floor. Throws {@link MvfError}. */
export function readFloor(given: GeoJsonFloor, tools: FloorTools): FloorContent {
  const { options, log, ids, index } = tools;
  const base = given.file ?? `floor-${index + 1}.geojson`;
  const files = (['spaces', 'walls', 'doors'] as const).flatMap((role) => {
    const input = given[role];
    if (input === undefined && role !== 'spaces') return [];
    const file = role === 'spaces' ? base : `${base} (${role})`;
    return [{ role, file, content: parsed(input, file, options) }];
  });
  const fixed = fixCoordinates(files, log, options.crs);
  const props = propsOf(given, tellingOf(fixed[0]?.content), tools);
  const reader = new FloorReader(props.id, options.kinds ?? {}, log, ids.shapes);
  for (const { role, file, content } of fixed) {
    const features = featuresOf(content, file);
    const names: PropertyNames = propertyNames(features, options.properties);
    features.forEach((feature, i) => reader.read(feature, { role, file, names, index: i }));
  }
  const content = reader.finish();
  const { outlines, positions } = content;
  if (positions.length === 0) throw noPolygon(base);
  const coordinates = outlines.length > 0 ? outlines : [[hullOf(positions)]];
  const floor: FloorFeature = {
    type: 'Feature',
    geometry: polygonOrSeveral(coordinates),
    properties: props,
  };
  return { ...content, floor };
}

function propsOf(
  given: GeoJsonFloor,
  told: Telling,
  { ids, index }: FloorTools,
): FloorFeature['properties'] {
  const elevation = given.elevation ?? told.elevation ?? index;
  return {
    id: ids.floors.mintForFile(given.id ?? told.id ?? `f_${index + 1}`),
    name: given.name ?? told.name ?? `Level ${index + 1}`,
    elevation: Number.isFinite(elevation) ? elevation : index,
  };
}

function polygonOrSeveral(coordinates: Position[][][]): FloorFeature['geometry'] {
  const [only, second] = coordinates;
  return only !== undefined && second === undefined
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates };
}

function parsed(
  input: GeoJsonInput | undefined,
  file: string,
  { limits }: GeoJsonOptions,
): unknown {
  const most = limits?.maxJsonBytes ?? defaultReadLimits.maxJsonBytes;
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  if (!(bytes instanceof Uint8Array)) return bytes;
  if (bytes.byteLength > most) {
    throw new MvfError(
      'archive-too-large',
      `${file} has ${bytes.byteLength} bytes; expected at most ${most}. Raise limits.maxJsonBytes if you trust the file.`,
      { file },
    );
  }
  return parseJson(bytes, file);
}

function featuresOf(content: unknown, file: string): readonly unknown[] {
  const features = isObject(content) ? content['features'] : undefined;
  if (Array.isArray(features)) return features;
  throw new MvfError(
    'invalid-content',
    `${file} is not a GeoJSON FeatureCollection; expected an object with "type": "FeatureCollection" and an array "features". Export the floor as GeoJSON again.`,
    { file, pointer: '/features' },
  );
}

interface Telling {
  readonly id?: string;
  readonly name?: string;
  readonly elevation?: number;
}

/** The floor properties in the member that {@link exportGeoJson} writes. */
function tellingOf(content: unknown): Telling {
  const floor = isObject(content) ? content['floor'] : undefined;
  if (!isObject(floor)) return {};
  const { id, name, elevation } = floor;
  return {
    ...(typeof id === 'string' && id !== '' && { id: id.slice(0, 200) }),
    ...(typeof name === 'string' && { name: name.slice(0, 1000) }),
    ...(typeof elevation === 'number' && { elevation }),
  };
}

function noPolygon(file: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} contains no polygon that could be a room or hallway; expected at least one. Check that it is a floor plan with polygons.`,
    { file, pointer: '/features' },
  );
}
