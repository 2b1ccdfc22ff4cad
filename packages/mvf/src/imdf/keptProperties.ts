import type { Mvf } from '../Mvf.ts';
import { stableJson } from '../stableJson.ts';
import { type ImdfContext, idsIn } from './ImdfContext.ts';
import { isObject } from '../isObject.ts';
import { wantedId } from './importLevels.ts';
import { otherFilesFolder } from './keepOtherFiles.ts';
import type { ImdfFeature } from './readFeatures.ts';

/** The file of a bundle with the properties of IMDF that a venue has no place for. */
export const keptFile = `${otherFilesFolder}kept.json`;

/** Properties by type and id, and the outlines that a venue does not store. */
export interface KeptProperties {
  readonly properties: Readonly<Record<string, Readonly<Record<string, KeptValues>>>>;
  readonly features: Readonly<Record<string, readonly KeptFeature[]>>;
}

type KeptValues = Readonly<Record<string, unknown>>;

interface KeptFeature {
  readonly id: string;
  readonly geometry: unknown;
  readonly properties: KeptValues;
}

const labels = ['name', 'alt_name'];
const placed = [...labels, 'display_point', 'level_id'];

/** The properties of each type that a venue has a place for. */
const taken: Readonly<Record<string, readonly string[]>> = {
  venue: ['name', 'display_point'],
  level: ['name', 'short_name', 'ordinal', 'outdoor', 'building_ids'],
  building: labels,
  unit: [...placed, 'category', 'restriction', 'accessibility'],
  opening: [...labels, 'level_id', 'category', 'accessibility', 'access_control', 'door'],
  fixture: [...placed, 'category', 'anchor_id'],
  kiosk: [...placed, 'anchor_id'],
  section: [...placed, 'category', 'restriction', 'accessibility'],
  geofence: [...placed, 'category', 'restriction', 'accessibility'],
  amenity: [...labels, 'category', 'accessibility', 'unit_ids'],
  anchor: ['unit_id'],
  occupant: ['name', 'category', 'anchor_id', 'hours', 'phone', 'email', 'website'],
  relationship: ['category', 'direction', 'origin', 'intermediary', 'destination'],
};

/** Areas of both types are written as sections. */
const writtenAs: Readonly<Record<string, string>> = { geofence: 'section' };

/**
 * Content of the archive that a venue cannot represent, as a file of the bundle that the exporter
 * writes back; each property is noted.
 *
 * @param renamed ids of units that bear the name of their occupant
 */
export function keepProperties(
  context: ImdfContext,
  renamed: ReadonlySet<string>,
): Record<string, Uint8Array> {
  const properties: Record<string, Record<string, KeptValues>> = {};
  for (const type of Object.keys(taken)) {
    const name = writtenAs[type] ?? type;
    for (const feature of context.features(type)) {
      const values = leftoverOf(feature, type, context, renamed);
      if (Object.keys(values).length === 0) continue;
      properties[name] = { ...properties[name], [wantedId(feature)]: values };
    }
  }
  const features = keptOutlines(context);
  if (Object.keys(properties).length === 0 && Object.keys(features).length === 0) return {};
  return { [keptFile]: new TextEncoder().encode(stableJson({ properties, features })) };
}

function leftoverOf(
  feature: ImdfFeature,
  type: string,
  context: ImdfContext,
  renamed: ReadonlySet<string>,
): KeptValues {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(feature.properties)) {
    if (isNothing(key, value)) continue;
    const isRenamed = type === 'unit' && key === 'name' && renamed.has(feature.id);
    const isTaken = taken[type]?.includes(key) === true && !isRenamed;
    if (isTaken && !isUnread(feature, type, key, context)) continue;
    values[key] = value;
    if (!isRenamed) noteKept(feature, type, key, context);
  }
  return values;
}

function isNothing(key: string, value: unknown): boolean {
  if (value === null || value === '' || value === 'unspecified') return true;
  return key.startsWith('mvf_') || key === '__proto__';
}

/** Whether a name was not used because it is a placeholder. */
function isUnread(
  { properties, id }: ImdfFeature,
  type: string,
  key: string,
  context: ImdfContext,
): boolean {
  const isLabel = key === 'name' || key === 'alt_name' || key === 'short_name';
  return isLabel && type !== 'anchor' && context.labels.hasPlaceholder(properties[key], id);
}

function noteKept(feature: ImdfFeature, type: string, key: string, { log }: ImdfContext): void {
  const shown = key.slice(0, 60);
  log.add({
    effect: 'lost',
    what: `${type}: ${shown}`,
    file: feature.file,
    pointer: `${feature.pointer}/properties/${shown}`,
    message: `A venue cannot represent the property "${shown}", or its value is a placeholder; it is kept in ${keptFile}, and has no effect.`,
  });
}

/** The outline of the venue, and all footprints of buildings, with the ids of their stacks. */
function keptOutlines(context: ImdfContext): Record<string, KeptFeature[]> {
  const stackOf = new Map(context.features('building').map((one) => [one.id, wantedId(one)]));
  const venue = context.features('venue').slice(0, 1);
  const footprints = context.features('footprint');
  const kept = (feature: ImdfFeature, properties: KeptValues): KeptFeature[] => {
    const { polygons } = feature.shape;
    if (polygons.length === 0) return [];
    const [coordinates] = polygons;
    const geometry =
      polygons.length === 1
        ? { type: 'Polygon', coordinates }
        : { type: 'MultiPolygon', coordinates: polygons };
    return [{ id: wantedId(feature), geometry, properties }];
  };
  const lists = {
    venue: venue.flatMap((feature) => kept(feature, {})),
    footprint: footprints.flatMap((feature) => {
      const ids = idsIn(feature.properties, 'building_ids').map((id) => stackOf.get(id) ?? id);
      return kept(feature, { ...feature.properties, building_ids: ids });
    }),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

/** Reads the file back; a file of another shape is ignored. */
export function readKept({ extras }: Mvf): KeptProperties {
  const bytes = extras[keptFile];
  try {
    const content: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
    if (!isObject(content)) return { properties: {}, features: {} };
    const { properties, features } = content;
    return {
      properties: isObject(properties) ? (properties as KeptProperties['properties']) : {},
      features: isObject(features) ? (features as KeptProperties['features']) : {},
    };
  } catch {
    return { properties: {}, features: {} };
  }
}
