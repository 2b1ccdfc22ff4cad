import type { Steps } from '../data/steps.ts';
import { WebGLRenderer } from 'three';
import { compileEarly } from './compileEarly.ts';
import type { SceneView } from './SceneModel.ts';
import type { VenueScene } from './VenueScene.ts';

/** Size of a picture in CSS pixels, and device pixels in one. */
type PictureSize = Pick<SceneView, 'width' | 'height' | 'pixelRatio'>;

/** Between two looks at whether the programs are compiled. */
const COMPILE_MS = 4;

/** Draws a scene into a canvas of its own. */
export class CanvasHost {
  readonly #renderer: WebGLRenderer;
  readonly #freePrograms: () => void;
  #width: number;
  #height: number;

  /**
   * @param canvas - what to draw into
   * @param size - of the first picture: a canvas that gets its size later would wait for the programs
   * @throws Error when the browser gives no WebGL2
   */
  constructor(canvas: HTMLCanvasElement, size: PictureSize) {
    canvas.width = this.#width = Math.floor(size.width * size.pixelRatio);
    canvas.height = this.#height = Math.floor(size.height * size.pixelRatio);
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
    this.#freePrograms = compileEarly(this.#renderer);
  }

  /** Waits for the programs, keeping the page from nothing. */
  async whenCompiled(): Promise<void> {
    while (!this.#areProgramsReady()) {
      await new Promise((resolve) => setTimeout(resolve, COMPILE_MS));
    }
  }

  /** Makes what the next picture needs: the picture itself then waits for nothing. */
  *pictureSteps(scene: VenueScene, view: SceneView): Steps<void> {
    yield* this.#programSteps();
    yield* scene.pictureSteps(this.#renderer, view);
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

  #areProgramsReady(): boolean {
    // The types of three do not know this method.
    const programs: readonly object[] = this.#renderer.info.programs ?? [];
    return (programs as readonly { isReady(): boolean }[]).every((program) => program.isReady());
  }

  /** Learns what the programs are given; each question waits for the graphics process. */
  *#programSteps(): Steps<void> {
    for (const program of this.#renderer.info.programs ?? []) {
      program.getUniforms();
      yield;
      program.getAttributes();
      yield;
    }
  }

  /** The renderer counts in device pixels: each size that a canvas is given empties it anew. */
  #fit({ width, height, pixelRatio }: PictureSize): void {
    const [across, down] = [Math.floor(width * pixelRatio), Math.floor(height * pixelRatio)];
    if (across === this.#width && down === this.#height) return;
    this.#width = across;
    this.#height = down;
    this.#renderer.setSize(across, down, false);
  }
}
