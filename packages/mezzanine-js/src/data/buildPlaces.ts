import type { SpaceFeature, Steps } from '@mezzanine/mvf';
import {
  Area,
  Connection,
  Entrance,
  FloorImage,
  Obstruction,
  PointOfInterest,
  Space,
  type Annotation,
  type Category,
  type Floor,
  type Location,
} from './entities.ts';
import { makeAnnotations } from './buildAnnotations.ts';
import type { FloorContents } from './buildFloors.ts';
import { connectDoors, middleOf } from './connectDoors.ts';
import { Lists } from './Lists.ts';
import { notePlaces } from './LocationPlaces.ts';
import { areaOf } from '../polygon.ts';
import { centerOf, coordinateOf, ringsOf } from './shapeOf.ts';
import { locationsAt, type Site } from './Site.ts';

/** Connections that have steps, unless the venue says whether they are accessible. */
const CONNECTIONS_WITH_STEPS: ReadonlySet<string> = new Set(['stairs', 'escalator']);

/** Everything on the floors by floor id, in lists that are filled floor by floor. */
export class FloorPlaces {
  readonly spaces = new Lists<Space>();
  readonly obstructions = new Lists<Obstruction>();
  readonly entrances = new Lists<Entrance>();
  readonly areas = new Lists<Area>();
  readonly annotations = new Lists<Annotation>();
  readonly pointsOfInterest = new Lists<PointOfInterest>();
  readonly floorImages = new Lists<FloorImage>();

  /** The lists of a floor. */
  of(floorId: string): FloorContents {
    return {
      spaces: this.spaces.of(floorId),
      obstructions: this.obstructions.of(floorId),
      entrances: this.entrances.of(floorId),
      areas: this.areas.of(floorId),
      annotations: this.annotations.of(floorId),
      pointsOfInterest: this.pointsOfInterest.of(floorId),
      floorImages: this.floorImages.of(floorId),
    };
  }

  /** Creates everything on a floor. */
  *fill(site: Site, floor: Floor): Steps<void> {
    const { id } = floor;
    const { places } = site;
    for (const feature of site.mvf.spaces[id] ?? []) {
      const space = makeSpace(site, floor, feature);
      this.spaces.of(id).push(space);
      if (space.kind !== 'poi') continue;
      this.pointsOfInterest.of(id).push(makePointOfInterest(space, feature));
    }
    yield;
    const at = (shapeId: string) => locationsAt(site, shapeId);
    addAll(this.obstructions.of(id), makeObstructions(site, floor));
    addAll(this.entrances.of(id), makeEntrances(site, floor));
    addAll(this.areas.of(id), makeAreas(site, floor));
    addAll(this.annotations.of(id), makeAnnotations(site.mvf, floor, at));
    addAll(this.floorImages.of(id), makeFloorImages(site, floor));
    yield;
    yield* connectDoors(site, floor);
    yield;
    notePlaces(places.spaces, floor.spaces);
    notePlaces(places.obstructions, floor.obstructions);
    notePlaces(places.entrances, floor.entrances);
    notePlaces(places.areas, floor.areas);
    notePlaces(places.annotations, floor.annotations);
  }

  /** Freezes all lists. */
  freeze(): void {
    const { spaces, obstructions, entrances, areas } = this;
    const { annotations, pointsOfInterest, floorImages } = this;
    for (const lists of [spaces, obstructions, entrances, areas]) lists.freeze();
    for (const lists of [annotations, pointsOfInterest, floorImages]) lists.freeze();
  }
}

/** Stairs, elevators, and other connections, with the floors they serve sorted upward. */
export function makeConnections(site: Site, floors: readonly Floor[]): readonly Connection[] {
  const { mvf, nodes, directory, places } = site;
  const connections = mvf.connections.map((record) => {
    const { id, type: kind, accessible, details } = record;
    const own = record.nodes.flatMap((nodeId) => nodes.get(nodeId) ?? []);
    const floorIds = new Set(own.map((node) => node.properties.floor));
    const locations = directory.locationsOfConnection.get(id) ?? Object.freeze([]);
    return new Connection({
      id,
      kind,
      locations,
      name: details?.name || nameFrom(locations),
      isAccessible: accessible ?? !CONNECTIONS_WITH_STEPS.has(kind),
      floors: Object.freeze(floors.filter((floor) => floorIds.has(floor.id))),
      coordinates: Object.freeze(
        own.map(({ geometry, properties }) => coordinateOf(geometry.coordinates, properties.floor)),
      ),
    });
  });
  notePlaces(places.connections, connections);
  return Object.freeze(connections);
}

/** Adds one by one, because a floor may have more items than a call can have arguments. */
function addAll<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item);
}

function makeSpace(site: Site, floor: Floor, feature: SpaceFeature): Space {
  const { id, kind, externalId, details, metadata = {} } = feature.properties;
  const locations = locationsAt(site, id);
  return new Space({
    id,
    kind,
    externalId,
    floor,
    locations,
    metadata,
    name: details?.name || nameFrom(locations),
    description: details?.description,
    center: centerOf(feature, site.projection, floor.id),
    geometry: feature.geometry,
    areaSquareMeters: areaOf(ringsOf(feature, site.projection)),
    doors: site.doors.of(id),
    categories: categoriesOf(locations),
  });
}

function makePointOfInterest(space: Space, { properties }: SpaceFeature): PointOfInterest {
  const { id, name, floor, center, description, externalId, locations, categories } = space;
  const icon = properties.details?.icon ?? locations.find((location) => location.icon)?.icon;
  return new PointOfInterest({
    id,
    name,
    floor,
    center,
    space,
    description,
    icon,
    externalId,
    locations,
    categories,
  });
}

function makeObstructions(site: Site, floor: Floor): Obstruction[] {
  return (site.mvf.obstructions[floor.id] ?? []).map(({ geometry, properties }) => {
    const { id, kind, externalId } = properties;
    const locations = locationsAt(site, id);
    return new Obstruction({ id, kind, floor, geometry, externalId, locations });
  });
}

function makeEntrances(site: Site, floor: Floor): Entrance[] {
  return (site.mvf.entrances[floor.id] ?? []).map((feature) => {
    const { id, isExterior = false } = feature.properties;
    return new Entrance({
      id,
      floor,
      isExterior,
      geometry: feature.geometry,
      center: site.projection.toCoordinate(middleOf(feature, site.projection), floor.id),
      spaces: site.spacesOfDoor.of(id),
      locations: locationsAt(site, id),
    });
  });
}

function makeAreas(site: Site, floor: Floor): Area[] {
  return (site.mvf.areas[floor.id] ?? []).map((feature) => {
    const { id, externalId, details, metadata = {} } = feature.properties;
    const locations = locationsAt(site, id);
    return new Area({
      id,
      floor,
      externalId,
      locations,
      metadata,
      name: details?.name || nameFrom(locations),
      description: details?.description,
      center: centerOf(feature, site.projection, floor.id),
      geometry: feature.geometry,
      areaSquareMeters: areaOf(ringsOf(feature, site.projection)),
    });
  });
}

function makeFloorImages(site: Site, floor: Floor): FloorImage[] {
  return (site.mvf.floorImages[floor.id] ?? []).map(({ geometry, properties }) => {
    const { id, url, externalId, anchorId, details, metadata = {} } = properties;
    return new FloorImage({
      id,
      floor,
      url,
      externalId,
      anchorId,
      metadata,
      name: details?.name ?? '',
      description: details?.description,
      center: coordinateOf(geometry.coordinates, floor.id),
      widthMeters: properties.width,
      heightMeters: properties.height,
      rotationDegrees: properties.rotation,
      altitudeMeters: properties.verticalOffset ?? 0,
      opacity: properties.opacity ?? 1,
    });
  });
}

function nameFrom(locations: readonly Location[]): string {
  return locations.find(({ isHidden }) => !isHidden)?.name ?? '';
}

function categoriesOf(locations: readonly Location[]): readonly Category[] {
  return Object.freeze([...new Set(locations.flatMap((location) => location.categories))]);
}
