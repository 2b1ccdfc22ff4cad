import type { Steps } from '../steps.ts';
import { WebGLRenderer } from 'three';
import { EarlyPrograms } from './EarlyPrograms.ts';
import { GraphicsQueue } from './GraphicsQueue.ts';
import type { SceneView } from './SceneModel.ts';
import type { VenueScene } from './VenueScene.ts';

/** Size of a picture in CSS pixels, and device pixels in one. */
type PictureSize = Pick<SceneView, 'width' | 'height' | 'pixelRatio'>;

/** What three asks of a context when it draws for the first time; each answer is waited for. */
const EXTENSIONS = [
  'EXT_color_buffer_float',
  'EXT_texture_filter_anisotropic',
  'OES_texture_float_linear',
];

/** What draws, once it is there. */
interface Drawing {
  readonly renderer: WebGLRenderer;
  readonly programs: EarlyPrograms;
}

/** Draws a scene into a canvas of its own. */
export class CanvasHost {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: WebGL2RenderingContext;
  readonly #queue: GraphicsQueue;
  #drawing: Drawing | undefined;
  #width = 1;
  #height = 1;
  readonly #opened: Promise<void>;

  /**
   * Opens the context; the rest follows, see {@link whenOpen}.
   *
   * @param canvas - what to draw into
   * @param size - of the first picture
   * @throws Error when the browser gives no WebGL2
   */
  constructor(canvas: HTMLCanvasElement, size: PictureSize) {
    // Small at first: what of a context grows with its canvas is made later.
    canvas.width = this.#width;
    canvas.height = this.#height;
    const context = canvas.getContext('webgl2', {
      antialias: true,
      // What lies under the canvas is seen where the scene's backdrop is clear.
      alpha: true,
      depth: true,
      stencil: true,
      powerPreference: 'high-performance',
    });
    if (!context) throw new Error('The browser gave no WebGL2 context.');
    this.#canvas = canvas;
    this.#context = context;
    this.#queue = new GraphicsQueue(context, canvas);
    this.#opened = this.#open(size);
    // Whoever waits is told; a map that is gone before anybody does is no unhandled failure.
    this.#opened.catch(() => undefined);
  }

  /** Waits until the canvas has its size and the programs are there, keeping the page from nothing. */
  whenOpen(): Promise<void> {
    return this.#opened;
  }

  /** Makes what the next picture needs, once all is open: the picture itself then waits for nothing. */
  *pictureSteps(scene: VenueScene, view: SceneView): Steps<void> {
    if (this.#drawing) yield* scene.pictureSteps(this.#drawing.renderer, view);
  }

  /** Draws one picture, once all is open; see {@link VenueScene.draw}. */
  draw(scene: VenueScene, view: SceneView, now: number): boolean {
    if (!this.#drawing) return false;
    const { renderer } = this.#drawing;
    this.#fit(renderer, view);
    return scene.draw(renderer, view, now);
  }

  /** Frees what the lost context held. */
  lose(scene: VenueScene): void {
    scene.releaseGraphics();
  }

  /** Frees the context, so that the page may have another one. */
  dispose(scene: VenueScene): void {
    this.#queue.dispose();
    scene.releaseGraphics();
    this.#drawing?.programs.dispose();
    this.#drawing?.renderer.dispose();
    this.#context.getExtension('WEBGL_lose_context')?.loseContext();
  }

  /**
   * Whatever waits for all that the graphics process was told before is asked when that is done. A
   * canvas that gets its size after its programs would wait for them.
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

  /** The renderer counts in device pixels: each size that a canvas is given empties it anew. */
  #fit(renderer: WebGLRenderer, { width, height, pixelRatio }: PictureSize): void {
    const [across, down] = [Math.floor(width * pixelRatio), Math.floor(height * pixelRatio)];
    if (across === this.#width && down === this.#height) return;
    this.#width = across;
    this.#height = down;
    renderer.setSize(across, down, false);
  }
}

function areProgramsReady(renderer: WebGLRenderer): boolean {
  // The types of three do not know this method.
  const programs: readonly object[] = renderer.info.programs ?? [];
  return (programs as readonly { isReady(): boolean }[]).every((program) => program.isReady());
}
