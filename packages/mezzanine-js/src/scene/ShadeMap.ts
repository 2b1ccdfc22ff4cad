import {
  BufferAttribute,
  Camera,
  Color,
  CustomBlending,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LessDepth,
  LinearFilter,
  LinearMipmapNearestFilter,
  Mesh,
  OneFactor,
  RawShaderMaterial,
  RGFormat,
  Sphere,
  Vector2,
  Vector4,
  WebGLRenderTarget,
  type Texture,
  type WebGLRenderer,
} from 'three';
import type { Casters } from './castersOf.ts';
import { lightDirections, type LightCount, type Sun } from './lightDirections.ts';
import type { Bounds } from '../bounds.ts';
import { SHADE_FRAGMENT, SHADE_VERTEX } from './shaders.ts';

/** Maximum side of a shade map in texels. */
const LONGEST_SIDE = 1536;
const NO_SIZE = [1, 1] as const;

/** Area, resolution, and number of lights of a shade map. */
export interface ShadeMapOptions {
  readonly bounds: Bounds;
  readonly texelsPerMeter: number;
  readonly lights: LightCount;
}

/**
 * The shade on one plane, rendered once from above and cached: the sun's shadow in red, the ambient
 * shade of walls and corners in green. Camera moves do not recompute it.
 */
export class ShadeMap {
  /** Origin and inverse size in meters: converts positions to texture coordinates. */
  readonly area: Vector4;
  readonly #lights: ShadeMapOptions['lights'];
  readonly #size: readonly [width: number, height: number];
  readonly #target: WebGLRenderTarget;
  readonly #material: RawShaderMaterial;
  readonly #camera = new Camera();

  /** @param options - area, resolution, and lights */
  constructor(options: ShadeMapOptions) {
    const { minX, minY, maxX, maxY } = options.bounds;
    const [width, height] = [maxX - minX, maxY - minY];
    const scale = Math.min(options.texelsPerMeter, LONGEST_SIDE / Math.max(width, height));
    this.area = new Vector4(minX, minY, 1 / width, 1 / height);
    this.#lights = options.lights;
    this.#size = [Math.max(1, Math.ceil(width * scale)), Math.max(1, Math.ceil(height * scale))];
    this.#target = new WebGLRenderTarget(...this.#size, {
      format: RGFormat,
      magFilter: LinearFilter,
      minFilter: LinearMipmapNearestFilter,
      generateMipmaps: true,
    });
    const texel = new Vector2(width / this.#size[0], height / this.#size[1]);
    this.#material = shadeMaterial(this.area, texel);
  }

  /** The texture that floor shaders read. */
  get texture(): Texture {
    return this.#target.texture;
  }

  /**
   * Renders the shade.
   *
   * @param renderer - the renderer
   * @param casters - geometry that casts shadows
   * @param sun - position of the sun
   */
  bake(renderer: WebGLRenderer, casters: Casters, sun: Sun): void {
    // Without shadow casters, one texel is enough.
    this.#target.setSize(...(casters.indices.length > 0 ? this.#size : NO_SIZE));
    const { count, leans, gains } = lightDirections(sun, this.#lights);
    const geometry = new InstancedBufferGeometry();
    geometry.boundingSphere = new Sphere();
    geometry.setAttribute('position', new BufferAttribute(casters.positions, 3));
    geometry.setIndex(new BufferAttribute(casters.indices, 1));
    geometry.setAttribute('lean', new InstancedBufferAttribute(leans, 3));
    geometry.setAttribute('gain', new InstancedBufferAttribute(gains, 2));
    geometry.instanceCount = count;
    const mesh = new Mesh(geometry, this.#material);
    mesh.frustumCulled = false;
    const clearColor = renderer.getClearColor(new Color());
    const clearAlpha = renderer.getClearAlpha();
    renderer.setRenderTarget(this.#target);
    renderer.setClearColor(new Color(0), 0);
    renderer.clear();
    renderer.render(mesh, this.#camera);
    renderer.setRenderTarget(null);
    renderer.setClearColor(clearColor, clearAlpha);
    geometry.dispose();
  }

  /** Frees its GPU resources. */
  dispose(): void {
    this.#target.dispose();
    this.#material.dispose();
  }
}

/** Material of shadow casters, rendered once for each direction of light. */
export function shadeMaterial(area: Vector4, texel: Vector2): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: SHADE_VERTEX,
    fragmentShader: SHADE_FRAGMENT,
    uniforms: { uArea: { value: area }, uTexel: { value: texel } },
    depthFunc: LessDepth,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  });
}
