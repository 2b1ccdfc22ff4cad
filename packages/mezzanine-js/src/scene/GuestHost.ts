import { WebGLRenderer } from 'three';
import type { SceneView } from './SceneModel.ts';
import type { VenueScene } from './VenueScene.ts';

/** Renders a scene into the canvas and context of a host map. */
export class GuestHost {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: WebGL2RenderingContext;
  #renderer: WebGLRenderer | undefined;

  /**
   * @param canvas - the canvas of the host map
   * @throws Error if it has no WebGL2 context
   */
  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext('webgl2');
    if (!context) throw new Error('The canvas has no WebGL2 context.');
    this.#canvas = canvas;
    this.#context = context;
  }

  /** Renders one frame, at a time when the host expects changes to the state of the context. */
  draw(scene: VenueScene, view: SceneView, now: number): boolean {
    const { drawingBufferWidth, drawingBufferHeight } = this.#context;
    this.#renderer ??= this.#open();
    this.#renderer.resetState();
    // Not setSize, which would clear the canvas.
    this.#renderer.setViewport(0, 0, drawingBufferWidth, drawingBufferHeight);
    const isMoving = scene.draw(this.#renderer, view, now);
    this.#renderer.resetState();
    return isMoving;
  }

  /** Frees resources of the lost context; the restored context gets a new renderer. */
  lose(scene: VenueScene): void {
    this.dispose(scene);
  }

  /** Frees all GPU resources; a later frame recreates them. */
  dispose(scene: VenueScene): void {
    const gl = this.#context;
    const bound = gl.getParameter(gl.VERTEX_ARRAY_BINDING) as WebGLVertexArrayObject | null;
    scene.releaseGraphics();
    this.#renderer?.dispose();
    this.#renderer = undefined;
    // The host tracks its bindings and does not know that these are deleted.
    gl.bindVertexArray(bound);
  }

  #open(): WebGLRenderer {
    const renderer = new WebGLRenderer({ canvas: this.#canvas, context: this.#context });
    renderer.autoClear = false;
    renderer.debug.checkShaderErrors = false;
    return renderer;
  }
}
