import {
  BufferGeometry,
  Mesh,
  type RawShaderMaterial,
  type Texture,
  type Vector2,
  type Vector3,
} from 'three';
import { quadOf, SQUARE } from '../quadOf.ts';
import type { SceneLayer } from '../SceneLayer.ts';
import type { VenueScene } from '../VenueScene.ts';
import { imageDepthMaterial, imageMaterial } from './imageMaterial.ts';

/** A flat image. */
export interface SceneImage {
  readonly id: number;
  readonly floorId: string;
  /** Its center. */
  readonly place: readonly [east: number, north: number, up: number];
  readonly widthMeters: number;
  readonly heightMeters: number;
  /** Clockwise; at 0 its upper edge points north. */
  readonly rotationRadians: number;
  readonly opacity: number;
  readonly texture: Texture;
}

type ImageMesh = Mesh<BufferGeometry, RawShaderMaterial>;

interface Drawn {
  readonly floorId: string;
  readonly texture: Texture;
  readonly mesh: ImageMesh;
  readonly depth: ImageMesh;
  up: number;
}

/** After all floors and before the shadows of models; higher and later images cover others. */
const RENDER_ORDER = 9_000;
const ORDERS = 400;
/**
 * After all images, which are sorted by render order even at one height, and before everything
 * transparent.
 */
const DEPTH_ORDER = RENDER_ORDER + ORDERS + 1;

/** Renders images on floors. */
export class ImageLayer implements SceneLayer {
  readonly #scene: VenueScene;
  readonly #geometry = quadOf(new BufferGeometry(), SQUARE);
  readonly #drawn = new Map<number, Drawn>();
  #isOrdered = true;

  /** @param scene - the scene it belongs to */
  constructor(scene: VenueScene) {
    this.#scene = scene;
    scene.addLayer(this);
  }

  /** Adds an image, or replaces the image with the same id. */
  set(image: SceneImage): void {
    const before = this.#drawn.get(image.id);
    const isSame = before?.floorId === image.floorId && before.texture === image.texture;
    if (before && !isSame) this.remove(image.id);
    const drawn = before && isSame ? before : this.#add(image);
    const { uniforms } = drawn.mesh.material;
    const [sine, cosine] = [Math.sin(image.rotationRadians), Math.cos(image.rotationRadians)];
    const [half, halfUp] = [image.widthMeters / 2, image.heightMeters / 2];
    (uniforms['uPlace']?.value as Vector3).set(...image.place);
    (uniforms['uAcross']?.value as Vector2).set(cosine * half, -sine * half);
    (uniforms['uUpward']?.value as Vector2).set(sine * halfUp, cosine * halfUp);
    if (uniforms['uOpacity']) uniforms['uOpacity'].value = image.opacity;
    drawn.mesh.visible = drawn.depth.visible = image.opacity > 0;
    drawn.up = image.place[2];
    this.#isOrdered = false;
  }

  /** Removes an image; its texture stays cached. */
  remove(id: number): void {
    const { mesh, depth } = this.#drawn.get(id) ?? {};
    for (const one of [mesh, depth]) {
      one?.removeFromParent();
      one?.material.dispose();
    }
    this.#drawn.delete(id);
  }

  prepare(): boolean {
    if (!this.#isOrdered) this.#order();
    return false;
  }

  releaseGraphics(): void {
    this.#geometry.dispose();
    for (const { mesh, depth, texture } of this.#drawn.values()) {
      mesh.material.dispose();
      depth.material.dispose();
      texture.dispose();
    }
  }

  #add({ id, floorId, texture }: SceneImage): Drawn {
    const shade = this.#scene.shadeOf(floorId);
    const mesh = new Mesh(this.#geometry, imageMaterial(this.#scene.look, shade, texture));
    const depth = new Mesh(this.#geometry, imageDepthMaterial(mesh.material));
    depth.renderOrder = DEPTH_ORDER;
    mesh.frustumCulled = depth.frustumCulled = false;
    this.#scene.groupOf(floorId).add(mesh, depth);
    const drawn = { floorId, texture, mesh, depth, up: 0 };
    this.#drawn.set(id, drawn);
    return drawn;
  }

  /** The map is never seen from below, so higher items are drawn over lower ones. */
  #order(): void {
    this.#isOrdered = true;
    const all = [...this.#drawn].sort(([a, { up }], [b, other]) => up - other.up || a - b);
    for (const [index, [, { mesh }]] of all.entries()) {
      mesh.renderOrder = RENDER_ORDER + (ORDERS * index) / all.length;
    }
  }
}
