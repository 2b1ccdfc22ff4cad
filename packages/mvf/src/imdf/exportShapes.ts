import { isDerived } from '../derive/deriveDrawing.ts';
import type { Mvf } from '../Mvf.ts';
import type { AreaFeature } from '../record-types/area.ts';
import type { Details } from '../record-types/details.ts';
import type { EntranceFeature } from '../record-types/entrance.ts';
import type { Polygon, Position } from '../record-types/geometry.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import {
  fixtureOfKind,
  kindOfFixture,
  kindOfUnit,
  roomCategories,
  unitOfKind,
} from './categories.ts';
import { addTo } from './ImdfContext.ts';
import { amenityLocation } from './exportLocations.ts';
import type { ImdfWriter } from './ImdfWriter.ts';
import { unitAt } from './unitAt.ts';

/** Writes spaces, obstructions, entrances, and areas of all floors. */
export function exportShapes(venue: Mvf, writer: ImdfWriter): void {
  const occupied = new Set(
    venue.locations.flatMap(({ spaces, obstructions }) =>
      spaces.length === 0 ? (obstructions?.[0]?.id ?? []) : [],
    ),
  );
  for (const { properties: floor } of venue.floors) {
    const level = writer.uuid('level', floor.id);
    const spaces = venue.spaces[floor.id] ?? [];
    exportUnits(spaces, level, writer);
    for (const space of spaces) {
      if (space.geometry.type === 'Point') exportAmenity(space, venue, { spaces, writer });
    }
    const fixtures = (venue.obstructions[floor.id] ?? []).filter((item) => !isDerived(item));
    for (const item of fixtures) {
      const { id } = item.properties;
      const anchor = occupied.has(id) ? writer.uuid('anchor', `${id}-anchor`) : null;
      exportFixture(item, { level, anchor }, writer);
    }
    for (const item of venue.entrances[floor.id] ?? []) exportOpening(item, level, writer);
    for (const area of venue.areas[floor.id] ?? []) exportSection(area, level, writer);
  }
}

function exportSection(
  { geometry, properties }: AreaFeature,
  level: string,
  writer: ImdfWriter,
): void {
  writer.add('section', properties.id, geometry, {
    ...labelsOf(properties.details, properties.id, writer),
    category: textOf(properties.metadata, 'category') ?? 'unspecified',
    ...limitsOf(properties.metadata),
    display_point: pointOf(properties.center),
    level_id: level,
    address_id: null,
    correlation_id: null,
    parents: null,
  });
}

function exportUnits(spaces: readonly SpaceFeature[], level: string, writer: ImdfWriter): void {
  const ids = new Set(spaces.map(({ properties }) => properties.id));
  const parts = new Map<string, Position[][][]>();
  for (const { geometry, properties } of spaces) {
    const whole = textOf(properties.metadata, 'partOf');
    if (geometry.type !== 'Polygon' || whole === undefined) continue;
    addTo(parts, whole, [geometry.coordinates]);
  }
  for (const { geometry, properties } of spaces) {
    const { id, metadata, kind } = properties;
    const isPart = ids.has(textOf(metadata, 'partOf') ?? '');
    // A facade represents a building, whose footprint is written separately.
    if (geometry.type !== 'Polygon' || isPart || kind === 'facade') continue;
    writer.add('unit', id, withParts(geometry, parts.get(id) ?? []), {
      ...labelsOf(properties.details, id, writer),
      ...categoryOf(properties),
      ...limitsOf(metadata),
      display_point: pointOf(properties.center),
      level_id: level,
    });
  }
}

/** Restrictions and accessibility of an entrance. */
function limitsOf(metadata: Record<string, unknown> | undefined): Record<string, unknown> {
  return {
    restriction: metadata?.['restriction'] ?? null,
    accessibility: metadata?.['accessibility'] ?? null,
  };
}

function withParts(first: Polygon, others: readonly Position[][][]): unknown {
  if (others.length === 0) return first;
  return { type: 'MultiPolygon', coordinates: [first.coordinates, ...others] };
}

function categoryOf({ kind, metadata }: SpaceFeature['properties']): Record<string, string> {
  const own = textOf(metadata, 'category');
  const category =
    own ?? (Object.hasOwn(unitOfKind, kind) ? unitOfKind[kind] : undefined) ?? 'room';
  const read = Object.hasOwn(kindOfUnit, category) ? kindOfUnit[category] : 'room';
  const isKept =
    read === kind && (kind !== 'room' || roomCategories.has(category) || own !== undefined);
  return { category, ...(!isKept && { mvf_kind: kind }) };
}

function exportAmenity(
  space: SpaceFeature,
  venue: Mvf,
  { spaces, writer }: { readonly spaces: readonly SpaceFeature[]; readonly writer: ImdfWriter },
): void {
  const { geometry, properties } = space;
  if (geometry.type !== 'Point') return;
  const unit = unitAt(spaces, geometry.coordinates);
  writer.add('amenity', properties.id, geometry, {
    ...labelsOf(properties.details, properties.id, writer),
    category: textOf(properties.metadata, 'category') ?? 'unspecified',
    accessibility: properties.metadata?.['accessibility'] ?? null,
    hours: null,
    phone: null,
    website: null,
    unit_ids: unit === undefined ? [] : [writer.uuid('unit', unit)],
    address_id: null,
    correlation_id: null,
    ...amenityLocation(space, venue, writer),
  });
}

function exportFixture(
  { geometry, properties }: ObstructionFeature,
  { level, anchor }: { readonly level: string; readonly anchor: string | null },
  writer: ImdfWriter,
): void {
  const { id, kind, details, center } = properties;
  if (geometry.type === 'LineString') {
    const message =
      'IMDF has no walls, because the borders of units represent them; lines were left out.';
    return writer.log.add({ effect: 'lost', what: 'wall', file: 'fixture.geojson', message });
  }
  if (kind === 'kiosk') {
    writer.add('kiosk', id, geometry, {
      ...labelsOf(details, id, writer),
      anchor_id: anchor,
      display_point: pointOf(center),
      level_id: level,
    });
    return;
  }
  const category =
    (Object.hasOwn(fixtureOfKind, kind) ? fixtureOfKind[kind] : undefined) ?? 'equipment';
  const read = Object.hasOwn(kindOfFixture, category) ? kindOfFixture[category] : category;
  writer.add('fixture', id, geometry, {
    ...labelsOf(details, id, writer),
    category,
    ...(read !== kind && { mvf_kind: kind }),
    anchor_id: anchor,
    display_point: pointOf(center),
    level_id: level,
  });
}

function exportOpening(
  { geometry, properties }: EntranceFeature,
  level: string,
  writer: ImdfWriter,
): void {
  const { id, kind, isExterior, metadata, details } = properties;
  const usual = isExterior === true ? 'pedestrian.principal' : 'pedestrian';
  const plain = { type: 'unspecified', automatic: false, material: null };
  writer.add('opening', id, geometry, {
    ...labelsOf(details, id, writer),
    category: textOf(metadata, 'category') ?? usual,
    accessibility: metadata?.['accessibility'] ?? null,
    access_control: metadata?.['access_control'] ?? null,
    door: metadata?.['door'] ?? (kind === 'opening' ? null : plain),
    display_point: null,
    level_id: level,
  });
}

function labelsOf(details: Details | undefined, id: string, writer: ImdfWriter) {
  if (details?.description !== undefined) {
    const message = 'IMDF has no descriptions; they were left out.';
    writer.log.add({ effect: 'lost', what: 'description', message });
  }
  return {
    name: writer.label(details?.name, id, 'name'),
    alt_name: writer.label(details?.shortName, id, 'shortName'),
  };
}

function pointOf(center: Position | undefined): unknown {
  return center === undefined ? null : { type: 'Point', coordinates: center };
}

function textOf(metadata: Record<string, unknown> | undefined, key: string): string | undefined {
  const value = metadata?.[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
