import {
  BufferAttribute,
  BufferGeometry,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  Sphere,
  type RawShaderMaterial,
} from 'three';
import type { Line, Rgb, SceneView } from '../SceneModel.ts';
import type { SceneLayer } from '../SceneLayer.ts';
import type { VenueScene } from '../VenueScene.ts';
import { RIBBON_FLOATS, ribbonVertices } from './ribbonVertices.ts';
import { routeMaterial, RouteUniforms } from './routeMaterial.ts';

/** A part of a route on one floor. */
export interface RouteStretch {
  readonly floorId: string;
  readonly line: Line;
  /** Length of the route before it, in meters. */
  readonly startsAt: number;
}

/** Appearance of a route. */
export interface RouteStyle {
  readonly color: Rgb;
  readonly paper: Rgb;
  readonly widthPixels: number;
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly startsAt: number;
  readonly durationMs: number;
}

const CASING_PIXELS = 2;
/** Minimum width of a route on the floor. */
const LEAST_METERS = 0.36;
/** After shapes. */
const RENDER_ORDER = 10_100;
const PASSES = ['hidden', 'casing', 'core'] as const;

/** Renders the route: a ribbon on each floor. It animates only briefly after a change. */
export class RouteLayer implements SceneLayer {
  readonly #scene: VenueScene;
  readonly #uniforms = new RouteUniforms();
  readonly #materials: readonly RawShaderMaterial[];
  #meshes: Mesh<BufferGeometry>[] = [];
  #reveal: Run | undefined;
  #glint: Run | undefined;

  /** @param scene - the scene it belongs to */
  constructor(scene: VenueScene) {
    this.#scene = scene;
    this.#materials = PASSES.map((pass) => routeMaterial(this.#uniforms, pass, CASING_PIXELS));
    scene.addLayer(this);
  }

  /** Replaces all stretches; none of them is marked as traveled. */
  setStretches(stretches: readonly RouteStretch[]): void {
    for (const mesh of this.#meshes) {
      mesh.removeFromParent();
      mesh.geometry.dispose();
    }
    this.#meshes = stretches
      .filter(({ line }) => line.length > 1)
      .flatMap((stretch) => this.#meshesOf(stretch));
    this.#reveal = this.#glint = undefined;
    this.#uniforms.uReveal.value = Infinity;
    this.#uniforms.uGlintStrength.value = this.#uniforms.uPassed.value = 0;
  }

  /** Updates colors and width. */
  setStyle({ color, paper, widthPixels }: RouteStyle): void {
    this.#uniforms.uColor.value.set(...color);
    this.#uniforms.uPaper.value.set(...paper);
    this.#uniforms.uHalfPixels.value = widthPixels / 2;
    this.#uniforms.uHalfMeters.value = LEAST_METERS / 2;
  }

  /** Marks the route up to this distance as traveled. */
  setPassed(meters: number): void {
    this.#uniforms.uPassed.value = meters;
  }

  /** Animates the growth of the route from one distance to another. */
  reveal(from: number, to: number, durationMs: number): void {
    this.#uniforms.uReveal.value = from;
    this.#reveal = { from, to, durationMs, startsAt: performance.now() };
  }

  /** Animates a glint along the route once, after a delay. */
  glint(from: number, to: number, timing: { delayMs: number; durationMs: number }): void {
    const startsAt = performance.now() + timing.delayMs;
    this.#glint = { from, to, durationMs: timing.durationMs, startsAt };
  }

  prepare(view: SceneView, now: number): boolean {
    if (this.#meshes.length === 0) return false;
    const uniforms = this.#uniforms;
    uniforms.uViewWidth.value = view.width;
    uniforms.uMetersPerPixel.value = view.metersPerPixel;
    if (this.#reveal) {
      const { share, at } = progressOf(this.#reveal, now);
      uniforms.uReveal.value = share < 1 ? at : Infinity;
      if (share >= 1) this.#reveal = undefined;
    }
    if (this.#glint) {
      const { share, at } = progressOf(this.#glint, now);
      uniforms.uGlint.value = at;
      uniforms.uGlintStrength.value = share > 0 && share < 1 ? Math.sin(Math.PI * share) : 0;
      if (share >= 1) this.#glint = undefined;
    }
    return Boolean(this.#reveal ?? this.#glint);
  }

  releaseGraphics(): void {
    for (const { geometry } of this.#meshes) geometry.dispose();
    for (const material of this.#materials) material.dispose();
  }

  #meshesOf({ line, startsAt, floorId }: RouteStretch): Mesh<BufferGeometry>[] {
    const geometry = geometryOf(line, startsAt);
    return this.#materials.map((material, pass) => {
      const mesh = new Mesh(geometry, material);
      mesh.frustumCulled = false;
      mesh.renderOrder = RENDER_ORDER + pass;
      this.#scene.groupOf(floorId).add(mesh);
      return mesh;
    });
  }
}

function progressOf({ from, to, startsAt, durationMs }: Run, now: number) {
  const share = Math.min(Math.max((now - startsAt) / durationMs, 0), 1);
  return { share, at: from + (to - from) * (1 - (1 - share) ** 2) };
}

function geometryOf(line: Line, startsAt: number): BufferGeometry {
  const { vertices, indices } = ribbonVertices(line, startsAt);
  const buffer = new InterleavedBuffer(new Float32Array(vertices), RIBBON_FLOATS);
  const geometry = new BufferGeometry();
  geometry.boundingSphere = new Sphere();
  geometry.setAttribute('position', new InterleavedBufferAttribute(buffer, 2, 0));
  geometry.setAttribute('widen', new InterleavedBufferAttribute(buffer, 2, 2));
  geometry.setAttribute('along', new InterleavedBufferAttribute(buffer, 2, 4));
  geometry.setIndex(new BufferAttribute(new Uint32Array(indices), 1));
  return geometry;
}
