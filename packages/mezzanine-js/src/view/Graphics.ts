import { MezzanineError } from '../data/MezzanineError.ts';
import { CanvasHost } from '../scene/CanvasHost.ts';
import { GuestHost } from '../scene/GuestHost.ts';
import type { SceneView } from '../scene/SceneModel.ts';
import type { VenueScene } from '../scene/VenueScene.ts';
import { finishInSlices } from '../steps.ts';
import type { Size } from './ScreenSize.ts';

/** Renders a scene: in its own context or in a host map's context. */
export class Graphics {
  readonly #host: CanvasHost | GuestHost;

  /**
   * @param canvas - the canvas to render into
   * @param size - size of the first frame; `undefined` if the canvas belongs to a host map
   * @throws MezzanineError `no-webgl`
   */
  constructor(canvas: HTMLCanvasElement, size: Size | undefined) {
    try {
      this.#host = size ? new CanvasHost(canvas, size) : new GuestHost(canvas);
    } catch (cause) {
      throw new MezzanineError('no-webgl', {
        given: 'The browser did not provide a WebGL 2 context.',
        cause,
      });
    }
  }

  /** Prepares the first frame without blocking the page. */
  async prepare(scene: VenueScene, view: () => SceneView): Promise<void> {
    if (!(this.#host instanceof CanvasHost)) return;
    await this.#host.whenOpen();
    await finishInSlices(this.#host.pictureSteps(scene, view()));
  }

  /** Renders; returns whether something is still fading. */
  draw(scene: VenueScene, view: SceneView, now: number): boolean {
    return this.#host.draw(scene, view, now);
  }

  /** Frees resources of a lost context. */
  lose(scene: VenueScene): void {
    this.#host.lose(scene);
  }

  /** Frees all resources. */
  dispose(scene: VenueScene): void {
    this.#host.dispose(scene);
  }
}
