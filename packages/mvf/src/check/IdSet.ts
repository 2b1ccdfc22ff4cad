import { MvfError } from '../MvfError.ts';

/** Where a value is: a file of the bundle and a JSON pointer into it. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** Says where a value is; asked only when it is at fault, since most are not. */
export type Locate = () => Place;

/** The ids of one kind of thing in a bundle. */
export class IdSet {
  readonly #things: string;
  readonly #ids = new Set<string>();

  /** @param things what the ids are of, for messages: "a node in node.geojson" */
  constructor(things: string) {
    this.#things = things;
  }

  /** Adds an id; throws `invalid-content` if it was added before. */
  add(id: string, locate: Locate): void {
    if (this.#ids.has(id)) {
      const place = locate();
      throw new MvfError(
        'invalid-content',
        `${place.file}: ${place.pointer} is ${JSON.stringify(id)}, which is taken; expected an id of its own for ${this.#things}. Rename one of the two.`,
        place,
      );
    }
    this.#ids.add(id);
  }

  /** Whether the id was added. */
  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Throws `broken-reference` unless the id was added. */
  mustHave(id: string, locate: Locate): void {
    if (!this.#ids.has(id)) throw brokenReference(id, locate(), this.#things);
  }
}

/** The error for an id that refers to nothing. */
export function brokenReference(id: string, place: Place, things: string): MvfError {
  return new MvfError(
    'broken-reference',
    `${place.file}: ${place.pointer} is ${JSON.stringify(id)}; expected the id of ${things}. Add what it names or remove the reference.`,
    place,
  );
}
