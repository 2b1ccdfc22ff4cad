import { WebGLRenderer } from 'three';
import type { SceneView } from './SceneModel.ts';
import type { VenueScene } from './VenueScene.ts';

/** Draws a scene into the picture of someone else, who owns the canvas and its context. */
export class GuestHost {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: WebGL2RenderingContext;
  #renderer: WebGLRenderer | undefined;

  /**
   * @param canvas - of someone else
   * @throws Error when it has no WebGL2 context
   */
  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext('webgl2');
    if (!context) throw new Error('The canvas has no WebGL2 context.');
    this.#canvas = canvas;
    this.#context = context;
  }

  /** Draws one picture, while the owner expects that the state of the context changes. */
  draw(scene: VenueScene, view: SceneView, now: number): boolean {
    const { drawingBufferWidth, drawingBufferHeight } = this.#context;
    this.#renderer ??= this.#open();
    this.#renderer.resetState();
    // Not setSize: that would empty the canvas.
    this.#renderer.setViewport(0, 0, drawingBufferWidth, drawingBufferHeight);
    const isMoving = scene.draw(this.#renderer, view, now);
    this.#renderer.resetState();
    return isMoving;
  }

  /** Frees what the lost context held; another renderer serves the restored one. */
  lose(scene: VenueScene): void {
    this.dispose(scene);
  }

  /** Frees what was made; a later picture makes it again. */
  dispose(scene: VenueScene): void {
    const gl = this.#context;
    const bound = gl.getParameter(gl.VERTEX_ARRAY_BINDING) as WebGLVertexArrayObject | null;
    scene.releaseGraphics();
    this.#renderer?.dispose();
    this.#renderer = undefined;
    // The owner remembers what it bound, and is not told that this is freed.
    gl.bindVertexArray(bound);
  }

  #open(): WebGLRenderer {
    const renderer = new WebGLRenderer({ canvas: this.#canvas, context: this.#context });
    renderer.autoClear = false;
    renderer.debug.checkShaderErrors = false;
    return renderer;
  }
}
