import type { Coordinate } from '../data/Coordinate.ts';
import type { Floor, FloorImage } from '../data/entities.ts';
import type { PlaceTarget } from './PlaceTarget.ts';

/** Size and orientation of an image; all of it can change later. */
export interface ImageStyle {
  /**
   * Width in meters, from its left to its right edge, 0.01 to 10,000; default: derived from the
   * height, or 2.
   */
  readonly widthMeters?: number;
  /**
   * Height in meters, from its lower to its upper edge; default: derived from the width, to keep
   * the aspect ratio.
   */
  readonly heightMeters?: number;
  /** Clockwise rotation in degrees; at 0, the default, its upper edge points north. */
  readonly rotationDegrees?: number;
  /** Altitude in meters above the surface below it; default 0. */
  readonly altitudeMeters?: number;
  /** Opacity, 0 to 1; default 1. */
  readonly opacity?: number;
}

/** Position and orientation of an image. */
export interface ImageOptions extends ImageStyle {
  /** Floor, or its id, for coordinates without a `floorId`; default: the current floor. */
  readonly floor?: Floor | string;
}

/** Image properties that can be changed. */
export interface ImagePatch extends ImageStyle {
  /** New center of the image. */
  readonly target?: PlaceTarget;
}

/** Position and loading state of an image; kept by the map. */
export interface ImageState {
  readonly coordinateOf: (image: MapImage) => Coordinate;
  readonly loaded: Promise<boolean>;
  readonly floorImage: FloorImage | undefined;
}

/** An image that lies on a floor, created by `mapView.images.add`. */
export class MapImage {
  /** The entity type; narrows a union of entities. */
  readonly type = 'image';
  /** Unique among the images of a map. */
  readonly id: number;
  /** The venue's floor image, if it was created from one. */
  readonly floorImage: FloorImage | undefined;
  readonly #state: ImageState;

  /** @internal Made by `mapView.images`. */
  constructor(id: number, state: ImageState) {
    this.id = id;
    this.floorImage = state.floorImage;
    this.#state = state;
  }

  /** Its center and floor; the center of the venue after the image is removed. */
  get coordinate(): Coordinate {
    return this.#state.coordinateOf(this);
  }

  /**
   * Resolves when its file is processed: true if it is drawn, false if it cannot be (an `error`
   * event says why).
   */
  whenLoaded(): Promise<boolean> {
    return this.#state.loaded;
  }
}
