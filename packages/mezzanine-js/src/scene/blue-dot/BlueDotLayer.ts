import {
  BufferAttribute,
  BufferGeometry,
  GLSL3,
  Mesh,
  RawShaderMaterial,
  Sphere,
  Vector2,
  Vector3,
} from 'three';
import type { Point, Rgb, SceneView } from '../SceneModel.ts';
import type { SceneLayer } from '../SceneLayer.ts';
import type { VenueScene } from '../VenueScene.ts';

/** State of the dot. */
export interface SceneBlueDot {
  readonly floorId: string;
  readonly place: Point;
  /** 0 for no disc. */
  readonly accuracyMeters: number;
  /** Degrees clockwise from north; `undefined` draws no cone. */
  readonly headingDegrees: number | undefined;
  readonly color: Rgb;
  readonly halo: Rgb;
  readonly opacity: number;
}

/** Above the route. */
const RENDER_ORDER = 10_300;
const CONE_PIXELS = 44;
const RADIUS_PIXELS = 8;
const HALO_PIXELS = 3;
/** The quad of the dot with its soft shadow. */
const QUAD_PIXELS = 18;

const VERTEX = `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
uniform vec2 uPlace;
uniform vec2 uViewSize;
uniform float uAccuracy;
in vec3 position;
out vec2 vAt;
out float vIsDot;
out float vScale;
void main() {
  vIsDot = position.z;
  vec4 middle = projectionMatrix * modelMatrix * vec4(uPlace, 0.4, 1.0);
  vec3 right = vec3(projectionMatrix[0][0], projectionMatrix[1][0], projectionMatrix[2][0]);
  vScale = middle.w / (length(right) * uViewSize.x * 0.5);
  float reach = max(uAccuracy, ${CONE_PIXELS}.0 * vScale) + 2.0 * vScale;
  vAt = position.xy * (vIsDot > 0.5 ? ${QUAD_PIXELS}.0 : reach);
  vec4 ground = projectionMatrix * modelMatrix * vec4(uPlace + vAt, 0.4, 1.0);
  vec4 facing = middle + vec4(vAt / uViewSize * 2.0 * middle.w, 0.0, 0.0);
  gl_Position = vIsDot > 0.5 ? facing : ground;
}
`;

const FRAGMENT = `
precision highp float;
uniform vec3 uColor;
uniform vec3 uHalo;
uniform float uAccuracy;
uniform float uOpacity;
uniform vec2 uHeading;
in vec2 vAt;
in float vIsDot;
in float vScale;
out vec4 color;
float upTo(float edge, float at, float soft) { return 1.0 - smoothstep(edge - soft, edge + soft, at); }
void main() {
  float far = length(vAt);
  if (vIsDot > 0.5) {
    float inner = upTo(${RADIUS_PIXELS}.0, far, 0.7);
    float outer = upTo(${RADIUS_PIXELS + HALO_PIXELS}.0, far, 0.7);
    float shade = 0.3 * upTo(${RADIUS_PIXELS + HALO_PIXELS + 1}.0, far, 5.0);
    vec3 paint = mix(vec3(0.0), mix(uHalo, uColor, inner), outer);
    color = vec4(paint, max(outer, shade) * uOpacity);
    return;
  }
  float pixels = far / vScale;
  float edge = uAccuracy / vScale;
  float disc = upTo(edge, pixels, 0.8);
  float rim = disc * smoothstep(edge - 2.2, edge - 0.8, pixels);
  float strength = uAccuracy > 0.0 ? disc * 0.14 + rim * 0.5 : 0.0;
  float turned = far > 0.0 ? dot(vAt / far, uHeading) : 0.0;
  float cone = smoothstep(0.85, 0.9, turned) * (1.0 - pixels / ${CONE_PIXELS}.0);
  strength = max(strength, 0.0) + max(cone, 0.0) * 0.75;
  color = vec4(uColor, min(strength, 1.0) * uOpacity);
}
`;

/**
 * Renders the user's position: a dot of constant size, a disc for the accuracy, a cone for the
 * heading.
 */
export class BlueDotLayer implements SceneLayer {
  readonly #scene: VenueScene;
  readonly #mesh: Mesh<BufferGeometry, RawShaderMaterial>;
  readonly #uniforms = {
    uPlace: { value: new Vector2() },
    uViewSize: { value: new Vector2(1, 1) },
    uAccuracy: { value: 0 },
    uHeading: { value: new Vector2() },
    uColor: { value: new Vector3() },
    uHalo: { value: new Vector3() },
    uOpacity: { value: 1 },
  };

  /** @param scene - the scene it belongs to */
  constructor(scene: VenueScene) {
    this.#scene = scene;
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: this.#uniforms,
      transparent: true,
      // Nothing may hide the dot.
      depthTest: false,
      depthWrite: false,
    });
    this.#mesh = new Mesh(quads(), material);
    this.#mesh.frustumCulled = false;
    this.#mesh.renderOrder = RENDER_ORDER;
    scene.addLayer(this);
  }

  /** Updates or hides the dot. */
  set(dot: SceneBlueDot | undefined): void {
    if (!dot) {
      this.#mesh.removeFromParent();
      return;
    }
    const group = this.#scene.groupOf(dot.floorId);
    if (this.#mesh.parent !== group) group.add(this.#mesh);
    const { headingDegrees } = dot;
    this.#uniforms.uPlace.value.set(...dot.place);
    this.#uniforms.uAccuracy.value = dot.accuracyMeters;
    this.#uniforms.uColor.value.set(...dot.color);
    this.#uniforms.uHalo.value.set(...dot.halo);
    this.#uniforms.uOpacity.value = dot.opacity;
    const angle = ((headingDegrees ?? 0) * Math.PI) / 180;
    const length = headingDegrees === undefined ? 0 : 1;
    this.#uniforms.uHeading.value.set(Math.sin(angle) * length, Math.cos(angle) * length);
  }

  prepare(view: SceneView): boolean {
    this.#uniforms.uViewSize.value.set(view.width, view.height);
    return false;
  }

  releaseGraphics(): void {
    this.#mesh.geometry.dispose();
    this.#mesh.material.dispose();
  }
}

/** The quad on the ground, then the quad of the dot. */
function quads(): BufferGeometry {
  const corners = [0, 1].flatMap((kind) => [-1, -1, kind, 1, -1, kind, 1, 1, kind, -1, 1, kind]);
  const geometry = new BufferGeometry();
  geometry.boundingSphere = new Sphere();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]);
  return geometry;
}
