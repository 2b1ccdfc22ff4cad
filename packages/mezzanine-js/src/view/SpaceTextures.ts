import type { Space } from '../data/entities.ts';
import type { FeaturePicture } from '../scene/SceneModel.ts';
import type { ShelvedPicture } from '../scene/PictureShelf.ts';
import { expectNumber, expectOptions, invalidArgument } from '../data/expectArgument.ts';
import { pictureAddress, reportPicture } from './images/pictureAddress.ts';
import type { SpaceTexture, TexturedPart } from './SpaceTexture.ts';
import type { Stage } from './Stage.ts';

interface Covered {
  readonly texture: SpaceTexture;
  readonly href: string;
  picture: ShelvedPicture | undefined;
}

const WIDTH_METERS = 2;

/** Textures of spaces. */
export class SpaceTextures {
  readonly #stage: Stage;
  readonly #onLoad: (space: Space) => void;
  readonly #covered = new Map<string, Covered>();

  /** @param onLoad - called when the texture of a space is loaded */
  constructor(stage: Stage, onLoad: (space: Space) => void) {
    this.#stage = stage;
    this.#onLoad = onLoad;
    stage.scene.shelf.onFail = (href, cause) => reportPicture(stage, href, cause);
  }

  /**
   * Validates a texture.
   *
   * @throws MezzanineError `invalid-argument`
   */
  expect(name: string, texture: SpaceTexture | undefined): void {
    if (texture === undefined) return;
    expectOptions(name, texture, ['url', 'widthMeters', 'heightMeters', 'rotationDegrees']);
    if (typeof texture !== 'object') throw invalidArgument(name, texture, 'an object with url');
    expectNumber(`${name}.widthMeters`, texture.widthMeters, [0.05, 1000]);
    expectNumber(`${name}.heightMeters`, texture.heightMeters, [0.05, 1000]);
    expectNumber(`${name}.rotationDegrees`, texture.rotationDegrees);
    pictureAddress(this.#stage, `${name}.url`, texture.url);
  }

  /** Sets or removes the texture of a part of a space. */
  set(space: Space, part: TexturedPart, texture: SpaceTexture | undefined): void {
    const key = `${space.id} ${part}`;
    const before = this.#covered.get(key);
    if (before?.texture === texture) return;
    this.#covered.delete(key);
    if (texture) {
      const href = pictureAddress(this.#stage, 'url', texture.url);
      const covered: Covered = { texture, href, picture: undefined };
      this.#covered.set(key, covered);
      void this.#stage.scene.shelf.acquire(href).then((picture) => {
        covered.picture = picture;
        if (this.#covered.get(key) === covered && !this.#stage.isDestroyed) this.#onLoad(space);
      });
    }
    // Deferred, so that a texture that is needed again immediately is not reloaded.
    if (before) queueMicrotask(() => this.#stage.scene.shelf.release(before.href));
  }

  /**
   * The texture of a part of a space, once it is loaded.
   *
   * @param strength - opacity over the color
   */
  pictureOf(space: Space, part: TexturedPart, strength: number): FeaturePicture | undefined {
    const { texture, picture } = this.#covered.get(`${space.id} ${part}`) ?? {};
    if (!texture || !picture) return undefined;
    const { heightMeters, rotationDegrees = 0 } = texture;
    const fitting = heightMeters === undefined ? WIDTH_METERS : heightMeters * picture.aspect;
    const widthMeters = texture.widthMeters ?? fitting;
    return {
      layer: picture.layer,
      widthMeters,
      heightMeters: heightMeters ?? widthMeters / picture.aspect,
      turnRadians: (rotationDegrees * Math.PI) / 180,
      strength,
    };
  }
}
