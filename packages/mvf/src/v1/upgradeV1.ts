import type { Mvf } from '../Mvf.ts';
import { emptyRecord } from '../emptyRecord.ts';
import { formatVersion } from '../parseManifest.ts';
import type { CategoryRecord } from '../record-types/category.ts';
import type { ConnectionRecord } from '../record-types/connection.ts';
import type { EntranceFeature } from '../record-types/entrance.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import type { FloorStackRecord } from '../record-types/floorStack.ts';
import type { LocationRecord } from '../record-types/location.ts';
import type { Manifest } from '../record-types/manifest.ts';
import type { NodeFeature } from '../record-types/node.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import type { BundleV1, ByLevel } from './BundleV1.ts';
import { type Fields, namesOf, namesToV2, pathInV2 } from './namesOf.ts';
import type { LocationV1Feature, ShapeReferenceV1 } from './schema/location.ts';
import type { NodeV1Feature } from './schema/node.ts';
import type { VenueV1Feature } from './schema/venue.ts';

/** For bundles without a creation time. */
const unknownTime = '1970-01-01T00:00:00Z';

/** Creates the shared model from a checked version 1 bundle (rules V1-40 to V1-48). */
export function upgradeV1(bundle: BundleV1): Mvf {
  const { levels } = bundle;
  const nodes = levels.flatMap(({ properties: { id } }) => bundle.nodes[id] ?? []);
  return {
    manifest: upgradeVenue(bundle.venue),
    floors: upgradeLevels(bundle),
    floorStacks: upgradeBuildings(bundle),
    spaces: upgradeSpaces(bundle),
    obstructions: upgradeObstructions(bundle),
    entrances: upgradeOpenings(bundle),
    connections: upgradeConnections(bundle),
    nodes: upgradeNodes(nodes),
    navigationFlags: nodes.some(({ properties }) => properties.accessible !== undefined)
      ? { accessible: { index: 0, bit: 0 } }
      : {},
    styles: {},
    locations: bundle.locations.map(locationUpgrade()),
    categories: bundle.categories.map(({ properties }): CategoryRecord => ({ ...properties })),
    areas: emptyFloors(levels),
    annotations: emptyFloors(levels),
    floorImages: emptyFloors(levels),
    annotationSymbols: {},
    facades: [],
    languagePacks: emptyRecord(),
    extras: upgradeExtras(bundle.extras),
  };
}

function emptyFloors(levels: BundleV1['levels']): Record<string, never[]> {
  const byFloor = emptyRecord<never[]>();
  for (const { properties } of levels) byFloor[properties.id] = [];
  return byFloor;
}

function upgradeVenue({ geometry, properties }: VenueV1Feature): Manifest {
  const { details, ...own } = properties;
  const { externalId, ...otherDetails } = details ?? {};
  const manifest = {
    time: unknownTime,
    ...namesToV2(namesOf.manifest)(own),
    center: geometry.coordinates,
    version: formatVersion,
    ...(externalId !== undefined && { externalId }),
    ...(Object.keys(otherDetails).length > 0 && { details: otherDetails }),
  };
  return manifest as unknown as Manifest;
}

interface AnyFeature {
  readonly properties: object;
}

/** The same feature with other properties; everything else is kept. */
function featureWith<F>(feature: AnyFeature, properties: Fields): F {
  return { ...feature, properties } as F;
}

function upgradeLevels({ levels }: BundleV1): FloorFeature[] {
  const rename = namesToV2(namesOf.floor);
  return levels.map((level) => featureWith(level, rename({ ...level.properties })));
}

function upgradeBuildings({ venue, buildings, levels }: BundleV1): FloorStackRecord[] {
  const rename = namesToV2(namesOf.floorStack);
  const listed = venue.properties.buildings;
  const ranks = new Map(listed.map((id, i) => [id, i]));
  const floorsOf = new Map<string, string[]>();
  for (const { properties } of levels) {
    const floors = floorsOf.get(properties.building) ?? [];
    floors.push(properties.id);
    floorsOf.set(properties.building, floors);
  }
  const rankOf = (id: string): number => ranks.get(id) ?? listed.length;
  return buildings
    .toSorted((a, b) => rankOf(a.properties.id) - rankOf(b.properties.id))
    .map(({ properties }) => {
      const floors = floorsOf.get(properties.id) ?? [];
      return { ...rename({ ...properties }), floors } as unknown as FloorStackRecord;
    });
}

/** Converts the features of each level to features of each floor. */
function upgradeFeatures<F extends AnyFeature, G>(
  byLevel: ByLevel<F>,
  properties: (feature: F) => Fields,
): Record<string, readonly G[]> {
  const byFloor = emptyRecord<readonly G[]>();
  for (const [level, features] of Object.entries(byLevel)) {
    byFloor[level] = features.map((feature) => featureWith<G>(feature, properties(feature)));
  }
  return byFloor;
}

function upgradeSpaces(bundle: BundleV1): Record<string, readonly SpaceFeature[]> {
  const rename = namesToV2(namesOf.space);
  const nodesBySpace = nodesOfOpenings(bundle);
  return upgradeFeatures(bundle.spaces, ({ geometry, properties }) => ({
    kind: geometry.type === 'Point' ? 'poi' : 'room',
    destinationNodes: [...(nodesBySpace.get(properties.id) ?? [])],
    ...rename({ ...properties }),
  }));
}

/** The nodes of the openings that name a space, by space. */
function nodesOfOpenings({ levels, openings }: BundleV1): Map<string, Set<string>> {
  const nodesBySpace = new Map<string, Set<string>>();
  for (const { properties } of levels.flatMap((level) => openings[level.properties.id] ?? [])) {
    const { node, spaces = [] } = properties;
    if (node === undefined) continue;
    for (const space of spaces) {
      const nodes = nodesBySpace.get(space) ?? new Set();
      nodesBySpace.set(space, nodes.add(node));
    }
  }
  return nodesBySpace;
}

function upgradeObstructions(bundle: BundleV1): Record<string, readonly ObstructionFeature[]> {
  const rename = namesToV2(namesOf.obstruction);
  return upgradeFeatures(bundle.obstructions, ({ geometry, properties }) => ({
    kind: geometry.type === 'LineString' ? 'wall' : 'obstruction',
    entrances: [],
    ...rename({ ...properties }),
  }));
}

function upgradeOpenings(bundle: BundleV1): Record<string, readonly EntranceFeature[]> {
  const rename = namesToV2(namesOf.entrance);
  return upgradeFeatures(bundle.openings, ({ properties }) => rename({ ...properties }));
}

function upgradeNodes(nodes: readonly NodeV1Feature[]): NodeFeature[] {
  const rename = namesToV2(namesOf.node);
  return nodes.map((node) => {
    const { accessible } = node.properties;
    const flags = accessible === undefined ? {} : { flags: [accessible ? 1 : 0] };
    return featureWith(node, { ...rename({ ...node.properties }), ...flags });
  });
}

/** One record for the features that a connection has on its levels. */
function upgradeConnections({ levels, connections }: BundleV1): ConnectionRecord[] {
  const rename = namesToV2(namesOf.connection);
  const byId = new Map<string, { record: Fields; nodes: string[]; seen: Set<string> }>();
  for (const { properties } of levels.flatMap((level) => connections[level.properties.id] ?? [])) {
    const { id, nodes } = properties;
    const known = byId.get(id);
    if (known) {
      known.nodes.push(...nodes.filter((node) => !known.seen.has(node)));
      for (const node of nodes) known.seen.add(node);
    } else {
      byId.set(id, { record: rename({ ...properties }), nodes: [...nodes], seen: new Set(nodes) });
    }
  }
  return [...byId.values()].map(
    ({ record, nodes }) => ({ ...record, nodes }) as unknown as ConnectionRecord,
  );
}

function locationUpgrade(): (location: LocationV1Feature) => LocationRecord {
  const rename = namesToV2(namesOf.location);
  const renameReference = namesToV2(namesOf.shapeReference);
  const references = (given: readonly ShapeReferenceV1[]): Fields[] =>
    given.map((reference) => renameReference({ ...reference }));
  return ({ properties }) => {
    const { spaces = [], obstructions, openings } = properties;
    const location = {
      categories: [],
      ...rename({ ...properties }),
      spaces: references(spaces),
      ...(obstructions && { obstructions: references(obstructions) }),
      ...(openings && { entrances: references(openings) }),
    };
    return location as unknown as LocationRecord;
  };
}

function upgradeExtras(extras: BundleV1['extras']): Record<string, Uint8Array> {
  const kept = emptyRecord<Uint8Array>();
  for (const [path, bytes] of Object.entries(extras)) kept[pathInV2(path)] = bytes;
  return kept;
}
