import {
  Camera,
  CustomBlending,
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
  Vector2,
  type WebGLRenderer,
} from 'three';
import type { AtlasCell, LabelAtlas } from './LabelAtlas.ts';

/** Numbers an instance: left, top, cell x, y, width, height, opacity; all in device pixels. */
const FLOATS = 7;

const VERTEX = `
precision highp float;
uniform vec2 uScreen;
uniform float uSide;
in vec2 position;
in vec2 corner;
in vec4 cell;
in float opacity;
out vec2 vUv;
out float vOpacity;
void main() {
  vUv = (cell.xy + position * cell.zw) / uSide;
  vOpacity = opacity;
  vec2 place = (corner + position * cell.zw) / uScreen * 2.0 - 1.0;
  gl_Position = vec4(place.x, -place.y, 0.0, 1.0);
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

/** Draws all labels in one go, over everything else. */
export class LabelBatch {
  readonly #camera = new Camera();
  readonly #material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    uniforms: {
      uScreen: { value: new Vector2() },
      uSide: { value: 1 },
      uAtlas: { value: null },
    },
  });
  readonly #mesh = new Mesh(new InstancedBufferGeometry(), this.#material);
  #buffer = new InstancedInterleavedBuffer(new Float32Array(0), FLOATS);
  #count = 0;

  constructor() {
    this.#mesh.frustumCulled = false;
    this.#allocate(128);
  }

  /** Starts a new picture. */
  begin(): void {
    this.#count = 0;
  }

  /** Adds a label; its corner is in device pixels from the top left of the picture. */
  add(left: number, top: number, cell: AtlasCell, opacity: number): void {
    if ((this.#count + 1) * FLOATS > this.#buffer.array.length) this.#allocate(this.#count * 2);
    const array = this.#buffer.array as Float32Array;
    const at = this.#count * FLOATS;
    array[at] = left;
    array[at + 1] = top;
    array[at + 2] = cell.x;
    array[at + 3] = cell.y;
    array[at + 4] = cell.width;
    array[at + 5] = cell.height;
    array[at + 6] = opacity;
    this.#count += 1;
  }

  /** Draws what was added. */
  draw(renderer: WebGLRenderer, atlas: LabelAtlas, screen: readonly [number, number]): void {
    if (this.#count === 0) return;
    const { uniforms } = this.#material;
    if (uniforms['uScreen']) (uniforms['uScreen'].value as Vector2).set(...screen);
    if (uniforms['uSide']) uniforms['uSide'].value = atlas.side;
    if (uniforms['uAtlas']) uniforms['uAtlas'].value = atlas.texture;
    this.#mesh.geometry.instanceCount = this.#count;
    this.#buffer.clearUpdateRanges();
    this.#buffer.addUpdateRange(0, this.#count * FLOATS);
    this.#buffer.needsUpdate = true;
    renderer.render(this.#mesh, this.#camera);
  }

  /** Frees everything. */
  dispose(): void {
    this.#mesh.geometry.dispose();
    this.#material.dispose();
  }

  #allocate(capacity: number): void {
    const array = new Float32Array(capacity * FLOATS);
    array.set(this.#buffer.array as Float32Array);
    this.#buffer = new InstancedInterleavedBuffer(array, FLOATS);
    this.#buffer.setUsage(DynamicDrawUsage);
    // A geometry keeps the layout it was first drawn with, so a larger buffer needs a new one.
    this.#mesh.geometry.dispose();
    const geometry = new InstancedBufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute([0, 0, 1, 0, 1, 1, 0, 1], 2));
    geometry.setIndex([0, 2, 1, 0, 3, 2]);
    geometry.setAttribute('corner', new InterleavedBufferAttribute(this.#buffer, 2, 0));
    geometry.setAttribute('cell', new InterleavedBufferAttribute(this.#buffer, 4, 2));
    geometry.setAttribute('opacity', new InterleavedBufferAttribute(this.#buffer, 1, 6));
    // In clip space a bounding sphere means nothing; three would compute one.
    geometry.boundingSphere = new Sphere();
    this.#mesh.geometry = geometry;
  }
}
