import { defaultReadLimits, type ReadLimits } from '../archive/ReadLimits.ts';
import { importGeoJson } from '../geojson/importGeoJson.ts';
import type { GeoJsonOptions } from '../geojson/GeoJsonFloor.ts';
import { isObject } from '../isObject.ts';
import { MvfError } from '../MvfError.ts';
import { parseJson } from '../parseJson.ts';
import { LossLog } from '../report/LossLog.ts';
import type { Imported } from '../report/LossReport.ts';
import { elementsOf } from './elementsOf.ts';
import { featureOf, isBuilding, type OsmFeature } from './featureOf.ts';
import { indoorBuildings } from './indoorBuildings.ts';
import type { OsmData, OsmElement, OsmGeometry } from './OsmElement.ts';
import { readOsmJson, tagsOf } from './readOsmJson.ts';
import { readOsmXml } from './readOsmXml.ts';

/** Options of {@link importOsm}. */
export interface OsmOptions extends Pick<GeoJsonOptions, 'id' | 'time' | 'graph' | 'assumeDoors'> {
  /** Display name of the venue; default: the name of the building, otherwise `Venue`. */
  readonly name?: string;
  /** Name of the file, for messages; default `map.osm`. */
  readonly file?: string;
  /** Limits to change; only `maxJsonBytes` applies, including to XML. */
  readonly limits?: Partial<ReadLimits>;
}

/**
 * Creates a venue from OpenStreetMap data with Simple Indoor Tagging: `.osm` XML, JSON of the Overpass
 * API, or GeoJSON that was generated from them. Rules: `spec/imdf.md`, from OSM-01.
 *
 * @param input the file as bytes or text
 * @throws MvfError if it is not OpenStreetMap data, or contains no indoor areas
 * @example
 * ```ts
 * const { venue, report } = importOsm(await file.arrayBuffer(), { file: file.name });
 * ```
 */
export function importOsm(
  input: ArrayBuffer | Uint8Array | string,
  options: OsmOptions = {},
): Imported {
  const { file = 'map.osm', ...others } = options;
  const log = new LossLog();
  const elements = readElements(bytesOf(input, file, options.limits), file, log);
  const { mapped, nameOf } = indoorBuildings(elements);
  const features = elements.flatMap((element) => {
    if (mapped.size > 0 && isBuilding(element) && !mapped.has(element.id)) {
      const message =
        'Buildings without an indoor map, next to others with one, were left out, as they have no rooms.';
      log.add({ effect: 'lost', what: 'building without rooms', file, message });
      return [];
    }
    const classified = featureOf(element);
    if ('feature' in classified) {
      const building = mapped.size > 1 ? nameOf.get(element.id) : undefined;
      return [building === undefined ? classified.feature : within(classified.feature, building)];
    }
    const message = `Elements of OpenStreetMap that are not part of an indoor map, such as ${element.id}, were left out.`;
    log.add({ effect: 'lost', what: classified.lost, file, message });
    return [];
  });
  const building = elements.find(
    (element) => isBuilding(element) && (mapped.size === 0 || mapped.has(element.id)),
  );
  const usual = mapped.size > 1 ? undefined : building?.tags['name'];
  const name = options.name ?? usual ?? 'Venue';
  const spaces = { type: 'FeatureCollection', features };
  const { venue, report } = importGeoJson([{ spaces, file }], {
    crs: 'EPSG:4326',
    ...others,
    name,
    properties: { id: 'id', name: 'name', kind: 'kind', level: 'level', building: 'building' },
  });
  for (const entry of report.entries) log.add(entry);
  return { venue, report: log.report() };
}

/** The feature with the name of its building. */
function within(feature: OsmFeature, building: string): OsmFeature {
  return { ...feature, properties: { ...feature.properties, building } };
}

function bytesOf(
  input: ArrayBuffer | Uint8Array | string,
  file: string,
  limits: Partial<ReadLimits> = {},
): Uint8Array {
  const bytes =
    typeof input === 'string'
      ? new TextEncoder().encode(input)
      : input instanceof Uint8Array
        ? input
        : new Uint8Array(input);
  const most = limits.maxJsonBytes ?? defaultReadLimits.maxJsonBytes;
  if (bytes.byteLength <= most) return bytes;
  throw new MvfError(
    'archive-too-large',
    `${file} has ${bytes.byteLength} bytes; expected at most ${most}. Raise limits.maxJsonBytes if you trust the file.`,
    { file },
  );
}

function readElements(bytes: Uint8Array, file: string, log: LossLog): OsmElement[] {
  const start = new TextDecoder().decode(bytes.subarray(0, 256)).trimStart();
  if (start.startsWith('<')) {
    const text = new TextDecoder().decode(bytes);
    return elementsOf(withDoorLevels(readOsmXml(text, file)), file, log);
  }
  const content = parseJson(bytes, file);
  if (isObject(content) && Array.isArray(content['features'])) {
    return content['features'].flatMap((feature: unknown, i) => elementOfGeoJson(feature, i) ?? []);
  }
  return elementsOf(withDoorLevels(readOsmJson(content, file)), file, log);
}

const aboutFeature = new Set(
  'id timestamp version changeset user uid meta relations tainted geometry'
    .split(' ')
    .flatMap((key) => [key, `@${key}`]),
);

/** A feature of GeoJSON that was generated from OpenStreetMap data, with its tags flat or in `tags`. */
function elementOfGeoJson(feature: unknown, index: number): OsmElement | undefined {
  if (!isObject(feature) || !isObject(feature['properties'])) return undefined;
  const { properties, geometry } = feature as {
    properties: Record<string, unknown>;
    geometry: unknown;
  };
  const given = isObject(properties['tags']) ? properties['tags'] : properties;
  const tags = Object.fromEntries(
    Object.entries(tagsOf(given)).filter(([key]) => !aboutFeature.has(key)),
  );
  const id = feature['id'] ?? properties['id'] ?? properties['@id'];
  const isKnown = isObject(geometry) && geometryTypes.has(String(geometry['type']));
  const isOnlyCorner = Object.keys(tags).every((key) => key === 'level' || key === 'repeat_on');
  if (!isKnown || (isOnlyCorner && geometry['type'] === 'Point')) return undefined;
  const name = typeof id === 'string' || typeof id === 'number' ? String(id) : `feature/${index}`;
  return { id: name, tags, geometry: geometry as unknown as OsmGeometry };
}

const geometryTypes = new Set(['Point', 'LineString', 'Polygon', 'MultiPolygon']);

/** Gives doors without a level the level of the rooms on whose border they are. */
function withDoorLevels(data: OsmData): OsmData {
  const levels = new Map<string, Set<string>>();
  for (const { nodes, tags } of data.ways.values()) {
    const { level } = tags;
    if (level === undefined || tags['indoor'] === undefined) continue;
    for (const id of nodes) {
      const own = levels.get(id) ?? new Set();
      levels.set(id, own.add(level));
    }
  }
  for (const [id, node] of data.nodes) {
    const isDoor = node.tags['door'] !== undefined || node.tags['entrance'] !== undefined;
    const own = [...(levels.get(id) ?? [])];
    if (!isDoor || own.length === 0 || node.tags['level'] !== undefined) continue;
    data.nodes.set(id, { ...node, tags: { ...node.tags, level: own.join(';') } });
  }
  return data;
}
