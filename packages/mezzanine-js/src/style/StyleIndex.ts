import type { Venue } from '../data/Venue.ts';

/** Style defined by the venue's author; meters. */
export type VenueStyle = Venue['mvf']['styles'][string];

/** Finds the style of a geometry. */
export class StyleIndex {
  readonly #styles = new Map<string, VenueStyle>();

  /** @param venue - with or without styles */
  constructor(venue: Venue) {
    for (const style of Object.values(venue.mvf.styles)) {
      for (const ids of [style.polygons, style.lineStrings, style.points]) {
        for (const id of ids ?? []) this.#styles.set(id, style);
      }
    }
  }

  /** The style of the geometry with this id, if it has one. */
  of(id: string): VenueStyle | undefined {
    return this.#styles.get(id);
  }
}
