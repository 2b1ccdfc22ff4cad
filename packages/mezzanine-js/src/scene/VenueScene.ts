import { finish, type Steps } from '../steps.ts';
import { Camera, Group, Scene, Vector3, type WebGLRenderer } from 'three';
import { FloorDrawing, floorParts, PLATE_METERS } from './FloorDrawing.ts';
import type { FloorPlacement } from './FloorPlacement.ts';
import type { Bounds } from '../bounds.ts';
import { Ray } from './hitPrism.ts';
import { LabelLayer } from './labels/LabelLayer.ts';
import { clearColorOf, LookUniforms, type Shade } from './materials.ts';
import { PictureShelf } from './PictureShelf.ts';
import type { FeaturePaint, PaintSource, SceneFloor, SceneLook, SceneView } from './SceneModel.ts';
import type { LayerHit, SceneLayer } from './SceneLayer.ts';
import type { ScreenPoint } from './screenPointOf.ts';

/** Hits closer together than this fraction of the ray keep the order of their floors. */
const SAME_PLACE = 1e-9;

/** A floor no higher than this above the lowest one casts a shadow on the ground. */
const ON_GROUND_METERS = 1;

/** A feature hit by the line of sight. */
export interface SceneHit {
  readonly id: string;
  readonly floorId: string;
  /** Fraction of the ray at the hit; smaller is nearer. */
  readonly at: number;
}

/** An item of a layer hit by the line of sight, and its floor. */
export interface FloorLayerHit extends LayerHit {
  readonly floorId: string;
}

/**
 * Renders a venue. It has no camera: each frame receives a {@link SceneView}, so the same scene can
 * be rendered into its own canvas or into a host map.
 */
export class VenueScene {
  /** The labels of the map. */
  readonly labels = new LabelLayer();
  /**
   * Background around the floors: a solid color, transparent, or the existing content of the
   * canvas.
   */
  backdrop: 'paper' | 'clear' | 'kept' = 'paper';
  readonly #scene = new Scene();
  readonly #camera = new Camera();
  readonly #uniforms = new LookUniforms();
  /** Images that can cover features. */
  readonly shelf = new PictureShelf(this.#uniforms.uShelf);
  readonly #floors = new Map<string, FloorDrawing>();
  readonly #models: ReadonlyMap<string, SceneFloor>;
  readonly #paintOf: PaintSource;
  readonly #groups = new Map<string, Group>();
  readonly #layers: SceneLayer[] = [];
  #look: SceneLook;
  #placements: readonly FloorPlacement[] = [];
  #drawn: FloorDrawing[] = [];
  #hasLabels = true;

  /**
   * @param floors - everything that can be shown
   * @param paintOf - returns how features are drawn when their floor is first shown
   * @param look - light and background
   */
  constructor(floors: readonly SceneFloor[], paintOf: PaintSource, look: SceneLook) {
    this.#paintOf = paintOf;
    this.#models = new Map(floors.map((floor) => [floor.id, floor]));
    this.#look = look;
    this.#uniforms.set(look);
    this.#scene.matrixWorldAutoUpdate = true;
  }

  /** Shows one floor, and the parts of lower floors visible through its openings. */
  showFloor(id: string): void {
    this.placeFloors([{ floorId: id, metersUp: 0, role: 'current' }]);
  }

  /**
   * Shows these floors and hides all others.
   *
   * @param placements - one of them may be `current`
   */
  placeFloors(placements: readonly FloorPlacement[]): void {
    for (const floor of this.#drawn) floor.hide();
    this.#drawn = [];
    for (const group of this.#groups.values()) group.visible = false;
    // Sorts floors upward, with the current floor last, because its openings are marked again.
    this.#placements = placements.toSorted(
      (a, b) => rankOf(a) - rankOf(b) || a.metersUp - b.metersUp,
    );
    for (const [order, placement] of this.#placements.entries()) this.#place(placement, order);
    this.labels.placeFloors(
      new Map(this.#hasLabels ? placements.map((one) => [one.floorId, one.metersUp]) : []),
      placements.some(({ role }) => role === 'stacked')
        ? (view, point, floorId) => this.#isCovered(view, point, floorId)
        : undefined,
    );
  }

  /** Builds the drawings of floors in advance, so showing them takes no time. */
  *floorSteps(placements: readonly FloorPlacement[]): Steps<void> {
    for (const { floorId } of placements) {
      let model = this.#models.get(floorId);
      while (model) {
        yield* this.#drawingSteps(model);
        model = model.below && this.#models.get(model.below.id);
      }
    }
  }

  /** Prepares what the next frame needs: labels that come into view, and the shade of floors. */
  *pictureSteps(renderer: WebGLRenderer, view: SceneView): Steps<void> {
    // Labels first: their GPU queries block until all earlier draw calls are done.
    yield* this.labels.paintSteps(renderer, view);
    for (const floor of this.#drawn) yield* floor.shadeSteps(renderer, this.#look);
  }

  /** Shows or hides all labels. */
  showLabels(isShown: boolean): void {
    this.#hasLabels = isShown;
    this.placeFloors(this.#placements);
  }

  /** Height at which a floor is drawn above the current floor; `undefined` while it is hidden. */
  metersUpOf(floorId: string): number | undefined {
    return this.#placements.find((one) => one.floorId === floorId)?.metersUp;
  }

  /**
   * Height in meters of the highest of the floors drawn apart under a point of the frame, relative to the
   * current floor; 0 if there is none.
   */
  stackedHeightAt(view: SceneView, { x, y }: ScreenPoint): number {
    const ray = this.rayAt(view, x, y);
    const highest = this.#placements.findLast(
      (one) => one.role === 'stacked' && this.#isOver(ray, one),
    );
    return highest?.metersUp ?? 0;
  }

  /** Height of the bottom of the lowest floor, relative to the current floor. */
  get footMeters(): number {
    return Math.min(0, ...this.#placements.map(({ metersUp }) => metersUp)) - PLATE_METERS;
  }

  /** Adds a layer rendered with the floors. */
  addLayer(layer: SceneLayer): void {
    this.#layers.push(layer);
  }

  /** Light uniforms that layers share with floors. */
  get look(): LookUniforms {
    return this.#uniforms;
  }

  /** Shade maps of a floor, for items on it. */
  shadeOf(floorId: string): Shade {
    return this.#drawingOf(floorId).shade;
  }

  /** The group to which layers add items of a floor: it moves and hides with the floor. */
  groupOf(floorId: string): Group {
    let group = this.#groups.get(floorId);
    if (!group) {
      group = new Group();
      const metersUp = this.metersUpOf(floorId);
      group.visible = metersUp !== undefined;
      group.position.z = metersUp ?? 0;
      this.#groups.set(floorId, group);
      this.#scene.add(group);
    }
    return group;
  }

  /** Bounds of a floor, in meters. */
  boundsOf(floorId: string): Bounds {
    return this.#drawingOf(floorId).bounds;
  }

  /** Changes how a feature is drawn from the next frame on. */
  setPaint(floorId: string, id: string, paint: FeaturePaint): void {
    // Floors that were never shown request their paints when first shown.
    this.#floors.get(floorId)?.setPaint(id, paint);
  }

  /** Changes light and background. */
  setLook(look: SceneLook): void {
    this.#look = look;
    this.#uniforms.set(look);
    for (const floor of this.#floors.values()) floor.forgetShade();
  }

  /** Features under a point of the frame on the visible floors, nearest first. */
  pick(view: SceneView, x: number, y: number): readonly SceneHit[] {
    return this.#pickFloors(view, [x, y], (ray, floorId) =>
      this.#drawingOf(floorId).prisms.pick(ray),
    );
  }

  /** Items of a layer under a point of the frame, nearest first. */
  pickLayer(layer: SceneLayer, view: SceneView, x: number, y: number): readonly FloorLayerHit[] {
    return this.#pickFloors(view, [x, y], (ray, floorId) => layer.pick?.(ray, floorId) ?? []);
  }

  /** The line of sight through a point of the frame, in CSS pixels from its top-left corner. */
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
   * Renders one frame.
   *
   * @param renderer - the renderer
   * @param view - the view to render
   * @param now - milliseconds, as `performance.now()`
   * @returns whether something is still animating, such as a fading label
   */
  draw(renderer: WebGLRenderer, view: SceneView, now: number): boolean {
    for (const floor of this.#drawn) floor.prepare(renderer, this.#look);
    let isMoving = false;
    for (const layer of this.#layers) isMoving = layer.prepare(view, now, renderer) || isMoving;
    this.#aim(view);
    this.#uniforms.uMetersPerPixel.value = view.metersPerPixel;
    renderer.setClearColor(clearColorOf(this.#look.paper), this.backdrop === 'paper' ? 1 : 0);
    const isEmptied = this.backdrop !== 'kept';
    renderer.clear(isEmptied, isEmptied, true);
    renderer.render(this.#scene, this.#camera);
    return this.labels.draw(renderer, view, now) || isMoving;
  }

  /** Frees all GPU resources; the next frame recreates them. */
  releaseGraphics(): void {
    for (const floor of this.#floors.values()) floor.releaseGraphics();
    for (const layer of this.#layers) layer.releaseGraphics();
    this.labels.releaseGraphics();
    this.shelf.releaseGraphics();
  }

  #place({ floorId, metersUp, role }: FloorPlacement, order: number): void {
    const drawing = this.#drawingOf(floorId);
    const lowest = Math.min(...this.#placements.map((one) => one.metersUp));
    drawing.show(role === 'current' ? 'current' : 'beside', {
      metersUp,
      order,
      // Above ground level there is nothing below to receive a shadow.
      hasGround: metersUp - lowest < ON_GROUND_METERS,
    });
    this.#drawn.push(drawing);
    const group = this.#groups.get(floorId);
    if (group) {
      group.visible = true;
      group.position.z = metersUp;
    }
    if (role === 'current') this.#placeBelow(floorId, metersUp, order);
  }

  /** The floor seen through openings, unless it is already drawn. */
  #placeBelow(floorId: string, metersUp: number, order: number): void {
    let at = metersUp;
    let { below } = this.#models.get(floorId) ?? {};
    while (below && !this.#drawn.includes(this.#drawingOf(below.id))) {
      at -= below.meters;
      const drawing = this.#drawingOf(below.id);
      drawing.show('below', { metersUp: at, order, hasGround: false });
      this.#drawn.push(drawing);
      below = this.#models.get(below.id)?.below;
    }
  }

  /** Whether a higher floor hides a point of the frame. */
  #isCovered(view: SceneView, { x, y }: ScreenPoint, floorId: string): boolean {
    const metersUp = this.metersUpOf(floorId) ?? 0;
    const above = this.#placements.filter((one) => one.metersUp > metersUp);
    if (above.length === 0) return false;
    const ray = this.rayAt(view, x, y);
    return above.some((one) => this.#isOver(ray, one));
  }

  #isOver(ray: Ray, { floorId, metersUp }: FloorPlacement): boolean {
    return ray.reaches(metersUp) && this.#drawingOf(floorId).isOver(ray.pointAtHeight(metersUp));
  }

  #pickFloors<Hit extends { readonly at: number }>(
    view: SceneView,
    [x, y]: readonly [x: number, y: number],
    pick: (ray: Ray, floorId: string) => readonly Hit[],
  ): (Hit & { readonly floorId: string })[] {
    const ray = this.rayAt(view, x, y);
    return this.#placements
      .filter(({ metersUp }) => ray.reaches(metersUp))
      .toReversed()
      .flatMap(({ floorId, metersUp }) =>
        pick(ray.lowered(metersUp), floorId).map((hit) => ({ ...hit, floorId })),
      )
      .sort((a, b) => (Math.abs(a.at - b.at) > SAME_PLACE ? a.at - b.at : 0));
  }

  #aim(view: SceneView): void {
    this.#camera.projectionMatrix.fromArray(view.viewProjection);
    this.#camera.projectionMatrixInverse.copy(this.#camera.projectionMatrix).invert();
  }

  #drawingOf(id: string): FloorDrawing {
    const model = this.#models.get(id);
    if (!model) throw new Error(`The scene has no floor "${id}".`);
    return this.#floors.get(id) ?? finish(this.#drawingSteps(model));
  }

  *#drawingSteps(model: SceneFloor): Steps<FloorDrawing> {
    let drawing = this.#floors.get(model.id);
    if (drawing) return drawing;
    drawing = new FloorDrawing(yield* floorParts(model, this.#paintOf), this.#uniforms);
    this.#floors.set(model.id, drawing);
    this.#scene.add(drawing.group);
    return drawing;
  }
}

function rankOf({ role }: FloorPlacement): number {
  return role === 'current' ? 1 : 0;
}
