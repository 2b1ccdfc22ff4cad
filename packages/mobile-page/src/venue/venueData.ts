import type { Category, Coordinate, Link, Location, Space, Venue } from '@mezzanine/mezzanine-js';
import type { CategoryData, LocationData, SpaceData, VenueData } from '@mezzanine/mobile-protocol';

/** A venue as plain data. */
export function venueData(venue: Venue): VenueData {
  const { id, name, center, naturalBearingDegrees, timeZone, language } = venue;
  return {
    id,
    name,
    center: plain(center),
    naturalBearingDegrees,
    ...given({ timeZone, language: language?.code }),
    languages: venue.languages.map(({ code, name: own }) => ({ code, name: own })),
    floorStacks: venue.floorStacks.map((stack) => ({
      ...named(stack),
      shortName: stack.shortName,
      kind: stack.kind,
      floorIds: idsOf(stack.floors),
      defaultFloorId: stack.defaultFloor.id,
    })),
    floors: venue.floors.map((floor) => ({
      ...named(floor),
      shortName: floor.shortName,
      elevation: floor.elevation,
      heightMeters: floor.heightMeters,
      floorStackId: floor.floorStack.id,
    })),
    spaces: venue.spaces.map(spaceData),
    locations: venue.locations.map(locationData),
    categories: venue.categories.map(categoryData),
    ...placesData(venue),
  };
}

function placesData(venue: Venue) {
  return {
    connections: venue.connections.map((one) => ({
      ...named(one),
      kind: one.kind,
      isAccessible: one.isAccessible,
      floorIds: idsOf(one.floors),
      coordinates: one.coordinates.map(plain),
      locationIds: idsOf(one.locations),
    })),
    doors: venue.entrances.map((one) => ({
      id: one.id,
      floorId: one.floor.id,
      center: plain(one.center),
      isExterior: one.isExterior,
      spaceIds: idsOf(one.spaces),
      locationIds: idsOf(one.locations),
    })),
    pointsOfInterest: venue.pointsOfInterest.map((one) => ({
      ...placed(one),
      center: plain(one.center),
      spaceId: one.space.id,
      ...given({ icon: one.icon }),
    })),
    areas: venue.areas.map((one) => ({
      ...placed(one),
      center: plain(one.center),
      areaSquareMeters: one.areaSquareMeters,
    })),
    annotations: venue.annotations.map((one) => ({
      ...placed(one),
      group: one.group,
      kind: one.kind,
      coordinate: plain(one.coordinate),
      ...given({ icon: one.icon }),
    })),
  };
}

function spaceData(space: Space): SpaceData {
  return {
    ...placed(space),
    kind: space.kind,
    center: plain(space.center),
    areaSquareMeters: space.areaSquareMeters,
    doorIds: idsOf(space.doors),
    categoryIds: idsOf(space.categories),
    ...given({ metadataJson: jsonOf(space.metadata) }),
  };
}

function locationData(location: Location): LocationData {
  const { kind, amenity, externalId, description, phone, logo, icon, headerImage } = location;
  const { categories, primaryCategory, website, sortOrder } = location;
  const first = primaryCategory === undefined ? [] : [primaryCategory];
  const texts = { kind, amenity, externalId, description, phone, logo, icon, headerImage };
  return {
    ...named(location),
    shortName: location.shortName,
    ...given({ ...texts, sortOrder, parentId: location.parent?.id }),
    ...(website !== undefined && { website: linkData(website) }),
    categoryIds: [...new Set([...first, ...categories])].map(({ id }) => id),
    spaceIds: idsOf(location.spaces),
    coordinates: location.coordinates.map(plain),
    openingHours: location.openingHours.map(({ opens, closes, dayOfWeek, ...valid }) => ({
      opens,
      closes,
      days: dayOfWeek,
      ...given({ validFrom: valid.validFrom, validThrough: valid.validThrough }),
    })),
    links: location.links.map(linkData),
    social: location.social.map(linkData),
    pictures: location.pictures.map(({ url, altText }) => ({ url, altText })),
    tags: location.tags,
    isHidden: location.isHidden,
    ...given({ metadataJson: jsonOf(location.metadata) }),
  };
}

function categoryData(category: Category): CategoryData {
  const { externalId, icon, color, sortOrder, parent } = category;
  return {
    ...named(category),
    ...given({ externalId, icon, color, sortOrder, parentId: parent?.id }),
    locationIds: idsOf(category.locations),
  };
}

interface Placed {
  readonly id: string;
  readonly name: string;
  readonly floor: { readonly id: string };
  readonly externalId: string | undefined;
  readonly description: string | undefined;
  readonly locations: readonly Location[];
}

function placed({ id, name, floor, externalId, description, locations }: Placed) {
  const optional = given({ externalId, description });
  return { id, name, floorId: floor.id, ...optional, locationIds: idsOf(locations) };
}

function named({ id, name }: { readonly id: string; readonly name: string }) {
  return { id, name };
}

function linkData({ label, url }: Link) {
  return { label, url };
}

function idsOf(entities: readonly { readonly id: string }[]): readonly string[] {
  return entities.map(({ id }) => id);
}

function plain({ longitude, latitude, floorId }: Coordinate): Coordinate {
  return { longitude, latitude, ...given({ floorId }) };
}

function jsonOf(metadata: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(metadata).length === 0 ? undefined : JSON.stringify(metadata);
}

type Given<Fields> = { readonly [K in keyof Fields]?: NonNullable<Fields[K]> };

/** The fields that have a value. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<Fields>;
}
