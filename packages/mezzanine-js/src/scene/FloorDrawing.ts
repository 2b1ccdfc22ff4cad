import type { Bounds } from '../bounds.ts';
import { isInside } from '../polygon.ts';
import { finish, type Steps } from '../steps.ts';
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  Mesh,
  Sphere,
  type RawShaderMaterial,
  type WebGLRenderer,
} from 'three';
import { boundsOf } from './boundsOf.ts';
import { castersOf } from './castersOf.ts';
import {
  groundMaterial,
  openingMaterial,
  setBelow,
  solidMaterial,
  type LookUniforms,
  type Shade,
} from './materials.ts';
import { PrismIndex } from './PrismIndex.ts';
import { quadOf } from './quadOf.ts';
import type {
  FeaturePaint,
  PaintSource,
  Point,
  Rings,
  SceneFeature,
  SceneFloor,
  SceneLook,
} from './SceneModel.ts';
import { ShadeMap } from './ShadeMap.ts';
import { solidGeometry } from './solidGeometry.ts';
import { SolidWriter, VERTEX_FLOATS } from './SolidWriter.ts';
import { StateTexture } from './StateTexture.ts';

/** Thickness of the slab under a floor. */
export const PLATE_METERS = 0.45;
/** How far the shadow of a floor may extend on the ground. */
const MARGIN_METERS = 24;
/** Texels per meter: shadows on a floor have an edge, shadows on the ground are soft. */
const FLOOR_TEXELS = 5;
const GROUND_TEXELS = 2.5;
/** Number of render orders that one floor uses. */
const ORDERS_PER_FLOOR = 6;

/** Height and order in which a floor is rendered. */
export interface ShownFloor {
  readonly metersUp: number;
  readonly order: number;
  /** Whether it casts a shadow on the ground. */
  readonly hasGround: boolean;
}

/** The parts of a floor drawing. */
export interface FloorParts {
  readonly floor: SceneFloor;
  readonly prisms: PrismIndex;
  readonly paints: FeaturePaint[];
  readonly vertices: Float32Array;
  readonly indices: Uint32Array;
}

/** All three objects of one floor; shown or hidden as a whole. */
export class FloorDrawing {
  /** The scene node; moving it moves the floor. */
  readonly group = new Group();
  /** Bounds of the floor. */
  readonly bounds: Bounds;
  /** Features that can be picked. */
  readonly prisms: PrismIndex;
  readonly #plate: readonly Rings[];
  readonly #paints: FeaturePaint[];
  readonly #indexOf: ReadonlyMap<string, number>;
  readonly #state: StateTexture;
  readonly #shade: ShadeMap;
  readonly #groundShade: ShadeMap;
  readonly #vertices: Float32Array;
  readonly #indices: Uint32Array;
  readonly #ground: Mesh<BufferGeometry, RawShaderMaterial>;
  readonly #openings: Mesh<BufferGeometry, RawShaderMaterial>;
  readonly #solid: Mesh<BufferGeometry, RawShaderMaterial>;
  readonly #glass: Mesh<BufferGeometry, RawShaderMaterial>;
  #isBaked = false;

  /**
   * @param parts - what to draw, from {@link floorParts}
   * @param look - uniforms shared by all floors
   */
  constructor({ floor, prisms, paints, vertices, indices }: FloorParts, look: LookUniforms) {
    const { features } = floor;
    this.bounds = boundsOf(features);
    this.prisms = prisms;
    this.#plate = features.flatMap(({ layer, shape }) =>
      layer === 0 && shape.type === 'area' ? shape.polygons : [],
    );
    this.#paints = paints;
    this.#indexOf = new Map(features.map((feature, index) => [feature.id, index]));
    this.#state = stateOf(features, this.#paints);
    this.#vertices = vertices;
    this.#indices = indices;
    this.#shade = new ShadeMap({
      bounds: grow(this.bounds, 1),
      texelsPerMeter: FLOOR_TEXELS,
      lights: 'fine',
    });
    const around = grow(this.bounds, MARGIN_METERS);
    this.#groundShade = new ShadeMap({
      bounds: around,
      texelsPerMeter: GROUND_TEXELS,
      lights: 'coarse',
    });
    const state = this.#state.texture;
    const solids = solidGeometry(this.#vertices, this.#indices);
    this.#ground = new Mesh(planeOf(around), groundMaterial(this.#groundShade, look));
    this.#openings = new Mesh(
      topsOf(features.filter((feature) => isSeenThrough(feature, floor))),
      openingMaterial(),
    );
    this.#solid = new Mesh(solids, solidMaterial(state, this.#shade, look));
    this.#glass = new Mesh(solids, solidMaterial(state, this.#shade, look, 'glass'));
    for (const mesh of this.#meshes()) mesh.frustumCulled = false;
    this.group.add(...this.#meshes());
    this.hide();
    this.#updateGlass();
  }

  /** The shade maps of the floor. */
  get shade(): Shade {
    return this.#shade;
  }

  /** Hides the floor. */
  hide(): void {
    this.group.visible = false;
  }

  /** Whether a point lies on the slab of the floor. */
  isOver(place: Point): boolean {
    return this.#plate.some((rings) => isInside(rings, place));
  }

  /**
   * Shows the floor.
   *
   * @param as - the current floor, a floor seen through its openings, or another floor
   * @param where - height and render order: later floors are drawn over earlier ones
   */
  show(as: 'current' | 'below' | 'beside', { metersUp, order, hasGround }: ShownFloor): void {
    const isBelow = as === 'below';
    const first = order * ORDERS_PER_FLOOR;
    this.group.visible = true;
    this.group.position.z = metersUp;
    this.#ground.visible = hasGround;
    this.#openings.visible = as === 'current';
    // The ground first, then stencil marks of openings, then floors from the lowest to this one.
    this.#ground.renderOrder = first;
    this.#openings.renderOrder = first + 1;
    this.#solid.renderOrder = first + (isBelow ? 2 : 4);
    this.#glass.renderOrder = first + (isBelow ? 3 : 5);
    setBelow(this.#solid.material, isBelow);
    setBelow(this.#glass.material, isBelow);
  }

  /** Changes how a feature is drawn. */
  setPaint(id: string, paint: FeaturePaint): void {
    const index = this.#indexOf.get(id);
    const before = index === undefined ? undefined : this.#paints[index];
    if (index === undefined || !before) return;
    this.#paints[index] = paint;
    this.#state.setPaint(index, paint);
    if (!hasSameShadow(before, paint)) this.#isBaked = false;
    this.#updateGlass();
  }

  /** Renders outdated shade maps. */
  prepare(renderer: WebGLRenderer, look: SceneLook): void {
    finish(this.shadeSteps(renderer, look));
  }

  /** Same as {@link prepare}, one plane at a time. */
  *shadeSteps(renderer: WebGLRenderer, look: SceneLook): Steps<void> {
    if (this.#isBaked) return;
    this.#isBaked = true;
    const sun = {
      azimuthDegrees: look.sunAzimuthDegrees,
      altitudeDegrees: look.sunAltitudeDegrees,
    };
    const castersOn = (height: number) =>
      castersOf(this.#vertices, this.#indices, this.#paints, height);
    this.#shade.bake(renderer, castersOn(0), sun);
    yield;
    this.#groundShade.bake(renderer, castersOn(-PLATE_METERS), sun);
  }

  /** Marks the shade maps as outdated after a change of light. */
  forgetShade(): void {
    this.#isBaked = false;
  }

  /** Frees all GPU resources. */
  releaseGraphics(): void {
    this.forgetShade();
    this.#shade.dispose();
    this.#groundShade.dispose();
    this.#state.dispose();
    for (const mesh of this.#meshes()) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
  }

  #meshes(): Mesh<BufferGeometry, RawShaderMaterial>[] {
    return [this.#ground, this.#openings, this.#solid, this.#glass];
  }

  #updateGlass(): void {
    this.#glass.visible = this.#paints.some((paint) => paint.opacity > 0 && paint.opacity < 1);
  }
}

/**
 * Collects the parts of a floor, feature by feature.
 *
 * @param floor - the floor
 * @param paintOf - returns the initial paint of a feature
 */
export function* floorParts(floor: SceneFloor, paintOf: PaintSource): Steps<FloorParts> {
  const { features } = floor;
  const prisms = new PrismIndex(features, paintOf);
  yield;
  const paints = features.map((feature) => paintOf(feature.id));
  const writer = new SolidWriter();
  for (const [index, feature] of features.entries()) {
    yield;
    if (!isSeenThrough(feature, floor)) writer.add(index, feature.shape, feature.hasLine);
  }
  const vertices = new Float32Array(writer.vertices);
  yield;
  return { floor, prisms, paints, vertices, indices: writer.indices() };
}

function isSeenThrough(feature: SceneFeature, floor: SceneFloor): boolean {
  return feature.isOpening && !!floor.below;
}

function hasSameShadow(a: FeaturePaint, b: FeaturePaint): boolean {
  return (
    a.heightMeters === b.heightMeters &&
    a.altitudeMeters === b.altitudeMeters &&
    a.opacity > 0.5 === b.opacity > 0.5
  );
}

function grow(bounds: Bounds, by: number): Bounds {
  const { minX, minY, maxX, maxY } = bounds;
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

function stateOf(features: readonly SceneFeature[], paints: readonly FeaturePaint[]): StateTexture {
  const state = new StateTexture(features.length);
  features.forEach((feature, index) => {
    state.setForm(index, { layer: feature.layer, lineLimitMeters: lineLimitOf(feature) });
    const paint = paints[index];
    if (paint) state.setPaint(index, paint);
  });
  return state;
}

/** Maximum inward extent of the outline; negative for paths, which stay visible from far away. */
function lineLimitOf({ shape }: SceneFeature): number {
  if (shape.type === 'path') return -shape.widthMeters * 0.3;
  const { minX, minY, maxX, maxY } = boundsOf([{ shape }]);
  return Math.min(maxX - minX, maxY - minY) * 0.1;
}

/** The tops of areas, all on the floor. */
function topsOf(features: readonly SceneFeature[]): BufferGeometry {
  const writer = new SolidWriter();
  for (const { shape } of features) writer.add(0, shape, false);
  const flat = writer.vertices.filter((_, i) => i % VERTEX_FLOATS < 3);
  const positions = flat.map((value, i) => (i % 3 === 2 ? 0 : value));
  const geometry = new BufferGeometry();
  geometry.boundingSphere = new Sphere();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setIndex(new BufferAttribute(writer.indices(), 1));
  return geometry;
}

function planeOf({ minX, minY, maxX, maxY }: Bounds): BufferGeometry {
  const z = -PLATE_METERS;
  return quadOf(new BufferGeometry(), [minX, minY, z, maxX, minY, z, maxX, maxY, z, minX, maxY, z]);
}
