import type { Coordinate } from '../data/Coordinate.ts';
import type { Floor } from '../data/entities.ts';
import type { PlaceTarget } from './PlaceTarget.ts';

/** A binary glTF 2.0 file: its URL, a path in the venue's bundle (`assets/…`), or its bytes. */
export type ModelSource = string | URL | ArrayBuffer | Uint8Array;

/** Size and orientation of a model; all of it can change later. */
export interface ModelStyle {
  /** Scale factor, 0.001 to 1000; default 1. */
  readonly scale?: number;
  /** Direction of its front, in degrees clockwise from north; default 0. */
  readonly headingDegrees?: number;
  /** Pitch: how far its front is raised, in degrees; default 0. */
  readonly pitchDegrees?: number;
  /** Meters above its place; default 0. */
  readonly altitudeMeters?: number;
  /**
   * CSS color that its colors are multiplied by: white takes the color, darker parts stay darker;
   * default: none.
   */
  readonly color?: string;
  /** Opacity, 0 to 1; default 1. */
  readonly opacity?: number;
  /** Whether the cursor becomes a hand over it; default false. */
  readonly interactive?: boolean;
}

/** Position and orientation of a model. */
export interface ModelOptions extends ModelStyle {
  /** Floor, or its id, for coordinates without a `floorId`; default: the current floor. */
  readonly floor?: Floor | string;
}

/** Model properties that can be changed. */
export interface ModelPatch extends ModelStyle {
  /** New position, or positions. */
  readonly target?: PlaceTarget | readonly PlaceTarget[];
}

/** Model animation options. */
export interface ModelMoveOptions {
  /** Duration; default 600. 0 disables the animation, as does a preference for reduced motion. */
  readonly durationMs?: number;
  /** Heading at the end; it turns in the shorter direction. Default: unchanged. */
  readonly headingDegrees?: number;
}

/** Position and loading state of a model; kept by the map. */
export interface ModelState {
  readonly coordinatesOf: (model: Model) => readonly Coordinate[];
  readonly loaded: Promise<boolean>;
}

/** A model on the map, at one or more places, created by `mapView.models.add`. */
export class Model {
  /** The entity type; narrows a union of entities. */
  readonly type = 'model';
  /** Unique among the models of a map. */
  readonly id: number;
  readonly #state: ModelState;

  /** @internal Made by `mapView.models`. */
  constructor(id: number, state: ModelState) {
    this.id = id;
    this.#state = state;
  }

  /** Its positions and floors; empty after it is removed. */
  get coordinates(): readonly Coordinate[] {
    return this.#state.coordinatesOf(this);
  }

  /**
   * Resolves when its file is processed: true if it can be drawn, false if it cannot (an `error`
   * event says why).
   */
  whenLoaded(): Promise<boolean> {
    return this.#state.loaded;
  }
}
