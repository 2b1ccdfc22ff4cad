import type { Mvf } from '../Mvf.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import { idsIn } from './ImdfContext.ts';
import type { ImdfWriter } from './ImdfWriter.ts';

/** Writes venue, buildings with their footprints, and levels. */
export function exportFloors(venue: Mvf, writer: ImdfWriter): void {
  const { manifest, floors, floorStacks } = venue;
  const outline = floors.find(({ properties }) => isOutdoor(venue, properties.id)) ?? floors[0];
  const [kept] = writer.kept.features['venue'] ?? [];
  writer.add('venue', manifest.map, kept?.geometry ?? outline?.geometry ?? null, {
    category: 'unspecified',
    restriction: null,
    name: writer.label(manifest.name, manifest.map, 'name'),
    alt_name: null,
    hours: null,
    phone: null,
    website: null,
    display_point: { type: 'Point', coordinates: manifest.center },
    address_id: null,
  });
  writer.log.add({
    effect: 'lost',
    what: 'address',
    file: 'venue.geojson',
    message:
      'IMDF requires the address of the venue, which a bundle does not contain. Add address.geojson before you submit the archive.',
  });
  for (const stack of floorStacks) {
    if (stack.type === 'Outdoor') continue;
    const own = floors.filter(({ properties }) => stack.floors.includes(properties.id));
    const ground = [...own].sort((a, b) => away(a) - away(b))[0];
    writer.add('building', stack.id, null, {
      category: 'unspecified',
      restriction: null,
      name: writer.label(stack.name, stack.id, 'name'),
      alt_name: writer.label(stack.shortName, stack.id, 'shortName'),
      display_point: null,
      address_id: null,
    });
    if (ground === undefined || exportKeptFootprints(stack.id, writer)) continue;
    writer.add('footprint', `${stack.id}-ground`, ground.geometry, {
      category: 'ground',
      name: null,
      building_ids: [writer.uuid('building', stack.id)],
    });
  }
  for (const floor of floors) exportLevel(floor, venue, writer);
}

/** Writes the footprints that the building was imported with. */
function exportKeptFootprints(stack: string, writer: ImdfWriter): boolean {
  const own = (writer.kept.features['footprint'] ?? []).filter(({ properties }) =>
    idsIn(properties, 'building_ids').includes(stack),
  );
  for (const { id, geometry, properties } of own) {
    if (writer.has('footprint', id)) continue;
    const building_ids = idsIn(properties, 'building_ids').map((one) =>
      writer.uuid('building', one),
    );
    writer.add('footprint', id, geometry, { ...properties, building_ids });
  }
  return own.length > 0;
}

function away({ properties }: FloorFeature): number {
  return Math.abs(properties.elevation);
}

function exportLevel({ geometry, properties }: FloorFeature, venue: Mvf, writer: ImdfWriter): void {
  const { id, name, shortName, elevation } = properties;
  const buildings = venue.floorStacks.filter(
    ({ floors, type }) => type !== 'Outdoor' && floors.includes(id),
  );
  if (!Number.isInteger(elevation)) {
    writer.log.add({
      effect: 'changed',
      what: 'mezzanine',
      file: 'level.geojson',
      message:
        'Floors between two others have an elevation with a fraction; IMDF requires whole ordinals, so a reader may show them as one.',
    });
  }
  writer.add('level', id, geometry, {
    category: 'unspecified',
    restriction: null,
    outdoor: isOutdoor(venue, id),
    ordinal: elevation,
    name: writer.label(name, id, 'name'),
    short_name: writer.label(shortName, id, 'shortName'),
    display_point: null,
    address_id: null,
    building_ids: buildings.map((stack) => writer.uuid('building', stack.id)),
  });
}

function isOutdoor({ floorStacks }: Mvf, floor: string): boolean {
  return floorStacks.some(({ type, floors }) => type === 'Outdoor' && floors.includes(floor));
}
