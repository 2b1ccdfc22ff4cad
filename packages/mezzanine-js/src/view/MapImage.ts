import type { Coordinate } from '../data/Coordinate.ts';
import type { Floor, FloorImage } from '../data/entities.ts';
import type { PlaceTarget } from './PlaceTarget.ts';

/** How a picture lies; all of it can change later. */
export interface ImageStyle {
  /** From its left to its right edge, 0.01 to 10,000; default: by the height, or 2. */
  readonly widthMeters?: number;
  /** From its lower to its upper edge; default: by the width, so that nothing is stretched. */
  readonly heightMeters?: number;
  /** Degrees clockwise; at 0, the default, its upper edge is in the north. */
  readonly rotationDegrees?: number;
  /** Meters above its place; default 0. */
  readonly altitudeMeters?: number;
  /** 0 to 1; default 1. */
  readonly opacity?: number;
}

/** Where and how a picture lies. */
export interface ImageOptions extends ImageStyle {
  /** Floor, or its id, of a coordinate that names none; default: the one that is shown. */
  readonly floor?: Floor | string;
}

/** What can be changed of a picture. */
export interface ImagePatch extends ImageStyle {
  /** Where its middle lies from now on. */
  readonly target?: PlaceTarget;
}

/** Where a picture is, and what became of its file; kept by the map. */
export interface ImageState {
  readonly coordinateOf: (image: MapImage) => Coordinate;
  readonly loaded: Promise<boolean>;
  readonly floorImage: FloorImage | undefined;
}

/** A picture that lies on a floor, made by `mapView.images.add`. */
export class MapImage {
  /** Says what this is, for code that takes several kinds. */
  readonly type = 'image';
  /** Unique among the pictures of a map. */
  readonly id: number;
  /** The venue's own picture, where it is one. */
  readonly floorImage: FloorImage | undefined;
  readonly #state: ImageState;

  /** @internal Made by `mapView.images`. */
  constructor(id: number, state: ImageState) {
    this.id = id;
    this.floorImage = state.floorImage;
    this.#state = state;
  }

  /** Where its middle lies, and on which floor; the venue's center after it was removed. */
  get coordinate(): Coordinate {
    return this.#state.coordinateOf(this);
  }

  /**
   * Resolves when its file is read: true when it is drawn, false when it cannot be (the event
   * `error` says why).
   */
  whenLoaded(): Promise<boolean> {
    return this.#state.loaded;
  }
}
