import type { Floor } from '@mezzanine/mezzanine-js';

/** Properties that identify a floor. */
export type NamedFloor = Pick<Floor, 'id' | 'name' | 'shortName' | 'elevation'>;

/** Finds floors by their names in analytics data: an id, a name, a short name, or an elevation. */
export class FloorNames {
  readonly #byKey = new Map<string, string>();

  constructor(floors: readonly NamedFloor[]) {
    const keys: readonly ((floor: NamedFloor) => string)[] = [
      ({ id }) => id,
      ({ name }) => name,
      ({ shortName }) => shortName,
      ({ elevation }) => String(elevation),
    ];
    // Earlier properties have priority, on any floor.
    for (const key of keys) {
      for (const floor of floors) {
        const word = normalized(key(floor));
        if (word !== '' && !this.#byKey.has(word)) this.#byKey.set(word, floor.id);
      }
    }
  }

  /** The id of the floor with a name; undefined if there is none. */
  find(text: string | undefined): string | undefined {
    if (text === undefined) return undefined;
    const word = normalized(text);
    const number = Number(word);
    return (
      this.#byKey.get(word) ??
      // Spreadsheets write 2 as 2.0.
      (word !== '' && Number.isFinite(number) ? this.#byKey.get(String(number)) : undefined)
    );
  }
}

function normalized(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
