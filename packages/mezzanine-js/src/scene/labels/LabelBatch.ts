import {
  Camera,
  CustomBlending,
  DoubleSide,
  DynamicDrawUsage,
  Float32BufferAttribute,
  GLSL3,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
  Sphere,
  type WebGLRenderer,
} from 'three';
import type { AtlasCell, LabelAtlas } from './LabelAtlas.ts';

/** Numbers per instance: corner, side, other side (4 each, in clip space), cell (4), opacity. */
const FLOATS = 17;

/** A point in clip space. */
export type Clip = readonly [x: number, y: number, z: number, w: number];

const VERTEX = `
precision highp float;
uniform float uSide;
in vec2 position;
in vec4 corner;
in vec4 right;
in vec4 down;
in vec4 cell;
in float opacity;
out vec2 vUv;
out float vOpacity;
void main() {
  vUv = (cell.xy + position * cell.zw) / uSide;
  vOpacity = opacity;
  gl_Position = corner + right * position.x + down * position.y;
}
`;

const FRAGMENT = `
precision mediump float;
uniform sampler2D uAtlas;
in highp vec2 vUv;
in float vOpacity;
out vec4 color;
void main() { color = texture(uAtlas, vUv) * vOpacity; }
`;

/** Renders all labels in one draw call, over everything else. */
export class LabelBatch {
  readonly #camera = new Camera();
  readonly #material = labelMaterial();
  readonly #mesh = new Mesh(new InstancedBufferGeometry(), this.#material);
  #buffer = new InstancedInterleavedBuffer(new Float32Array(0), FLOATS);
  #screen: readonly [width: number, height: number] = [1, 1];
  #count = 0;

  constructor() {
    this.#mesh.frustumCulled = false;
    this.#allocate(128);
  }

  /**
   * Starts a new frame.
   *
   * @param width - frame width in device pixels
   * @param height - frame height in device pixels
   */
  begin(width: number, height: number): void {
    this.#screen = [width, height];
    this.#count = 0;
  }

  /**
   * Adds an upright label; its corner is in device pixels from the top-left corner of the frame.
   */
  add(left: number, top: number, cell: AtlasCell, opacity: number): void {
    const [width, height] = this.#screen;
    const corner: Clip = [(left / width) * 2 - 1, 1 - (top / height) * 2, -1, 1];
    const right: Clip = [(cell.width / width) * 2, 0, 0, 0];
    this.addQuad([corner, right, [0, (-cell.height / height) * 2, 0, 0]], cell, opacity);
  }

  /** Adds a flat label by its top-left corner and two of its sides. */
  addQuad(quad: readonly [Clip, Clip, Clip], cell: AtlasCell, opacity: number): void {
    if ((this.#count + 1) * FLOATS > this.#buffer.array.length) this.#allocate(this.#count * 2);
    const array = this.#buffer.array as Float32Array;
    const at = this.#count * FLOATS;
    for (const [i, vector] of quad.entries()) array.set(vector, at + i * 4);
    array[at + 12] = cell.x;
    array[at + 13] = cell.y;
    array[at + 14] = cell.width;
    array[at + 15] = cell.height;
    array[at + 16] = opacity;
    this.#count += 1;
  }

  /** Renders the added labels. */
  draw(renderer: WebGLRenderer, atlas: LabelAtlas): void {
    if (this.#count === 0) return;
    const { uniforms } = this.#material;
    if (uniforms['uSide']) uniforms['uSide'].value = atlas.side;
    if (uniforms['uAtlas']) uniforms['uAtlas'].value = atlas.texture;
    this.#mesh.geometry.instanceCount = this.#count;
    this.#buffer.clearUpdateRanges();
    this.#buffer.addUpdateRange(0, this.#count * FLOATS);
    this.#buffer.needsUpdate = true;
    renderer.render(this.#mesh, this.#camera);
  }

  /** Frees all GPU resources. */
  dispose(): void {
    this.#mesh.geometry.dispose();
    this.#material.dispose();
  }

  #allocate(capacity: number): void {
    const array = new Float32Array(capacity * FLOATS);
    array.set(this.#buffer.array);
    this.#buffer = new InstancedInterleavedBuffer(array, FLOATS);
    this.#buffer.setUsage(DynamicDrawUsage);
    // A geometry keeps the layout of its first draw, so a larger buffer needs a new geometry.
    this.#mesh.geometry.dispose();
    const geometry = new InstancedBufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute([0, 0, 1, 0, 1, 1, 0, 1], 2));
    geometry.setIndex([0, 2, 1, 0, 3, 2]);
    for (const [i, name] of ['corner', 'right', 'down', 'cell'].entries()) {
      geometry.setAttribute(name, new InterleavedBufferAttribute(this.#buffer, 4, i * 4));
    }
    geometry.setAttribute('opacity', new InterleavedBufferAttribute(this.#buffer, 1, 16));
    // A bounding sphere is meaningless in clip space, but three would compute one.
    geometry.boundingSphere = new Sphere();
    this.#mesh.geometry = geometry;
  }
}

/** Material of all labels. */
export function labelMaterial(): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    depthTest: false,
    depthWrite: false,
    side: DoubleSide,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    uniforms: {
      uSide: { value: 1 },
      uAtlas: { value: null },
    },
  });
}
