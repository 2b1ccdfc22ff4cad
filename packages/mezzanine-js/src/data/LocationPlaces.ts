import type {
  Annotation,
  Area,
  Connection,
  Entrance,
  Location,
  Obstruction,
  Space,
} from './entities.ts';
import { Lists } from './Lists.ts';

/** The places of each location, in lists that are filled while the places are created. */
export class LocationPlaces {
  readonly spaces = new Lists<Space>();
  readonly areas = new Lists<Area>();
  readonly obstructions = new Lists<Obstruction>();
  readonly entrances = new Lists<Entrance>();
  readonly annotations = new Lists<Annotation>();
  readonly connections = new Lists<Connection>();

  /** Freezes all lists. */
  freeze(): void {
    const { spaces, areas, obstructions, entrances, annotations, connections } = this;
    for (const lists of [spaces, areas, obstructions, entrances, annotations, connections]) {
      lists.freeze();
    }
  }
}

/** Adds places to their locations and to the locations that these override. */
export function notePlaces<T extends { readonly locations: readonly Location[] }>(
  lists: Lists<T>,
  places: readonly T[],
): void {
  for (const place of places) {
    const owners = place.locations.flatMap(({ id, parent }) => (parent ? [id, parent.id] : [id]));
    for (const id of new Set(owners)) lists.of(id).push(place);
  }
}
