import type { Floor } from '../data/entities.ts';
import type { Venue } from '../data/Venue.ts';
import { paragraphOf } from '../text-layout/breakLines.ts';
import type { RouteOnFloor } from './routeOnFloor.ts';
import type { StaticMapOptions } from './StaticMapOptions.ts';

/** Input of a description of a map. */
export interface MapDescription {
  readonly title: string;
  readonly description: string;
}

/** Accessible name and description of a map. */
export function describeMap(
  venue: Venue,
  floor: Floor,
  { options, route }: { options: StaticMapOptions; route: RouteOnFloor | undefined },
): MapDescription {
  const names = [venue.name, floor.floorStack.name, floor.name].filter((name) => name !== '');
  const title = options.title ?? [...new Set(names)].join(', ');
  const description = options.description ?? sentencesOf(floor, route).join(' ');
  return { title: paragraphOf(title), description: paragraphOf(description) };
}

function sentencesOf(floor: Floor, route: RouteOnFloor | undefined): string[] {
  const named = floor.spaces.filter(({ name }) => name !== '').length;
  const sentences = [`Floor plan of ${floor.name}, with ${named} named places.`];
  if (!route || route.stretches.length === 0) return sentences;
  const [from, to] = [route.start?.name ?? '', route.stops.at(-1)?.name ?? ''];
  const ends = [from && `from ${from}`, to && `to ${to}`].filter((part) => part !== '').join(' ');
  return [
    ...sentences,
    ends === '' ? 'A route is drawn on it.' : `A route ${ends} is drawn on it.`,
  ];
}
