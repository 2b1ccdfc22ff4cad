import { Camera, Scene, Vector3, type WebGLRenderer } from 'three';
import { FloorDrawing } from './FloorDrawing.ts';
import { Ray } from './hitPrism.ts';
import { LabelLayer } from './labels/LabelLayer.ts';
import { clearColorOf, LookUniforms } from './materials.ts';
import type { PrismHit } from './PrismIndex.ts';
import type {
  Bounds,
  FeaturePaint,
  PaintSource,
  SceneFloor,
  SceneLook,
  SceneView,
} from './SceneModel.ts';

/**
 * Draws a venue. It knows no camera: each picture is given a {@link SceneView}, so that the same
 * scene can be drawn into a canvas of its own or into a map that someone else drives.
 */
export class VenueScene {
  /** The names on the map. */
  readonly labels = new LabelLayer();
  readonly #scene = new Scene();
  readonly #camera = new Camera();
  readonly #uniforms = new LookUniforms();
  readonly #floors = new Map<string, FloorDrawing>();
  readonly #models: ReadonlyMap<string, SceneFloor>;
  readonly #paintOf: PaintSource;
  #look: SceneLook;
  #shown: string | undefined;
  #visible: string[] = [];

  /**
   * @param floors - everything that can be shown
   * @param paintOf - how features are drawn when their floor is first shown
   * @param look - light and paper
   */
  constructor(floors: readonly SceneFloor[], paintOf: PaintSource, look: SceneLook) {
    this.#paintOf = paintOf;
    this.#models = new Map(floors.map((floor) => [floor.id, floor]));
    this.#look = look;
    this.#uniforms.set(look);
    this.#scene.matrixWorldAutoUpdate = true;
  }

  /** Shows one floor, and what is seen of lower ones through its openings. */
  showFloor(id: string): void {
    for (const floor of this.#floors.values()) floor.show('hidden');
    this.#drawingOf(id).show('current');
    this.#visible = [id];
    let metresDown = 0;
    let { below } = this.#models.get(id) ?? {};
    while (below && !this.#visible.includes(below.id)) {
      metresDown += below.metres;
      this.#drawingOf(below.id).show('below', metresDown);
      this.#visible.push(below.id);
      below = this.#models.get(below.id)?.below;
    }
    this.#shown = id;
    this.labels.showFloor(id);
  }

  /** Extent of a floor, in metres. */
  boundsOf(floorId: string): Bounds {
    return this.#drawingOf(floorId).bounds;
  }

  /** Draws a feature differently from the next picture on. */
  setPaint(floorId: string, id: string, paint: FeaturePaint): void {
    // A floor that was never shown asks for its paints when it is.
    this.#floors.get(floorId)?.setPaint(id, paint);
  }

  /** Changes light and paper. */
  setLook(look: SceneLook): void {
    this.#look = look;
    this.#uniforms.set(look);
    for (const floor of this.#floors.values()) floor.forgetShade();
  }

  /** What lies under a point of the picture, on the floor that is shown; nearest first. */
  pick(view: SceneView, x: number, y: number): readonly PrismHit[] {
    const floor = this.#shown === undefined ? undefined : this.#floors.get(this.#shown);
    return floor?.prisms.pick(this.rayAt(view, x, y)) ?? [];
  }

  /** The line of sight through a point of the picture, in CSS pixels from its top left. */
  rayAt(view: SceneView, x: number, y: number): Ray {
    this.#aim(view);
    const at = (depth: number) => {
      const clip = new Vector3((x / view.width) * 2 - 1, 1 - (y / view.height) * 2, depth);
      const { x: east, y: north, z: up } = clip.applyMatrix4(this.#camera.projectionMatrixInverse);
      return [east, north, up] as const;
    };
    return new Ray(at(-1), at(1));
  }

  /**
   * Draws one picture.
   *
   * @param renderer - draws it
   * @param view - where it is seen from
   * @param now - milliseconds, as `performance.now()`
   * @returns whether something is still moving, such as a label that fades
   */
  draw(renderer: WebGLRenderer, view: SceneView, now: number): boolean {
    for (const id of this.#visible) this.#drawingOf(id).prepare(renderer, this.#look);
    this.#aim(view);
    this.#uniforms.uMetresPerPixel.value = view.metresPerPixel;
    renderer.setClearColor(clearColorOf(this.#look.paper), 1);
    renderer.clear();
    renderer.render(this.#scene, this.#camera);
    return this.labels.draw(renderer, view, now);
  }

  /** Frees all that the graphics card holds; a later picture makes it again. */
  releaseGraphics(): void {
    for (const floor of this.#floors.values()) floor.releaseGraphics();
    this.labels.releaseGraphics();
  }

  #aim(view: SceneView): void {
    this.#camera.projectionMatrix.fromArray(view.viewProjection);
    this.#camera.projectionMatrixInverse.copy(this.#camera.projectionMatrix).invert();
  }

  #drawingOf(id: string): FloorDrawing {
    let drawing = this.#floors.get(id);
    const model = this.#models.get(id);
    if (!drawing && model) {
      drawing = new FloorDrawing(model, this.#paintOf, this.#uniforms);
      this.#floors.set(id, drawing);
      this.#scene.add(drawing.group);
    }
    if (!drawing) throw new Error(`The scene has no floor "${id}".`);
    return drawing;
  }
}
