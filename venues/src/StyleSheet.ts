import type { StyleGroup } from '@mezzanine/mvf';
import type { StyleDesign } from './VenueDesign.ts';

/** Collects the shapes of each style group. */
export class StyleSheet {
  readonly #designs: Readonly<Record<string, StyleDesign>>;
  readonly #groups = new Map<
    string,
    { polygons: string[]; lineStrings: string[]; points: string[] }
  >();

  constructor(designs: Readonly<Record<string, StyleDesign>>) {
    this.#designs = designs;
  }

  /** Adds a shape to a group. Throws if the design has no such group. */
  add(group: string, kind: 'polygons' | 'lineStrings' | 'points', id: string): void {
    if (!this.#designs[group]) throw new RangeError(`${id} has the unknown style "${group}".`);
    const ids = this.#groups.get(group) ?? { polygons: [], lineStrings: [], points: [] };
    ids[kind].push(id);
    this.#groups.set(group, ids);
  }

  /** The groups that have shapes, in the venue format. */
  groups(): Record<string, StyleGroup> {
    const result: Record<string, StyleGroup> = {};
    for (const [name, design] of Object.entries(this.#designs)) {
      const ids = this.#groups.get(name);
      if (!ids) continue;
      const { polygons, lineStrings, points } = ids;
      result[name] = {
        ...design,
        ...(polygons.length > 0 && { polygons }),
        ...(lineStrings.length > 0 && { lineStrings }),
        ...(points.length > 0 && { points }),
      };
    }
    return result;
  }
}
