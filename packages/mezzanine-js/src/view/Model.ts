import type { Coordinate } from '../data/Coordinate.ts';
import type { Floor } from '../data/entities.ts';
import type { PlaceTarget } from './PlaceTarget.ts';

/**
 * A binary glTF 2.0 file: its address, a path in the venue's bundle (`assets/…`), or its bytes.
 */
export type ModelSource = string | URL | ArrayBuffer | Uint8Array;

/** How a model stands; all of it can change later. */
export interface ModelStyle {
  /** Times its own size, 0.001 to 1000; default 1. */
  readonly scale?: number;
  /** Where its front points, in degrees clockwise from north; default 0. */
  readonly headingDegrees?: number;
  /** How far its front is raised, in degrees; default 0. */
  readonly pitchDegrees?: number;
  /** Meters above its place; default 0. */
  readonly altitudeMeters?: number;
  /** CSS color that tints it: white parts take it on, darker ones stay darker; default: none. */
  readonly color?: string;
  /** 0 to 1; default 1. */
  readonly opacity?: number;
  /** Whether the cursor becomes a hand over it; default false. */
  readonly interactive?: boolean;
}

/** Where and how a model stands. */
export interface ModelOptions extends ModelStyle {
  /** Floor, or its id, of coordinates that name none; default: the one that is shown. */
  readonly floor?: Floor | string;
}

/** What can be changed of a model. */
export interface ModelPatch extends ModelStyle {
  /** Where it stands from now on. */
  readonly target?: PlaceTarget | readonly PlaceTarget[];
}

/** How a model moves to another place. */
export interface ModelMoveOptions {
  /** Default 600; 0 jumps, as does a map for people who asked for less motion. */
  readonly durationMs?: number;
  /** Where its front points when it is there; it turns the shorter way. Default: as it is. */
  readonly headingDegrees?: number;
}

/** Where a model is, and what became of its file; kept by the map. */
export interface ModelState {
  readonly coordinatesOf: (model: Model) => readonly Coordinate[];
  readonly loaded: Promise<boolean>;
}

/** A model on the map, at one or more places, made by `mapView.models.add`. */
export class Model {
  /** Says what this is, for code that takes several kinds. */
  readonly type = 'model';
  /** Unique among the models of a map. */
  readonly id: number;
  readonly #state: ModelState;

  /** @internal Made by `mapView.models`. */
  constructor(id: number, state: ModelState) {
    this.id = id;
    this.#state = state;
  }

  /** Where it stands, and on which floors; empty after it was removed. */
  get coordinates(): readonly Coordinate[] {
    return this.#state.coordinatesOf(this);
  }

  /**
   * Resolves when its file is read: true when it can be drawn, false when it cannot (the event
   * `error` says why).
   */
  whenLoaded(): Promise<boolean> {
    return this.#state.loaded;
  }
}
