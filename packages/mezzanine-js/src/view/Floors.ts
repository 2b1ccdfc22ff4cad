import type { Floor, FloorStack } from '../data/entities.ts';
import { MezzanineError } from '../data/MezzanineError.ts';
import { fillText } from './accessibility/messages.ts';
import { invalidArgument } from '../data/expectArgument.ts';
import type { FloorChangeDetail } from './mapEvents.ts';
import { neighborOf } from './neighborOf.ts';
import type { Stage } from './Stage.ts';

/** Controls which floor is shown. */
export class Floors {
  readonly #stage: Stage;

  /** @internal */
  constructor(stage: Stage) {
    this.#stage = stage;
    stage.showFloor(stage.shownFloor);
  }

  /** The current floor. */
  get current(): Floor {
    return this.#stage.shownFloor;
  }

  /** The building or outdoor ground of the current floor. */
  get currentStack(): FloorStack {
    return this.current.floorStack;
  }

  /** All floors of the venue, from the lowest to the highest. */
  get all(): readonly Floor[] {
    return this.#stage.venue.floors;
  }

  /**
   * Shows a floor. The camera does not move.
   *
   * @param floor - a floor of this venue, or its id
   * @throws MezzanineError `unknown-target` if this venue has no such floor
   */
  set(floor: Floor | string): void {
    this.#stage.assertAlive();
    this.#change(findFloor(this.#stage.venue, floor, 'floor'), 'api');
  }

  /** Shows the next higher floor of the building. A no-op on the highest floor. */
  up(): void {
    this.#stage.assertAlive();
    this.step(1, 'api');
  }

  /** Shows the next lower floor of the building. A no-op on the lowest floor. */
  down(): void {
    this.#stage.assertAlive();
    this.step(-1, 'api');
  }

  /** @internal */
  step(by: 1 | -1, reason: FloorChangeDetail['reason']): void {
    const next = neighborOf(this.current, by);
    if (next) this.#change(next, reason);
    else if (reason === 'user') {
      const { highestFloor, lowestFloor } = this.#stage.messages;
      const text = by > 0 ? highestFloor : lowestFloor;
      this.#stage.root.announce(fillText(text, { floor: this.current.name }));
    }
  }

  #change(floor: Floor, reason: FloorChangeDetail['reason']): void {
    if (floor === this.current) return;
    const previous = this.current;
    this.#stage.showFloor(floor);
    const { root, messages } = this.#stage;
    root.announce(fillText(messages.floorShown, { floor: floor.name }));
    this.#stage.emitter.emit('floor-change', { floor, previous, reason });
  }
}

/**
 * Resolves a floor or its id.
 *
 * @internal
 * @throws MezzanineError `unknown-target`, or `invalid-argument` if it is neither a floor nor an id
 */
export function findFloor(venue: Stage['venue'], floor: Floor | string, name: string): Floor {
  const id = typeof floor === 'string' ? floor : (floor as Floor | undefined)?.id;
  if (typeof id !== 'string') throw invalidArgument(name, floor, 'a floor or its id');
  const found = venue.getFloor(id);
  if (found) return found;
  throw new MezzanineError('unknown-target', {
    given: `${name} is the floor id "${id}".`,
    expected: `This venue has the floors ${venue.floors.map((one) => `"${one.id}"`).join(', ')}.`,
  });
}
