import type { FloorStack } from '../data/entities.ts';
import type { Venue } from '../data/Venue.ts';
import type { Painter } from './drawing/Painter.ts';

interface FacadePart {
  readonly spaceId: string;
  readonly floorId: string;
}

/** The spaces that stand for buildings seen from outdoors. One is in a building or sees its facade. */
export class Facades {
  /** Buildings that have a facade. */
  readonly stacks: ReadonlySet<FloorStack>;
  readonly #parts = new Map<FloorStack, readonly FacadePart[]>();

  /** @param venue - whose facades they are */
  constructor(venue: Venue) {
    for (const { floorStack, spaces } of venue.mvf.facades) {
      const stack = venue.getFloorStack(floorStack);
      const parts = spaces.map(({ id, floor }) => ({ spaceId: id, floorId: floor }));
      if (stack) this.#parts.set(stack, [...(this.#parts.get(stack) ?? []), ...parts]);
    }
    this.stacks = new Set(this.#parts.keys());
  }

  /**
   * Hides the facade of the building one is in, and shows all others.
   *
   * @param inside - that building, or the ground
   * @param painter - told which spaces are hidden
   * @returns what is drawn differently now
   */
  open(inside: FloorStack, painter: Painter): readonly FacadePart[] {
    return [...this.#parts].flatMap(([stack, parts]) =>
      parts.filter(({ spaceId }) => painter.hide(spaceId, stack === inside)),
    );
  }
}
