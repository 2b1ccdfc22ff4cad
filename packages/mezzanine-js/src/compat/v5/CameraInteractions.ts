import type { MapContext } from './MapContext.ts';
import { withOldNames } from './oldNames.ts';

/** Gestures that users can make on the map. */
export interface CameraInteractionOptions {
  /** Whether the map can be panned. */
  readonly pan?: boolean;
  /** Whether the map can be zoomed. */
  readonly zoom?: boolean;
  /** Whether the map can be rotated and tilted. */
  readonly rotationAndTilt?: boolean;
}

const NAMES = {
  'interactions.': 'options.',
  'interactions.rotate': 'options.rotationAndTilt',
};

/** Gestures that users can make on the map; code can always move the camera. */
export class CameraInteractions {
  readonly #context: MapContext;

  /** @internal */
  constructor(context: MapContext) {
    this.#context = context;
  }

  /**
   * Allows or forbids interactions.
   *
   * @param options - fields to change; others stay the same
   * @throws MezzanineError `invalid-argument`
   */
  set({ pan, zoom, rotationAndTilt }: CameraInteractionOptions): void {
    withOldNames(NAMES, () =>
      this.#context.map6.camera.setInteractions({
        ...(pan !== undefined && { pan }),
        ...(zoom !== undefined && { zoom }),
        ...(rotationAndTilt !== undefined && { rotate: rotationAndTilt, pitch: rotationAndTilt }),
      }),
    );
  }

  /** Allows all interactions. */
  enable(): void {
    this.set({ pan: true, zoom: true, rotationAndTilt: true });
  }

  /** Forbids all interactions. */
  disable(): void {
    this.set({ pan: false, zoom: false, rotationAndTilt: false });
  }
}
