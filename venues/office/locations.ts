import type { LocationDesign } from '../src/VenueDesign.ts';
import type { Desk, Neighborhood } from './desks.ts';
import { officeHours } from './hours.ts';
import { desksOn, type OfficeFloor } from './OfficeFloor.ts';
import { officePlaces, type PlaceRow } from './places.ts';
import type { RoomDesign } from './rooms.ts';

/** Uses of bookable rooms, and the categories they are listed under. */
const bookable: Readonly<Record<string, string>> = { meeting: 'meeting', booth: 'booth' };

type Facts = Pick<LocationDesign['record'], 'name' | 'description' | 'searchTags'> & {
  readonly externalId: string;
  readonly category: string;
  readonly hours?: keyof typeof officeHours;
};

function record({ category, hours = 'building', ...facts }: Facts): LocationDesign['record'] {
  return {
    ...facts,
    id: `loc_${facts.externalId.toLowerCase().replaceAll('-', '_')}`,
    categories: [`lcat_${category}`],
    openingHoursSpecification: [...officeHours[hours]],
  };
}

/** `['screen', 'whiteboard']` → `Screen, whiteboard.` */
function sentence(words: readonly string[]): string {
  const text = words.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function toRoomLocation(floor: number, room: RoomDesign): LocationDesign {
  const { unit, name, capacity = 1, equipment } = room;
  const seats = capacity === 1 ? 'For one person.' : `Seats ${capacity}.`;
  return {
    units: [`f${floor}/${unit}`],
    record: record({
      externalId: unit,
      name,
      category: bookable[room.use] ?? 'meeting',
      description: equipment ? `${seats} ${sentence(equipment)}` : seats,
      searchTags: [unit, `${capacity} people`, ...(equipment ?? ['call', 'phone'])],
    }),
  };
}

function toDeskLocation(floor: number, desk: Desk): LocationDesign {
  const { unit, neighborhood, place, monitors, isHeightAdjustable } = desk;
  const where = { window: 'By the window', middle: 'Mid-bench', aisle: 'By the aisle' }[place];
  const extras = [
    monitors === 2 ? 'two monitors' : 'one monitor',
    ...(isHeightAdjustable ? ['height-adjustable'] : []),
  ];
  return {
    units: [],
    fixtures: [`f${floor}/${unit}`],
    record: record({
      externalId: unit,
      name: `Desk ${unit}`,
      category: 'desks',
      description: `${where} in ${neighborhood.name}: ${extras.join(', ')}.`,
      searchTags: [neighborhood.name, ...extras],
    }),
  };
}

function toPool(floor: number, neighborhood: Neighborhood): LocationDesign {
  const { key, name, benches } = neighborhood;
  const id = `N-${floor}-${key}`;
  return {
    units: [],
    areas: [`f${floor}/${id.toLowerCase()}`],
    record: record({
      externalId: id,
      name: `${name} neighborhood`,
      category: 'neighborhoods',
      description: `${benches.length * 6} desks that are booked as one pool.`,
      searchTags: ['desk pool', 'team', name],
    }),
  };
}

function toPlace([units, name, category, description, tags, hours]: PlaceRow): LocationDesign[] {
  return units.split(' ').map((place) => ({
    units: [place],
    record: record({
      externalId: place.replace('/', '-').toUpperCase(),
      name,
      category,
      description,
      searchTags: tags.split(', '),
      ...(hours && { hours }),
    }),
  }));
}

/** Lockers and printers, which are fixtures with their own ids. */
function toFacilities({ number, fixtures, rooms }: OfficeFloor): LocationDesign[] {
  const all = [...fixtures, ...rooms.flatMap((room) => room.fixtures ?? [])];
  return all.flatMap(({ kind, unit, metadata }) => {
    if (unit === undefined || (kind !== 'lockers' && kind !== 'printer')) return [];
    const isPrinter = kind === 'printer';
    return [
      {
        units: [],
        fixtures: [`f${number}/${unit}`],
        record: record({
          externalId: unit,
          name: isPrinter ? `Printer ${unit}` : `Lockers ${unit}`,
          category: isPrinter ? 'printers' : 'lockers',
          description: isPrinter
            ? 'Prints, copies and scans; hold the badge to the reader.'
            : `${String(metadata?.['lockers'])} lockers for a day; the badge opens them.`,
          searchTags: isPrinter ? ['print', 'copy', 'scan'] : ['storage', 'bag', 'locker'],
        }),
      },
    ];
  });
}

/** All locations of the office that users can search for or book. */
export function officeLocations(floors: readonly OfficeFloor[]): LocationDesign[] {
  return [
    ...floors.flatMap(({ number, rooms }) =>
      rooms
        .filter((room) => bookable[room.use] !== undefined)
        .map((room) => toRoomLocation(number, room)),
    ),
    ...officePlaces.flatMap(toPlace),
    ...floors.flatMap(toFacilities),
    ...floors.flatMap((floor) => floor.neighborhoods.map((one) => toPool(floor.number, one))),
    ...floors.flatMap((floor) => desksOn(floor).map((desk) => toDeskLocation(floor.number, desk))),
  ];
}
