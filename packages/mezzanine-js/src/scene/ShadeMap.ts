import {
  AddEquation,
  Camera,
  CustomBlending,
  DoubleSide,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LessDepth,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  OneFactor,
  RawShaderMaterial,
  Sphere,
  Vector4,
  WebGLRenderTarget,
  type BufferAttribute,
  type BufferGeometry,
  type Color,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { lightDirections } from './lightDirections.ts';
import type { Bounds } from './SceneModel.ts';
import { SHADE_FRAGMENT, SHADE_VERTEX } from './shaders.ts';

/** No side of a shade map is longer than this, in texels. */
const LONGEST_SIDE = 2048;

/** What a shade map covers, and how finely. */
export interface ShadeMapOptions {
  readonly bounds: Bounds;
  readonly texelsPerMetre: number;
  /** Height of the plane the shade falls on. */
  readonly groundMetres: number;
}

/**
 * The shade on one plane, drawn once from above and kept: the sun's shadow in red, the soft shade
 * of walls and corners in green. Nothing of it is computed again while the camera moves.
 */
export class ShadeMap {
  /** Corner, and one over the size, in metres: from a place to texture coordinates. */
  readonly area: Vector4;
  readonly #target: WebGLRenderTarget;
  readonly #material: RawShaderMaterial;
  readonly #mesh: Mesh<InstancedBufferGeometry, RawShaderMaterial>;
  readonly #camera = new Camera();

  /**
   * @param solids - geometry of the floor, shared with what draws it
   * @param state - the floor's state texture
   * @param options - what to cover
   */
  constructor(solids: BufferGeometry, state: Texture, options: ShadeMapOptions) {
    const { minX, minY, maxX, maxY } = options.bounds;
    const [width, height] = [maxX - minX, maxY - minY];
    const scale = Math.min(options.texelsPerMetre, LONGEST_SIDE / Math.max(width, height));
    this.area = new Vector4(minX, minY, 1 / width, 1 / height);
    this.#target = new WebGLRenderTarget(
      Math.max(1, Math.ceil(width * scale)),
      Math.max(1, Math.ceil(height * scale)),
      { magFilter: LinearFilter, minFilter: LinearMipmapLinearFilter, generateMipmaps: true },
    );
    this.#material = shadeMaterial(state, this.area, options.groundMetres);
    this.#mesh = new Mesh(instancesOf(solids), this.#material);
    this.#mesh.frustumCulled = false;
  }

  /** What the floor's shaders read. */
  get texture(): Texture {
    return this.#target.texture;
  }

  /**
   * Draws the shade.
   *
   * @param renderer - draws it
   * @param sun - where the sun stands, in degrees
   */
  bake(renderer: WebGLRenderer, sun: { azimuth: number; altitude: number }, black: Color): void {
    const { count, leans, gains } = lightDirections(sun.azimuth, sun.altitude);
    const geometry = this.#mesh.geometry;
    geometry.instanceCount = count;
    geometry.setAttribute('lean', new InstancedBufferAttribute(leans, 3));
    geometry.setAttribute('gain', new InstancedBufferAttribute(gains, 2));
    const clearColor = renderer.getClearColor(black.clone());
    const clearAlpha = renderer.getClearAlpha();
    renderer.setRenderTarget(this.#target);
    renderer.setClearColor(black, 0);
    renderer.clear();
    renderer.render(this.#mesh, this.#camera);
    renderer.setRenderTarget(null);
    renderer.setClearColor(clearColor, clearAlpha);
  }

  /** Frees what it holds; the shared geometry stays. */
  dispose(): void {
    this.#target.dispose();
    this.#material.dispose();
    this.#mesh.geometry.dispose();
  }
}

function shadeMaterial(state: Texture, area: Vector4, ground: number): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: SHADE_VERTEX,
    fragmentShader: SHADE_FRAGMENT,
    uniforms: {
      uState: { value: state },
      uArea: { value: area },
      uGround: { value: ground },
    },
    side: DoubleSide,
    depthFunc: LessDepth,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  });
}

function instancesOf(solids: BufferGeometry): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.boundingSphere = new Sphere();
  geometry.setIndex(solids.getIndex());
  for (const name of ['position', 'tag']) {
    const attribute = solids.getAttribute(name);
    if (attribute) geometry.setAttribute(name, attribute as BufferAttribute);
  }
  return geometry;
}
