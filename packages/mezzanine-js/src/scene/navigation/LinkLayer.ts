import {
  BufferGeometry,
  DoubleSide,
  GLSL3,
  Mesh,
  RawShaderMaterial,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import { quadOf } from '../quadOf.ts';
import type { Point, Rgb, SceneView } from '../SceneModel.ts';
import type { SceneLayer } from '../SceneLayer.ts';
import type { VenueScene } from '../VenueScene.ts';

/** Two points of a route on two floors. */
export interface RouteLink {
  readonly fromFloorId: string;
  readonly toFloorId: string;
  readonly from: Point;
  readonly to: Point;
}

/** After ribbons. */
const RENDER_ORDER = 10_110;
const RADIUS_PIXELS = 3;
const GAP_PIXELS = 11;

// Divided by w here, so the distance between dots is the same near and far; nothing is drawn behind
// the camera.
const VERTEX = `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
uniform vec4 uEnds;
uniform float uRise;
uniform vec2 uViewSize;
in vec3 position;
out vec2 vPixels;
void main() {
  vec4 from = projectionMatrix * modelMatrix * vec4(uEnds.xy, 0.4, 1.0);
  vec4 to = projectionMatrix * modelMatrix * vec4(uEnds.zw, 0.4 + uRise, 1.0);
  vec2 middle = uViewSize * 0.5;
  vec2 way = to.xy / to.w * middle - from.xy / from.w * middle;
  float pixels = max(length(way), 0.001);
  vec2 side = vec2(-way.y, way.x) / pixels * position.y * ${RADIUS_PIXELS + 1}.0;
  vec4 place = mix(from, to, position.x);
  vPixels = vec2(position.x * pixels, position.y * ${RADIUS_PIXELS + 1}.0);
  gl_Position = from.w > 0.0 && to.w > 0.0
    ? vec4(place.xyz / place.w + vec3(side / middle, 0.0), 1.0)
    : vec4(2.0, 2.0, 2.0, 1.0);
}
`;

const FRAGMENT = `
precision highp float;
uniform vec3 uColor;
in vec2 vPixels;
out vec4 color;
void main() {
  float along = mod(vPixels.x, ${GAP_PIXELS}.0) - ${GAP_PIXELS}.0 * 0.5;
  float far = length(vec2(along, vPixels.y));
  color = vec4(uColor, 1.0 - smoothstep(${RADIUS_PIXELS}.0 - 0.8, ${RADIUS_PIXELS}.0 + 0.6, far));
}
`;

interface Drawn {
  readonly link: RouteLink;
  readonly mesh: Mesh<BufferGeometry, RawShaderMaterial>;
  readonly rise: { value: number };
}

/** Dots from floor to floor where a route goes up or down; visible while both floors are drawn. */
export class LinkLayer implements SceneLayer {
  readonly #scene: VenueScene;
  readonly #geometry = quadOf(new BufferGeometry(), [0, -1, 0, 1, -1, 0, 1, 1, 0, 0, 1, 0]);
  readonly #uColor = { value: new Vector3() };
  readonly #uViewSize = { value: new Vector2(1, 1) };
  #drawn: Drawn[] = [];

  /** @param scene - the scene it belongs to */
  constructor(scene: VenueScene) {
    this.#scene = scene;
    scene.addLayer(this);
  }

  /** Replaces all links. */
  setLinks(links: readonly RouteLink[]): void {
    for (const { mesh } of this.#drawn) {
      mesh.removeFromParent();
      mesh.material.dispose();
    }
    this.#drawn = links.map((link) => this.#make(link));
  }

  /** Updates the color. */
  setColor(color: Rgb): void {
    this.#uColor.value.set(...color);
  }

  prepare(view: SceneView): boolean {
    this.#uViewSize.value.set(view.width, view.height);
    for (const { link, mesh, rise } of this.#drawn) {
      const [low, high] = [link.fromFloorId, link.toFloorId].map((id) =>
        this.#scene.metersUpOf(id),
      );
      mesh.visible = low !== undefined && high !== undefined;
      rise.value = (high ?? 0) - (low ?? 0);
    }
    return false;
  }

  releaseGraphics(): void {
    this.#geometry.dispose();
    for (const { mesh } of this.#drawn) mesh.material.dispose();
  }

  #make(link: RouteLink): Drawn {
    const rise = { value: 0 };
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthTest: false,
      depthWrite: false,
      uniforms: {
        uColor: this.#uColor,
        uViewSize: this.#uViewSize,
        uEnds: { value: new Vector4(...link.from, ...link.to) },
        uRise: rise,
      },
    });
    // A link that goes down is seen from its other side.
    material.side = DoubleSide;
    const mesh = new Mesh(this.#geometry, material);
    mesh.frustumCulled = false;
    mesh.renderOrder = RENDER_ORDER;
    this.#scene.groupOf(link.fromFloorId).add(mesh);
    return { link, mesh, rise };
  }
}
