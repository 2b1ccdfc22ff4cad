import { WebGLRenderer } from 'three';
import { compileEarly } from './compileEarly.ts';
import type { SceneView } from './SceneModel.ts';
import type { VenueScene } from './VenueScene.ts';

/** Size of a picture in CSS pixels, and device pixels in one. */
type PictureSize = Pick<SceneView, 'width' | 'height' | 'pixelRatio'>;

/** Draws a scene into a canvas of its own. */
export class CanvasHost {
  readonly #renderer: WebGLRenderer;
  readonly #freePrograms: () => void;
  #width = 0;
  #height = 0;
  #pixelRatio = 0;

  /**
   * @param canvas - what to draw into
   * @param size - of the first picture: a canvas that gets its size later would wait for the programs
   * @throws Error when the browser gives no WebGL2
   */
  constructor(canvas: HTMLCanvasElement, size: PictureSize) {
    canvas.width = Math.floor(size.width * size.pixelRatio);
    canvas.height = Math.floor(size.height * size.pixelRatio);
    const context = canvas.getContext('webgl2', {
      antialias: true,
      // What lies under the canvas is seen where the scene's backdrop is clear.
      alpha: true,
      depth: true,
      stencil: true,
      powerPreference: 'high-performance',
    });
    if (!context) throw new Error('The browser gave no WebGL2 context.');
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.autoClear = false;
    this.#renderer.debug.checkShaderErrors = false;
    this.#fit(size);
    this.#freePrograms = compileEarly(this.#renderer);
  }

  /** Draws one picture; see {@link VenueScene.draw}. */
  draw(scene: VenueScene, view: SceneView, now: number): boolean {
    this.#fit(view);
    return scene.draw(this.#renderer, view, now);
  }

  /** Frees what the lost context held. */
  lose(scene: VenueScene): void {
    scene.releaseGraphics();
  }

  /** Frees the context, so that the page may have another one. */
  dispose(scene: VenueScene): void {
    scene.releaseGraphics();
    this.#freePrograms();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #fit({ width, height, pixelRatio }: PictureSize): void {
    if (width === this.#width && height === this.#height && pixelRatio === this.#pixelRatio) return;
    this.#width = width;
    this.#height = height;
    this.#pixelRatio = pixelRatio;
    this.#renderer.setPixelRatio(pixelRatio);
    this.#renderer.setSize(width, height, false);
  }
}
