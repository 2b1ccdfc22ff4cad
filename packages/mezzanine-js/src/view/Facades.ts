import type { FloorStack } from '../data/entities.ts';
import type { Venue } from '../data/Venue.ts';
import type { Painter } from './drawing/Painter.ts';

/** A space of a facade. */
export interface FacadePart {
  readonly spaceId: string;
  readonly floorId: string;
}

/**
 * Spaces that represent buildings seen from outdoors. Either the facade of a building is visible or
 * its interior.
 */
export class Facades {
  /** Buildings that have a facade. */
  readonly stacks: ReadonlySet<FloorStack>;
  readonly #parts = new Map<FloorStack, readonly FacadePart[]>();

  /** @param venue - the venue */
  constructor(venue: Venue) {
    for (const { floorStack, spaces } of venue.mvf.facades) {
      const stack = venue.getFloorStack(floorStack);
      const parts = spaces.map(({ id, floor }) => ({ spaceId: id, floorId: floor }));
      if (stack) this.#parts.set(stack, [...(this.#parts.get(stack) ?? []), ...parts]);
    }
    this.stacks = new Set(this.#parts.keys());
  }

  /**
   * Hides the facade of the current building and shows all others.
   *
   * @param inside - the current building, or the ground
   * @param painter - hides and shows the spaces
   * @returns the spaces whose appearance changed
   */
  open(inside: FloorStack, painter: Painter): readonly FacadePart[] {
    return [...this.#parts].flatMap(([stack, parts]) =>
      parts.filter(({ spaceId }) => painter.hide(spaceId, stack === inside)),
    );
  }
}
