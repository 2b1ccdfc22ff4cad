import type { MapState, PageEvents } from '@mezzanine/mobile-protocol';
import type { Topic } from './DesiredState.ts';

/**
 * Changes by the user on the map since the app set its state: the floor, the view, the step of
 * the route, the follow mode. A restored page shows them again.
 */
export class SeenState {
  #floor: MapState['floor'];
  #camera: MapState['camera'];
  #step: number | undefined;
  #follow: NonNullable<MapState['blueDot']>['follow'];

  /** Records changes reported by an event. */
  note(type: string, payload: unknown): void {
    if (type === 'floor-change')
      this.#floor = { id: (payload as PageEvents['floor-change']).floorId };
    if (type === 'camera-change') this.#camera = (payload as PageEvents['camera-change']).camera;
    if (type === 'navigation-step') this.#step = (payload as PageEvents['navigation-step']).index;
    if (type === 'follow-change') this.#follow = (payload as PageEvents['follow-change']).mode;
  }

  /** Forgets a topic that the app now sets itself. */
  forget(topic: Topic): void {
    if (topic === 'venue' || topic === 'floor') this.#floor = undefined;
    if (topic === 'venue' || topic === 'floor' || topic === 'camera') this.#camera = undefined;
    if (topic === 'venue' || topic === 'route') this.#step = undefined;
    if (topic === 'venue' || topic === 'blueDot') this.#follow = undefined;
  }

  /** Returns the whole state, including the user's changes. */
  over(state: MapState): MapState {
    const { route, blueDot } = state;
    // Drawing the route again must not move the camera away from what users saw.
    const hasView = this.#camera !== undefined || this.#step !== undefined;
    const step = this.#step !== undefined && { step: this.#step };
    return {
      ...state,
      ...(this.#floor && { floor: this.#floor }),
      ...(this.#camera && { camera: this.#camera }),
      ...(route && hasView && { route: { ...route, ...step, fit: false } }),
      ...(blueDot && this.#follow && { blueDot: { ...blueDot, follow: this.#follow } }),
    };
  }
}
