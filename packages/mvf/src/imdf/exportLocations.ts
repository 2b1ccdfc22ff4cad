import type { Mvf } from '../Mvf.ts';
import type { LocationRecord } from '../record-types/location.ts';
import type { Position } from '../record-types/geometry.ts';
import type { ShapeReference } from '../record-types/shapeReference.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import type { ImdfWriter } from './ImdfWriter.ts';
import { writeOsmHours } from './osmHours.ts';
import { unitAt } from './unitAt.ts';

/** Writes locations as occupants, each with an anchor in the first of its spaces. */
export function exportLocations(venue: Mvf, writer: ImdfWriter): void {
  for (const location of venue.locations) {
    if (amenityOf(location, venue) !== undefined) continue;
    const anchor = anchorOf(location, venue, writer);
    const { text: hours, lost } = writeOsmHours(location.openingHoursSpecification ?? []);
    const mail = location.links?.find(({ url }) => url.startsWith('mailto:'));
    writer.add('occupant', location.id, null, {
      name: writer.label(location.name, location.id, 'name'),
      category: categoryOf(location),
      anchor_id: anchor ?? null,
      hours: hours ?? null,
      phone: location.phone ?? null,
      email: mail?.url.slice('mailto:'.length) ?? null,
      website: location.website?.url ?? null,
      validity: null,
      correlation_id: externalIdOf(location),
    });
    writer.log.add({
      effect: 'lost',
      what: 'opening hours',
      count: lost,
      file: 'occupant.geojson',
      message: 'Opening hours that apply only between dates were left out.',
    });
    noteLostFields(location, writer);
  }
  writer.log.add({
    effect: 'changed',
    what: 'category',
    count: venue.categories.length,
    file: 'occupant.geojson',
    message:
      'Categories became words from their ids; their names, colors, and icons were left out.',
  });
}

/** Properties of the amenity that represents a location; empty if none does. */
export function amenityLocation(
  space: SpaceFeature,
  venue: Mvf,
  writer: ImdfWriter,
): Readonly<Record<string, unknown>> {
  const location = venue.locations.find(({ id }) => id === space.properties.id);
  if (location === undefined || amenityOf(location, venue) !== space) return {};
  const { text: hours } = writeOsmHours(location.openingHoursSpecification ?? []);
  return {
    mvf_location: true,
    name: writer.label(location.name, location.id, 'name'),
    hours: hours ?? null,
    phone: location.phone ?? null,
    website: location.website?.url ?? null,
    correlation_id: externalIdOf(location),
  };
}

/** The point of interest that an amenity of IMDF became, together with this location. */
function amenityOf({ id, spaces }: LocationRecord, venue: Mvf): SpaceFeature | undefined {
  const [first, second] = spaces;
  if (first?.id !== id || second !== undefined) return undefined;
  const space = venue.spaces[first.floor]?.find(({ properties }) => properties.id === id);
  return space?.geometry.type === 'Point' && space.properties.kind === 'poi' ? space : undefined;
}

/** The id in another system, unless it equals the feature's id. */
function externalIdOf({ id, externalId }: LocationRecord): string | null {
  return externalId === undefined || externalId === id ? null : externalId;
}

/** The category of a location: the id of its first category, without the prefix. */
function categoryOf({ categories }: LocationRecord): string {
  return (categories[0] ?? 'unspecified').replace(/^lcat_/, '') || 'unspecified';
}

function anchorOf(location: LocationRecord, venue: Mvf, writer: ImdfWriter): string | undefined {
  const [first] = location.spaces;
  const [fixture] = location.obstructions ?? [];
  if (first === undefined) return fixture && anchorOfFixture(fixture, venue, writer);
  const spaces = venue.spaces[first.floor] ?? [];
  const space = spaces.find(({ properties }) => properties.id === first.id);
  if (space === undefined) return undefined;
  const { geometry, properties } = space;
  const at =
    geometry.type === 'Point'
      ? geometry.coordinates
      : (properties.center ?? middleOf(geometry.coordinates[0] ?? []));
  const unit = geometry.type === 'Point' ? unitAt(spaces, geometry.coordinates) : properties.id;
  if (unit === undefined) return undefined;
  const id = `${location.id}-anchor`;
  writer.add(
    'anchor',
    id,
    { type: 'Point', coordinates: at },
    {
      address_id: null,
      unit_id: writer.uuid('unit', unit),
    },
  );
  return writer.uuid('anchor', id);
}

/** The anchor of a fixture, which is written once and shared by all its occupants. */
function anchorOfFixture(
  { id, floor }: ShapeReference,
  venue: Mvf,
  writer: ImdfWriter,
): string | undefined {
  const fixture = venue.obstructions[floor]?.find(({ properties }) => properties.id === id);
  if (fixture?.geometry.type !== 'Polygon') return undefined;
  const anchor = `${id}-anchor`;
  const uuid = writer.uuid('anchor', anchor);
  const at = middleOf(fixture.geometry.coordinates[0] ?? []);
  const unit = unitAt(venue.spaces[floor] ?? [], at);
  if (unit === undefined || writer.has('anchor', anchor)) return unit && uuid;
  const properties = { address_id: null, unit_id: writer.uuid('unit', unit) };
  writer.add('anchor', anchor, { type: 'Point', coordinates: at }, properties);
  return uuid;
}

function middleOf(ring: readonly Position[]): Position {
  const sum = ring.slice(1).reduce<Position>(([x, y], at) => [x + at[0], y + at[1]], [0, 0]);
  return [sum[0] / Math.max(1, ring.length - 1), sum[1] / Math.max(1, ring.length - 1)];
}

function noteLostFields(location: LocationRecord, { log }: ImdfWriter): void {
  const lost = {
    description: location.description,
    'second space': location.spaces.slice(1),
    'second category': location.categories.slice(1),
    'obstruction of a location': location.obstructions?.slice(location.spaces.length > 0 ? 0 : 1),
    link: location.links?.filter(({ url }) => !url.startsWith('mailto:')),
    'social page': location.social,
    logo: location.logo,
    icon: location.icon,
    picture: location.pictures,
    'search word': location.searchTags,
  };
  for (const [what, value] of Object.entries(lost)) {
    log.add({
      effect: 'lost',
      what,
      count: Array.isArray(value) ? value.length : Number(value !== undefined),
      file: 'occupant.geojson',
      message: `An IMDF occupant cannot have a ${what}; these were left out.`,
    });
  }
}
