import type { Steps } from '../steps.ts';
import { WebGLRenderer } from 'three';
import { EarlyPrograms } from './EarlyPrograms.ts';
import { GraphicsQueue } from './GraphicsQueue.ts';
import type { SceneView } from './SceneModel.ts';
import type { VenueScene } from './VenueScene.ts';

/** Frame size in CSS pixels, and the device pixel ratio. */
type PictureSize = Pick<SceneView, 'width' | 'height' | 'pixelRatio'>;

/** The values that three.js queries on its first render. Each query blocks until the GPU process responds. */
const EXTENSIONS = [
  'EXT_color_buffer_float',
  'EXT_texture_filter_anisotropic',
  'OES_texture_float_linear',
];

/** The renderer and scene, once they exist. */
interface Drawing {
  readonly renderer: WebGLRenderer;
  readonly programs: EarlyPrograms;
}

/** Renders a scene into its own canvas. */
export class CanvasHost {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: WebGL2RenderingContext;
  readonly #queue: GraphicsQueue;
  #drawing: Drawing | undefined;
  #width = 1;
  #height = 1;
  readonly #opened: Promise<void>;

  /**
   * Creates the context; the rest follows, see {@link whenOpen}.
   *
   * @param canvas - the canvas to render into
   * @param size - size of the first frame
   * @throws Error if the browser provides no WebGL2 context
   */
  constructor(canvas: HTMLCanvasElement, size: PictureSize) {
    // Start small: memory that depends on the canvas size is allocated later.
    canvas.width = this.#width;
    canvas.height = this.#height;
    const context = canvas.getContext('webgl2', {
      antialias: true,
      // The page under the canvas shows through where the backdrop of the scene is transparent.
      alpha: true,
      depth: true,
      stencil: true,
      powerPreference: 'high-performance',
    });
    if (!context) throw new Error('The browser did not provide a WebGL2 context.');
    this.#canvas = canvas;
    this.#context = context;
    this.#queue = new GraphicsQueue(context, canvas);
    this.#opened = this.#open(size);
    // Avoid an unhandled rejection when the map is destroyed before anyone awaits this.
    this.#opened.catch(() => undefined);
  }

  /**
   * Waits until the canvas has its size and the shader programs are compiled, without blocking the
   * page.
   */
  whenOpen(): Promise<void> {
    return this.#opened;
  }

  /**
   * Prepares what the next frame needs, after the context is open, so that rendering the frame does
   * not block.
   */
  *pictureSteps(scene: VenueScene, view: SceneView): Steps<void> {
    if (this.#drawing) yield* scene.pictureSteps(this.#drawing.renderer, view);
  }

  /** Renders one frame, after the context is open; see {@link VenueScene.draw}. */
  draw(scene: VenueScene, view: SceneView, now: number): boolean {
    if (!this.#drawing) return false;
    const { renderer } = this.#drawing;
    this.#fit(renderer, view);
    return scene.draw(renderer, view, now);
  }

  /** Frees resources of the lost context. */
  lose(scene: VenueScene): void {
    scene.releaseGraphics();
  }

  /** Releases the context, so the page can create another one. */
  dispose(scene: VenueScene): void {
    this.#queue.dispose();
    scene.releaseGraphics();
    this.#drawing?.programs.dispose();
    this.#drawing?.renderer.dispose();
    this.#context.getExtension('WEBGL_lose_context')?.loseContext();
  }

  /**
   * Queries that block on the GPU process run after it is idle. A canvas resized after its programs
   * would block on them.
   */
  async #open(size: PictureSize): Promise<void> {
    const queue = this.#queue;
    await queue.whenDone();
    if (queue.isDisposed) return;
    const { renderer, programs } = (this.#drawing = this.#start());
    await queue.whenDone();
    if (queue.isDisposed) return;
    this.#fit(renderer, size);
    await queue.whenDone();
    const compiling = programs.compileSteps();
    while (!queue.isDisposed && !compiling.next().done) await queue.pause();
    await queue.when(() => areProgramsReady(renderer));
    for (const program of renderer.info.programs ?? []) {
      await queue.whenDone();
      if (queue.isDisposed) return;
      program.getUniforms();
      program.getAttributes();
    }
    await queue.whenDone();
    if (queue.isDisposed) return;
    for (const name of EXTENSIONS) renderer.extensions.has(name);
  }

  #start(): Drawing {
    const renderer = new WebGLRenderer({ canvas: this.#canvas, context: this.#context });
    renderer.autoClear = false;
    renderer.debug.checkShaderErrors = false;
    return { renderer, programs: new EarlyPrograms(renderer) };
  }

  /** The renderer uses device pixels; every resize clears the canvas. */
  #fit(renderer: WebGLRenderer, { width, height, pixelRatio }: PictureSize): void {
    const [across, down] = [Math.floor(width * pixelRatio), Math.floor(height * pixelRatio)];
    if (across === this.#width && down === this.#height) return;
    this.#width = across;
    this.#height = down;
    renderer.setSize(across, down, false);
  }
}

function areProgramsReady(renderer: WebGLRenderer): boolean {
  // Missing in the type definitions of three.
  const programs: readonly object[] = renderer.info.programs ?? [];
  return (programs as readonly { isReady(): boolean }[]).every((program) => program.isReady());
}
