import { Mesh, type BufferGeometry, type RawShaderMaterial } from 'three';
import { hitPrism, type Ray } from '../hitPrism.ts';
import type { AreaShape, FeaturePaint, PathShape, SceneView } from '../SceneModel.ts';
import type { LayerHit, SceneLayer } from '../SceneLayer.ts';
import { solidGeometry } from '../solidGeometry.ts';
import { SolidWriter } from '../SolidWriter.ts';
import type { VenueScene } from '../VenueScene.ts';
import { hitPath } from './hitPath.ts';
import { paintShape, shapeMaterial } from './shapeMaterial.ts';

/** A shape added by code. */
export interface SceneShape {
  readonly id: number;
  readonly floorId: string;
  readonly shapes: readonly (AreaShape | PathShape)[];
  readonly paint: FeaturePaint;
}

interface Drawn {
  readonly shape: SceneShape;
  readonly meshes: readonly Mesh<BufferGeometry, RawShaderMaterial>[];
}

/** After all floors, so transparent shapes show what is behind them. */
const RENDER_ORDER = 10_000;
/** Maximum distance from the middle of a line to pick it, in CSS pixels. */
const TOUCH_PIXELS = 6;

/** Renders areas and lines that code adds to floors. */
export class ShapeLayer implements SceneLayer {
  readonly #scene: VenueScene;
  readonly #drawn = new Map<number, Drawn>();
  #metersPerPixel = 0;

  /** @param scene - the scene it belongs to */
  constructor(scene: VenueScene) {
    this.#scene = scene;
    scene.addLayer(this);
  }

  /** Adds a shape, or replaces the shape with the same id. */
  set(shape: SceneShape): void {
    const before = this.#drawn.get(shape.id);
    const isSameForm =
      before?.shape.shapes === shape.shapes && before.shape.floorId === shape.floorId;
    if (before && !isSameForm) this.remove(shape.id);
    const meshes = before && isSameForm ? before.meshes : this.#meshesOf(shape);
    for (const mesh of meshes) {
      paintShape(mesh.material, shape.paint);
      mesh.visible = shape.paint.opacity > 0;
    }
    this.#drawn.set(shape.id, { shape, meshes });
  }

  /** Removes a shape. */
  remove(id: number): void {
    for (const mesh of this.#drawn.get(id)?.meshes ?? []) {
      mesh.removeFromParent();
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    this.#drawn.delete(id);
  }

  prepare(view: SceneView): boolean {
    this.#metersPerPixel = view.metersPerPixel;
    return false;
  }

  pick(ray: Ray, floorId: string): LayerHit[] {
    const hits: LayerHit[] = [];
    for (const { shape } of this.#drawn.values()) {
      if (shape.floorId !== floorId || shape.paint.opacity <= 0) continue;
      const shares = shape.shapes.flatMap((form) => this.#meet(ray, form, shape.paint) ?? []);
      if (shares.length > 0) hits.push({ id: shape.id, at: Math.min(...shares) });
    }
    return hits.sort((a, b) => a.at - b.at);
  }

  releaseGraphics(): void {
    for (const { meshes } of this.#drawn.values()) {
      for (const mesh of meshes) {
        mesh.geometry.dispose();
        mesh.material.dispose();
      }
    }
  }

  #meet(ray: Ray, form: AreaShape | PathShape, paint: FeaturePaint): number | undefined {
    const bottom = paint.altitudeMeters;
    const top = bottom + paint.heightMeters;
    if (form.type === 'area') return hitPrism(ray, form.polygons, bottom, top);
    const half = Math.max(form.widthMeters / 2, TOUCH_PIXELS * this.#metersPerPixel);
    return hitPath(ray, form, top, half);
  }

  #meshesOf({ shapes, floorId }: SceneShape): Drawn['meshes'] {
    const paths = shapes.filter((shape) => shape.type === 'path');
    const areas = shapes.filter((shape) => shape.type === 'area');
    const widths = [...new Set(paths.map(({ widthMeters }) => widthMeters))];
    const groups = [
      { forms: areas, width: 0 },
      ...widths.map((width) => ({
        forms: paths.filter(({ widthMeters }) => widthMeters === width),
        width,
      })),
    ];
    return groups
      .filter(({ forms }) => forms.length > 0)
      .map(({ forms, width }) => {
        const mesh = new Mesh(geometryOf(forms), shapeMaterial(this.#scene.look, width));
        mesh.frustumCulled = false;
        mesh.renderOrder = RENDER_ORDER;
        this.#scene.groupOf(floorId).add(mesh);
        return mesh;
      });
  }
}

function geometryOf(forms: readonly (AreaShape | PathShape)[]): BufferGeometry {
  const writer = new SolidWriter();
  for (const form of forms) writer.add(0, form, false);
  return solidGeometry(new Float32Array(writer.vertices), writer.indices());
}
