import { MvfError } from '../MvfError.ts';
import { type Locate, type Place, within } from './Place.ts';

export type { Locate, Place } from './Place.ts';

/** The ids of one kind of object in a bundle. */
export class IdSet {
  readonly #things: string;
  readonly #ids = new Set<string>();

  /** @param things name of the objects with these ids, for messages: "a node in node.geojson" */
  constructor(things: string) {
    this.#things = things;
  }

  /** Adds an id; throws `invalid-content` if it was added before. */
  add(id: string, locate: Locate): void {
    if (this.#ids.has(id)) {
      const place = locate();
      throw new MvfError(
        'invalid-content',
        `${place.file}: ${place.pointer} is ${JSON.stringify(id)}, which is already used; expected a unique id for ${this.#things}. Rename one of the two.`,
        place,
      );
    }
    this.#ids.add(id);
  }

  /** Whether the id was added. */
  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Throws `broken-reference` if an id is given that was not added. */
  mustHave(id: string | undefined, locate: Locate): void {
    if (id !== undefined && !this.#ids.has(id)) throw brokenReference(id, locate(), this.#things);
  }

  /** Throws `broken-reference` if a list is given with an id that was not added. */
  mustHaveAll(ids: readonly string[] | undefined, locate: Locate): void {
    ids?.forEach((id, i) => this.mustHave(id, () => within(locate(), `/${i}`)));
  }
}

/** The error for an id that refers to nothing. */
export function brokenReference(id: string, place: Place, things: string): MvfError {
  return new MvfError(
    'broken-reference',
    `${place.file}: ${place.pointer} is ${JSON.stringify(id)}; expected the id of ${things}. Add the missing object or remove the reference.`,
    place,
  );
}
