import type { Texture } from 'three';
import type { FloorImage } from '../data/entities.ts';
import { ImageLayer } from '../scene/images/ImageLayer.ts';
import { loadPicture } from '../scene/images/loadPicture.ts';
import { pictureTexture } from '../scene/images/pictureTexture.ts';
import { MezzanineError } from '../data/MezzanineError.ts';
import type { Venue } from '../data/Venue.ts';
import { LoadCache } from '../scene/LoadCache.ts';
import { Collection } from './Collection.ts';
import { expectNumber, expectOptions, invalidArgument } from './expectArgument.ts';
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
/** Width of a picture of which nobody says how large it is. */
const WIDTH_METERS = 2;
/** Pictures are not drawn finer than this, in texels. */
const LONGEST_SIDE = 2048;

/** Pictures that lie on floors. */
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
   * Lays a picture on a floor. What cannot be loaded is told by the event `error`, and not drawn.
   *
   * @param target - where its middle lies: a space, a location (its first space) or a coordinate; a
   *   coordinate without `floorId` is on the floor of the options, or the one that is shown
   * @param source - address of a PNG, JPEG, WebP or SVG file, or its path in the venue's bundle
   * @param options - size, rotation, height
   * @throws MezzanineError `invalid-argument`, or `unknown-target` when the target is not of this venue
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
   * Shows the pictures that the venue itself has on its floors. Those that are shown already stay
   * as they are.
   *
   * @param floorImages - some of `venue.floorImages`; default: all
   * @returns all of them on the map, in their order, but for those whose address must not be loaded:
   *   they are told by the event `error`
   * @throws MezzanineError `invalid-argument`, or `unknown-target` for one that is not of this venue
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
   * Changes how a picture lies.
   *
   * @param image - of this map
   * @param patch - what to change; the rest stays as it is
   * @throws MezzanineError `unknown-target` when it was removed or belongs to another map
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

  /** Addresses in a file are anyone's; a bad one is reported as a picture that is not there. */
  #addressIn({ url }: FloorImage): string | undefined {
    try {
      return pictureAddress(this.#stage, 'floorImage.url', url);
    } catch (cause) {
      reportPicture(this.#stage, url, cause);
      return undefined;
    }
  }

  /** A venue's picture lies on its floor, or on top of what it is anchored to. */
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
    throw invalidArgument('floorImages', floorImages, 'a list of some of venue.floorImages');
  }
  const unknown = floorImages.findIndex((one) => !venue.floorImages.includes(one as FloorImage));
  if (unknown === -1) return;
  throw new MezzanineError('unknown-target', {
    given: `floorImages[${unknown}] is no picture of the venue "${venue.name}".`,
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
