import { BridgeError } from '../BridgeError.ts';
import type { ViewerState } from '../ViewerState.ts';
import type { ViewerHandlers } from './ViewerHandlers.ts';

/** The initial state. */
export const firstState: ViewerState = {
  view: 'map',
  floor: 'l1',
  location: [],
  departure: [],
  stops: [],
  accessible: false,
  language: 'en',
};

/** A viewer without a map: it records requests and knows only the place `books`. */
export class RememberingViewer implements ViewerHandlers {
  readonly asked: (readonly [string, unknown])[] = [];
  #state = firstState;

  getState(): ViewerState {
    return this.#state;
  }

  setState(change: Partial<ViewerState>): void {
    this.asked.push(['setState', change]);
    if (change.location?.some((place) => place !== 'books')) {
      throw new BridgeError('unknown-place', 'There is no such place.');
    }
    this.#state = { ...this.#state, ...change };
  }

  async showDirections(request: {
    readonly from: readonly string[];
    readonly to: readonly string[];
  }): Promise<void> {
    this.asked.push(['showDirections', request]);
    await Promise.resolve();
    if (request.to.includes('roof')) throw new BridgeError('no-route', 'Nothing leads there.');
    this.#state = {
      ...this.#state,
      view: 'directions',
      departure: request.from,
      location: request.to,
    };
  }

  clearDirections(): void {
    this.asked.push(['clearDirections', undefined]);
    this.#state = { ...this.#state, view: 'map' };
  }

  setPosition(position: unknown): void {
    this.asked.push(['setPosition', position]);
  }

  setCamera(change: { readonly zoom?: number }): void {
    this.asked.push(['setCamera', change]);
    if (change.zoom === 0) throw new RangeError('That is too far away.');
  }
}
