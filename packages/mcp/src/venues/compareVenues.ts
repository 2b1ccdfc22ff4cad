import type { Coordinate, Venue } from '@mezzanine/mezzanine-js/headless';
import { plainText } from '../results/plainText.ts';

/** A difference between two venues. */
interface VenueChange {
  readonly change: 'added' | 'removed' | 'changed';
  /** Such as `space`. */
  readonly type: string;
  readonly id: string;
  readonly name: string;
  /** What differs; empty for entities that were added or removed. */
  readonly details: readonly string[];
}

/** An entity as far as it is compared. */
interface Compared {
  readonly id: string;
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly center?: Coordinate;
}

/** Meters by which a place must move to count as changed. */
const movedMeters = 0.5;

/** Compares floors, spaces, locations, and connections of two venues by id, in this order. */
export function compareVenues(before: Venue, after: Venue): readonly VenueChange[] {
  return entitiesOf.flatMap(([type, read]) => {
    const old = new Map(read(before).map((entity) => [entity.id, entity]));
    const now = new Map(read(after).map((entity) => [entity.id, entity]));
    const removed = [...old.values()].filter(({ id }) => !now.has(id));
    const kept = [...now.values()].map((entity) => {
      const known = old.get(entity.id);
      return known === undefined
        ? change('added', type, entity)
        : change('changed', type, entity, differences(known, entity, after));
    });
    return [
      ...removed.map((entity) => change('removed', type, entity)),
      ...kept.filter(({ change: what, details }) => what === 'added' || details.length > 0),
    ];
  });
}

function change(
  what: VenueChange['change'],
  type: string,
  { id, name }: Compared,
  details: readonly string[] = [],
): VenueChange {
  return { change: what, type, id: plainText(id, 80), name: plainText(name, 80), details };
}

const entitiesOf: readonly (readonly [
  type: string,
  read: (venue: Venue) => readonly Compared[],
])[] = [
  [
    'floor',
    ({ floors }) =>
      floors.map(({ id, name, elevation }) => ({
        id,
        name,
        facts: { name, elevation: String(elevation) },
      })),
  ],
  [
    'space',
    ({ spaces }) =>
      spaces.map(({ id, name, kind, floor, center, areaSquareMeters }) => ({
        id,
        name,
        center,
        facts: { name, kind, floor: floor.id, areaSquareMeters: areaSquareMeters.toFixed(0) },
      })),
  ],
  [
    'location',
    ({ locations }) =>
      locations.map(({ id, name, categories, spaces }) => ({
        id,
        name,
        facts: {
          name,
          categories: categories
            .map((one) => one.name)
            .sort()
            .join(', '),
          spaces: spaces
            .map((one) => one.id)
            .sort()
            .join(', '),
        },
      })),
  ],
  [
    'connection',
    ({ connections }) =>
      connections.map(({ id, name, kind, floors }) => ({
        id,
        name,
        facts: { name, kind, floors: floors.map((one) => one.id).join(', ') },
      })),
  ],
];

function differences(old: Compared, now: Compared, venue: Venue): readonly string[] {
  const changed = Object.entries(now.facts).flatMap(([fact, value]) => {
    const was = old.facts[fact] ?? '';
    return was === value ? [] : [`${fact}: ${plainText(was, 60)} → ${plainText(value, 60)}`];
  });
  if (old.center === undefined || now.center === undefined) return changed;
  const meters = venue.distanceMeters(withoutFloor(old.center), withoutFloor(now.center));
  return meters > movedMeters ? [...changed, `moved ${meters.toFixed(1)} m`] : changed;
}

/** Floors of one venue do not exist in the other. */
function withoutFloor({ longitude, latitude }: Coordinate): Coordinate {
  return { longitude, latitude };
}
