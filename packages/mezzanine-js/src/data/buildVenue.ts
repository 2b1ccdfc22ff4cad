import type { EntranceFeature, Mvf, NodeFeature, SpaceFeature } from '@mezzanine/mvf';
import { buildDirectory, type Directory } from './buildDirectory.ts';
import { buildFloors } from './buildFloors.ts';
import type { Category } from './Category.ts';
import { Connection } from './Connection.ts';
import type { Coordinate } from './Coordinate.ts';
import { Entrance } from './Entrance.ts';
import type { Floor } from './Floor.ts';
import { linkDoors, type DoorMiddle, type SpaceOutline } from './linkDoors.ts';
import { Lists } from './Lists.ts';
import { LocalProjection, type LocalPoint } from './LocalProjection.ts';
import type { Location } from './Location.ts';
import { Obstruction } from './Obstruction.ts';
import { areaOf, interiorPointOf, type LocalRings } from './polygon.ts';
import { Space } from './Space.ts';
import { Venue } from './Venue.ts';

/** Ways that have steps, where the venue does not say whether they are accessible. */
const CONNECTIONS_WITH_STEPS: ReadonlySet<string> = new Set(['stairs', 'escalator']);

/** What all steps of the building share. */
interface Site {
  readonly mvf: Mvf;
  readonly projection: LocalProjection;
  readonly nodes: ReadonlyMap<string, NodeFeature>;
  readonly directory: Directory;
  readonly doors: Lists<Entrance>;
  readonly spacesOfDoor: Lists<Space>;
  readonly spacesOfLocation: Lists<Space>;
}

/**
 * Makes the linked entities of a venue from what was read.
 *
 * @param mvf - a venue as `readMvf` returns it
 * @throws MezzanineError `invalid-venue` when it has no floor, or its categories form a ring
 */
export function buildVenue(mvf: Mvf): Venue {
  const [longitude = 0, latitude = 0] = mvf.manifest.center;
  const center: Coordinate = { longitude, latitude };
  const spacesOfLocation = new Lists<Space>();
  const site: Site = {
    mvf,
    projection: new LocalProjection(center),
    nodes: new Map(mvf.nodes.map((node) => [node.properties.id, node])),
    directory: buildDirectory(mvf, (id) => spacesOfLocation.of(id)),
    doors: new Lists(),
    spacesOfDoor: new Lists(),
    spacesOfLocation,
  };
  const spaces = new Lists<Space>();
  const obstructions = new Lists<Obstruction>();
  const entrances = new Lists<Entrance>();
  const { floors, floorStacks } = buildFloors(mvf, (id) => ({
    spaces: spaces.of(id),
    obstructions: obstructions.of(id),
    entrances: entrances.of(id),
  }));
  for (const floor of floors) {
    spaces.of(floor.id).push(...makeSpaces(site, floor));
    obstructions.of(floor.id).push(...makeObstructions(mvf, floor));
    entrances.of(floor.id).push(...makeEntrances(site, floor));
    connectDoors(site, floor);
  }
  const { doors, spacesOfDoor } = site;
  for (const lists of [spaces, obstructions, entrances, doors, spacesOfDoor, spacesOfLocation]) {
    lists.freeze();
  }
  const { map: id, name, naturalBearing = 0, tzid: timeZone } = mvf.manifest;
  const { locations, categories } = site.directory;
  return new Venue({
    ...{ id, name, center, timeZone, mvf, floors, floorStacks, locations, categories },
    naturalBearingDegrees: ((naturalBearing % 360) + 360) % 360,
    spaces: Object.freeze(floors.flatMap((floor) => floor.spaces)),
    obstructions: Object.freeze(floors.flatMap((floor) => floor.obstructions)),
    entrances: Object.freeze(floors.flatMap((floor) => floor.entrances)),
    connections: Object.freeze(makeConnections(site, floors)),
  });
}

function makeSpaces(site: Site, floor: Floor): Space[] {
  const { directory, projection, spacesOfLocation } = site;
  return (site.mvf.spaces[floor.id] ?? []).map((feature) => {
    const { id, kind, externalId, details, metadata = {} } = feature.properties;
    const locations = directory.locationsBySpaceId.get(id) ?? Object.freeze([]);
    const space = new Space({
      ...{ id, kind, externalId, floor, locations, metadata },
      name: details?.name || locations[0]?.name || '',
      description: details?.description,
      center: centerOf(feature, projection, floor.id),
      geometry: feature.geometry,
      areaSquareMetres: areaOf(ringsOf(feature, projection)),
      doors: site.doors.of(id),
      categories: categoriesOf(locations),
    });
    for (const location of new Set(locations)) spacesOfLocation.of(location.id).push(space);
    return space;
  });
}

function makeObstructions(mvf: Mvf, floor: Floor): Obstruction[] {
  return (mvf.obstructions[floor.id] ?? []).map(({ geometry, properties }) => {
    const { id, kind, externalId } = properties;
    return new Obstruction({ id, kind, floor, geometry, externalId });
  });
}

function makeEntrances(site: Site, floor: Floor): Entrance[] {
  return (site.mvf.entrances[floor.id] ?? []).map((feature) => {
    const { id, isExterior = false } = feature.properties;
    return new Entrance({
      ...{ id, floor, isExterior },
      geometry: feature.geometry,
      center: site.projection.toCoordinate(middleOf(feature, site.projection), floor.id),
      spaces: site.spacesOfDoor.of(id),
    });
  });
}

/** A door belongs to the spaces whose boundary it stands on, and to those its node names. */
function connectDoors(site: Site, floor: Floor): void {
  const { projection, doors, spacesOfDoor } = site;
  const features = site.mvf.spaces[floor.id] ?? [];
  const entranceFeatures = site.mvf.entrances[floor.id] ?? [];
  const outlines = features
    .map((feature): SpaceOutline => ({
      id: feature.properties.id,
      rings: ringsOf(feature, projection),
    }))
    .filter(({ rings }) => rings.length > 0);
  const middles = entranceFeatures.map((feature): DoorMiddle => ({
    id: feature.properties.id,
    middle: middleOf(feature, projection),
  }));
  const entrancesById = new Map(floor.entrances.map((entrance) => [entrance.id, entrance]));
  const spacesById = new Map(floor.spaces.map((space) => [space.id, space]));
  const pairs = [...linkDoors(outlines, middles), ...pairsByNode(site, entranceFeatures, features)];
  const seen = new Set<string>();
  for (const [doorId, spaceId] of pairs) {
    const [door, space] = [entrancesById.get(doorId), spacesById.get(spaceId)];
    const pair = JSON.stringify([doorId, spaceId]);
    if (!door || !space || seen.has(pair)) continue;
    seen.add(pair);
    doors.of(spaceId).push(door);
    spacesOfDoor.of(doorId).push(space);
  }
}

function pairsByNode(
  { nodes }: Site,
  entrances: readonly EntranceFeature[],
  spaces: readonly SpaceFeature[],
): (readonly [doorId: string, spaceId: string])[] {
  const spacesByNode = new Lists<string>();
  for (const { properties } of spaces) {
    for (const node of properties.destinationNodes) spacesByNode.of(node).push(properties.id);
  }
  return entrances.flatMap(({ properties: { id, node } }) => {
    if (node === undefined) return [];
    const named = nodes.get(node)?.properties.space ?? [];
    return [...spacesByNode.of(node), ...[named].flat()].map((spaceId) => [id, spaceId] as const);
  });
}

function makeConnections({ mvf, nodes }: Site, floors: readonly Floor[]): Connection[] {
  return mvf.connections.map((record) => {
    const { id, type: kind, accessible, details } = record;
    const own = record.nodes.flatMap((nodeId) => nodes.get(nodeId) ?? []);
    const floorIds = new Set(own.map((node) => node.properties.floor));
    return new Connection({
      ...{ id, kind },
      name: details?.name ?? '',
      isAccessible: accessible ?? !CONNECTIONS_WITH_STEPS.has(kind),
      floors: Object.freeze(floors.filter((floor) => floorIds.has(floor.id))),
      coordinates: Object.freeze(
        own.map(({ geometry, properties }) => toCoordinate(geometry.coordinates, properties.floor)),
      ),
    });
  });
}

function categoriesOf(locations: readonly Location[]): readonly Category[] {
  return Object.freeze([...new Set(locations.flatMap((location) => location.categories))]);
}

function centerOf(feature: SpaceFeature, projection: LocalProjection, floorId: string): Coordinate {
  const { geometry, properties } = feature;
  if (properties.center) return toCoordinate(properties.center, floorId);
  if (geometry.type === 'Point') return toCoordinate(geometry.coordinates, floorId);
  return projection.toCoordinate(interiorPointOf(ringsOf(feature, projection)), floorId);
}

function toCoordinate(position: readonly number[], floorId: string): Coordinate {
  const [longitude = 0, latitude = 0] = position;
  return { longitude, latitude, floorId };
}

function ringsOf({ geometry }: SpaceFeature, projection: LocalProjection): LocalRings {
  if (geometry.type === 'Point') return [];
  return geometry.coordinates.map((ring) => ring.map((position) => projection.toLocal(position)));
}

/** The point half way along the line. */
function middleOf({ geometry }: EntranceFeature, projection: LocalProjection): LocalPoint {
  const points = geometry.coordinates.map((position) => projection.toLocal(position));
  const lengths = points.map(([x, y], i) => {
    const [beforeX, beforeY] = points[i - 1] ?? [x, y];
    return Math.hypot(x - beforeX, y - beforeY);
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [i, length] of lengths.entries()) {
    const [before, point] = [points[i - 1], points[i]];
    if (before && point && length > 0 && left <= length) {
      const part = left / length;
      return [before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])];
    }
    left -= length;
  }
  return points[0] ?? [0, 0];
}
