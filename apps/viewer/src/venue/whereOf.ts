import type { Venue } from '@mezzanine/react-sdk';
import { floorsOf, type Place } from './findPlaces.ts';

/** Where a place is, in words: its floors, and the building if there are several. */
export function whereOf({ floorStacks }: Venue, place: Place): string {
  const floors = floorsOf(place);
  const [first] = floors;
  if (!first) return '';
  const isOneStack = floors.every(({ floorStack }) => floorStack === first.floorStack);
  const names =
    floors.length === 1 ? first.name : floors.map(({ shortName }) => shortName).join(', ');
  if (floorStacks.length === 1) return names;
  if (!isOneStack) return [...new Set(floors.map(({ floorStack }) => floorStack.name))].join(', ');
  // A building with one floor, such as the grounds, needs no floor name.
  const { name, floors: all } = first.floorStack;
  return all.length === 1 ? name : `${names}, ${name}`;
}
