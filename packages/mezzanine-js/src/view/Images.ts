import type { Texture } from 'three';
import type { FloorImage } from '../data/entities.ts';
import { ImageLayer } from '../scene/images/ImageLayer.ts';
import { loadPicture } from '../scene/images/loadPicture.ts';
import { pictureTexture } from '../scene/images/pictureTexture.ts';
import { MezzanineError } from '../data/MezzanineError.ts';
import type { Venue } from '../data/Venue.ts';
import { LoadCache } from '../scene/LoadCache.ts';
import { Collection } from './Collection.ts';
import { expectNumber, expectOptions, invalidArgument } from '../data/expectArgument.ts';
import { findFloor } from './Floors.ts';
import { pictureAddress, reportPicture } from './images/pictureAddress.ts';
import { MapImage, type ImageOptions, type ImagePatch, type ImageStyle } from './MapImage.ts';
import {
  expectPlaceTarget,
  scenePlaceOf,
  type PlaceTarget,
  type ScenePlace,
} from './PlaceTarget.ts';
import type { Stage } from './Stage.ts';

interface Lying {
  readonly href: string;
  place: ScenePlace;
  style: ImageStyle;
  texture: Texture | undefined;
}

const KEYS: readonly (keyof ImageStyle)[] = [
  'widthMeters',
  'heightMeters',
  'rotationDegrees',
  'altitudeMeters',
  'opacity',
];
/** Width of an image without a given size. */
const WIDTH_METERS = 2;
/** Maximum resolution of images, in texels. */
const LONGEST_SIDE = 2048;

/** Images that lie on floors. */
export class Images extends Collection<MapImage> {
  readonly #stage: Stage;
  readonly #layer: ImageLayer;
  readonly #lying = new Map<MapImage, Lying>();
  readonly #textures: LoadCache<Texture>;
  #nextId = 1;

  /** @internal */
  constructor(stage: Stage) {
    super(stage);
    this.#stage = stage;
    this.#layer = new ImageLayer(stage.scene);
    this.#textures = new LoadCache(
      (texture) => texture.dispose(),
      (href, cause) => reportPicture(stage, href, cause),
    );
  }

  /**
   * Places an image on a floor. An image that cannot be loaded is reported through an `error` event
   * and not drawn.
   *
   * @param target - its center: a space, a location (its first space) or a coordinate. A coordinate
   * without `floorId` is on the floor in the options, otherwise on the current floor
   * @param source - URL of a PNG, JPEG, WebP, or SVG file, or its path in the venue's bundle
   * @param options - size, rotation, height
   * @throws MezzanineError `invalid-argument`, or `unknown-target` if the target does not belong to
   * this venue
   * @example
   * mapView.images.add(venue.spaces[0], '/pictures/carpet.png', { widthMeters: 6 });
   */
  add(target: PlaceTarget, source: string | URL, options: ImageOptions = {}): MapImage {
    this.#stage.assertAlive();
    expectStyle('options', options, ['floor']);
    const { floor, ...style } = options;
    const floorId = floor && findFloor(this.#stage.venue, floor, 'options.floor').id;
    const isLoose = typeof target === 'object' && target !== null && !('type' in target);
    const named = isLoose && floorId !== undefined ? { floorId, ...target } : target;
    const place = scenePlaceOf(this.#stage, expectPlaceTarget(this.#stage, named));
    const href = pictureAddress(this.#stage, 'source', source);
    return this.#lay(href, place, style, undefined);
  }

  /**
   * Shows the images that the venue defines on its floors. Images that are already shown stay the
   * same.
   *
   * @param floorImages - some of `venue.floorImages`; default: all
   * @returns all of them as map images, in the same order, except those whose URL is not allowed;
   * these are reported through `error` events
   * @throws MezzanineError `invalid-argument`, or `unknown-target` if one does not belong to this
   * venue
   */
  addFloorImages(floorImages: readonly FloorImage[] = this.#stage.venue.floorImages): MapImage[] {
    this.#stage.assertAlive();
    expectFloorImages(this.#stage.venue, floorImages);
    const shown = new Map(this.getAll().map((image) => [image.floorImage, image]));
    return [...new Set(floorImages)].flatMap((floorImage) => {
      const known = shown.get(floorImage);
      if (known) return known;
      const { widthMeters, heightMeters, rotationDegrees, altitudeMeters, opacity } = floorImage;
      const href = this.#addressIn(floorImage);
      if (href === undefined) return [];
      const style = { widthMeters, heightMeters, rotationDegrees, altitudeMeters, opacity };
      return this.#lay(href, this.#placeOf(floorImage), style, floorImage);
    });
  }

  /**
   * Changes the position, size, or rotation of an image.
   *
   * @param image - an image of this map
   * @param patch - what to change; everything else stays the same
   * @throws MezzanineError `unknown-target` if it was removed or belongs to another map
   */
  update(image: MapImage, patch: ImagePatch): void {
    this.#stage.assertAlive();
    expectStyle('patch', patch, ['target']);
    this.expectOwn(image);
    const lying = this.#lying.get(image);
    if (!lying) return;
    const { target, ...style } = patch;
    if (target !== undefined) {
      lying.place = scenePlaceOf(this.#stage, expectPlaceTarget(this.#stage, target));
    }
    lying.style = { ...lying.style, ...style };
    this.#draw(image);
  }

  protected override onRemove(image: MapImage): void {
    const lying = this.#lying.get(image);
    if (!lying) return;
    this.#lying.delete(image);
    this.#layer.remove(image.id);
    this.#textures.release(lying.href);
    this.#stage.wake();
  }

  #lay(
    href: string,
    place: ScenePlace,
    style: ImageStyle,
    floorImage: FloorImage | undefined,
  ): MapImage {
    const load = async () => pictureTexture(await loadPicture(href, LONGEST_SIDE));
    const texture = this.#textures.acquire(href, load);
    const image: MapImage = new MapImage(this.#nextId++, {
      coordinateOf: (one) => this.#coordinateOf(one),
      loaded: texture.then((loaded) => loaded !== undefined),
      floorImage,
    });
    const lying: Lying = { href, place, style, texture: undefined };
    this.#lying.set(image, lying);
    this.insert(image);
    void texture.then((loaded) => {
      lying.texture = loaded;
      this.#draw(image);
    });
    return image;
  }

  /** URLs in a file are untrusted; an invalid one is reported as an image that cannot be loaded. */
  #addressIn({ url }: FloorImage): string | undefined {
    try {
      return pictureAddress(this.#stage, 'floorImage.url', url);
    } catch (cause) {
      reportPicture(this.#stage, url, cause);
      return undefined;
    }
  }

  /** An image of the venue lies on its floor, or on top of the feature it is anchored to. */
  #placeOf({ center, anchorId, floor }: FloorImage): ScenePlace {
    const [x, y] = this.#stage.projection.toLocal([center.longitude, center.latitude]);
    const { painter } = this.#stage;
    const id = [anchorId, `object:${anchorId}`].find(
      (one) => one !== undefined && painter.has(one),
    );
    const { altitudeMeters = 0, heightMeters = 0 } = id === undefined ? {} : painter.paintOf(id);
    return { floorId: floor.id, place: [x, y, Math.max(altitudeMeters + heightMeters, 0)] };
  }

  #draw(image: MapImage): void {
    const { texture, style, place: at } = this.#lying.get(image) ?? {};
    if (!texture || !style || !at || this.#stage.isDestroyed) return;
    const { width, height } = texture.image as HTMLCanvasElement;
    const {
      heightMeters: givenHeight,
      rotationDegrees = 0,
      altitudeMeters = 0,
      opacity = 1,
    } = style;
    const fitting = givenHeight === undefined ? WIDTH_METERS : (givenHeight * width) / height;
    const widthMeters = style.widthMeters ?? fitting;
    const [east, north, up] = at.place;
    this.#layer.set({
      id: image.id,
      floorId: at.floorId,
      texture,
      opacity,
      widthMeters,
      place: [east, north, up + altitudeMeters],
      heightMeters: givenHeight ?? (widthMeters * height) / width,
      rotationRadians: (rotationDegrees * Math.PI) / 180,
    });
    this.#stage.wake();
  }

  #coordinateOf(image: MapImage) {
    const { projection, venue } = this.#stage;
    const at = this.#lying.get(image)?.place;
    return at ? projection.toCoordinate([at.place[0], at.place[1]], at.floorId) : venue.center;
  }
}

function expectFloorImages(venue: Venue, floorImages: unknown): void {
  if (!Array.isArray(floorImages)) {
    throw invalidArgument('floorImages', floorImages, 'an array of items of venue.floorImages');
  }
  const unknown = floorImages.findIndex((one) => !venue.floorImages.includes(one as FloorImage));
  if (unknown === -1) return;
  throw new MezzanineError('unknown-target', {
    given: `floorImages[${unknown}] is not an image of the venue "${venue.name}".`,
    expected: `It has ${venue.floorImages.length}; venue.floorImages lists them.`,
  });
}

function expectStyle(name: string, style: ImageStyle, more: readonly string[]): void {
  expectOptions(name, style, [...KEYS, ...more]);
  expectNumber(`${name}.widthMeters`, style.widthMeters, [0.01, 10_000]);
  expectNumber(`${name}.heightMeters`, style.heightMeters, [0.01, 10_000]);
  expectNumber(`${name}.rotationDegrees`, style.rotationDegrees);
  expectNumber(`${name}.altitudeMeters`, style.altitudeMeters, [-1000, 1000]);
  expectNumber(`${name}.opacity`, style.opacity, [0, 1]);
}
