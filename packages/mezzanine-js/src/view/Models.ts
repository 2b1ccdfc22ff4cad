import type { Coordinate } from '../data/Coordinate.ts';
import { MezzanineError } from '../data/MezzanineError.ts';
import { LoadCache } from '../scene/LoadCache.ts';
import type { ModelAsset } from '../scene/models/ModelAsset.ts';
import { ModelLayer } from '../scene/models/ModelLayer.ts';
import type { ModelPlace } from '../scene/models/SceneModelItem.ts';
import type { AnimationResult } from './camera/CameraMotion.ts';
import { turnBetween } from './camera/interpolatePose.ts';
import { Collection } from './Collection.ts';
import { expectNumber, expectOptions, invalidArgument } from '../data/expectArgument.ts';
import { findFloor } from './Floors.ts';
import {
  Model,
  type ModelMoveOptions,
  type ModelOptions,
  type ModelPatch,
  type ModelSource,
  type ModelStyle,
} from './Model.ts';
import { bytesOfSource, expectAddress, expectModelStyle } from './models/expectModelOptions.ts';
import { loadModel, type ModelOrigin } from './models/loadModel.ts';
import { parseColor } from './parseColor.ts';
import {
  expectCoordinate,
  expectPlaceTarget,
  scenePlaceOf,
  type PlaceTarget,
} from './PlaceTarget.ts';
import type { Stage } from './Stage.ts';

interface Standing {
  readonly source: string;
  places: readonly ModelPlace[];
  style: ModelStyle;
  move: Move | undefined;
}

interface Move {
  readonly from: ModelPlace;
  readonly to: ModelPlace;
  readonly fromDegrees: number;
  readonly turnDegrees: number;
  readonly startsAt: number;
  readonly durationMs: number;
  readonly finish: (result: AnimationResult) => void;
}

const DEFAULTS = {
  scale: 1,
  headingDegrees: 0,
  pitchDegrees: 0,
  altitudeMeters: 0,
  color: '#ffffff',
  opacity: 1,
} as const;
const MOVE_MS = 600;
const RADIANS = Math.PI / 180;

/** Models on floors: furniture, machines, vehicles, signs. */
export class Models extends Collection<Model> {
  readonly #stage: Stage;
  readonly #layer: ModelLayer;
  readonly #standings = new Map<Model, Standing>();
  readonly #assets: LoadCache<ModelAsset>;
  readonly #keysOfBytes = new WeakMap<object, string>();
  #nextId = 1;

  /** @internal */
  constructor(stage: Stage) {
    super(stage);
    this.#stage = stage;
    this.#layer = new ModelLayer(stage.scene);
    this.#assets = new LoadCache(
      (asset) => void import('../scene/models/glb.ts').then(({ freeAsset }) => freeAsset(asset)),
      (key, cause) => this.#reportFailure(key, cause),
    );
    stage.frames.onFrame((_, now) => this.#advance(now));
    stage.emitter.on('destroy', () => {
      for (const standing of this.#standings.values()) {
        stop(standing, 'interrupted');
        this.#assets.release(standing.source);
      }
    });
  }

  /**
   * Adds a model at one or more places. Its file is loaded only once, and all its instances on a
   * floor share one draw call. A model that cannot be loaded or drawn is reported through an
   * `error` event and not drawn.
   *
   * @param target - a space, a location (its first space) or a coordinate, or a list of them; a
   * coordinate without `floorId` is on the floor in the options, otherwise on the current floor
   * @param source - a `.glb` file: URL, path in the venue's bundle, or bytes
   * @param options - size, heading, height, color
   * @throws MezzanineError `invalid-argument`, or `unknown-target` if a target does not belong to
   * this venue
   * @example
   * mapView.models.add(venue.spaces[0], '/models/plant.glb', { headingDegrees: 90 });
   */
  add(
    target: PlaceTarget | readonly PlaceTarget[],
    source: ModelSource,
    options: ModelOptions = {},
  ): Model {
    this.#stage.assertAlive();
    expectModelStyle('options', options, ['floor']);
    const { floor, ...style } = options;
    const floorId = floor && findFloor(this.#stage.venue, floor, 'options.floor').id;
    const places = this.#placesOf(target, floorId);
    const { key, origin } = this.#originOf(source);
    const loaded = this.#assets.acquire(key, () => this.#load(origin));
    const model: Model = new Model(this.#nextId++, {
      coordinatesOf: (one) => this.#coordinatesOf(one),
      loaded: loaded.then((asset) => asset !== undefined),
    });
    this.#standings.set(model, { source: key, places, style, move: undefined });
    this.insert(model);
    this.#draw(model);
    void loaded.then((asset) => {
      if (this.#standings.has(model)) this.#show(key, asset);
    });
    return model;
  }

  /**
   * Changes a model; fast enough to call in every frame.
   *
   * @param model - a model of this map
   * @param patch - what to change; everything else stays the same
   * @throws MezzanineError `unknown-target` if it was removed or belongs to another map
   */
  update(model: Model, patch: ModelPatch): void {
    this.#stage.assertAlive();
    expectModelStyle('patch', patch, ['target']);
    this.expectOwn(model);
    const standing = this.#standings.get(model);
    if (!standing) return;
    const { target, ...style } = patch;
    if (target !== undefined) {
      const places = this.#placesOf(target, undefined);
      stop(standing, 'interrupted');
      standing.places = places;
    }
    standing.style = { ...standing.style, ...style };
    this.#draw(model);
  }

  /**
   * Animates a model at constant speed, so that consecutive moves look like one.
   *
   * @param model - a model of this map, with one place
   * @param coordinate - the destination; a move to another floor is immediate
   * @param options - duration, and heading at the end
   * @returns how it ended: `interrupted` means that it was moved or removed in the meantime
   * @throws MezzanineError `unknown-target`, or `invalid-argument` for a model with several places
   */
  animateTo(
    model: Model,
    coordinate: Coordinate,
    options: ModelMoveOptions = {},
  ): Promise<AnimationResult> {
    this.#stage.assertAlive();
    expectOptions('options', options, ['durationMs', 'headingDegrees']);
    expectNumber('options.durationMs', options.durationMs, [0, 600_000]);
    expectNumber('options.headingDegrees', options.headingDegrees);
    this.expectOwn(model);
    const standing = this.#standings.get(model);
    const [from, ...others] = standing?.places ?? [];
    if (!standing || !from || others.length > 0) {
      throw invalidArgument('model', model, 'a model with one place');
    }
    const goal = expectCoordinate(
      this.#stage,
      { floorId: from.floorId, ...coordinate },
      'coordinate',
    );
    const to = scenePlaceOf(this.#stage, goal);
    stop(standing, 'interrupted');
    const { headingDegrees: fromDegrees = DEFAULTS.headingDegrees } = standing.style;
    const turnDegrees = turnBetween(fromDegrees, options.headingDegrees ?? fromDegrees);
    const durationMs = this.#stage.isReducedMotion ? 0 : (options.durationMs ?? MOVE_MS);
    const startsAt = performance.now();
    return new Promise((finish) => {
      standing.move = { from, to, fromDegrees, turnDegrees, startsAt, durationMs, finish };
      const isAtOnce = durationMs === 0 || from.floorId !== to.floorId;
      this.#step(model, standing, isAtOnce ? Infinity : startsAt);
      this.#stage.wake();
    });
  }

  /** @internal */
  at(x: number, y: number): Model[] {
    if (this.#standings.size === 0) return [];
    const hits = this.#stage.scene.pickLayer(this.#layer, this.#stage.view, x, y);
    const byId = new Map(this.getAll().map((model) => [model.id, model]));
    return [...new Set(hits.flatMap(({ id }) => byId.get(id) ?? []))];
  }

  /** @internal */
  isInteractive(model: Model): boolean {
    return this.#standings.get(model)?.style.interactive ?? false;
  }

  protected override onRemove(model: Model): void {
    const standing = this.#standings.get(model);
    if (!standing) return;
    stop(standing, 'interrupted');
    this.#standings.delete(model);
    const { source } = standing;
    this.#layer.remove(source, model.id);
    if (![...this.#standings.values()].some((one) => one.source === source)) {
      this.#layer.setAsset(source, undefined);
    }
    this.#assets.release(source);
    this.#stage.wake();
  }

  #placesOf(
    target: PlaceTarget | readonly PlaceTarget[],
    floorId: string | undefined,
  ): readonly ModelPlace[] {
    const targets: readonly PlaceTarget[] = Array.isArray(target) ? target : [target];
    return targets.map((one) => {
      const isLoose = typeof one === 'object' && one !== null && !('type' in one);
      const named = isLoose && floorId !== undefined ? { floorId, ...one } : one;
      return scenePlaceOf(this.#stage, expectPlaceTarget(this.#stage, named));
    });
  }

  #originOf(source: ModelSource): { readonly key: string; readonly origin: ModelOrigin } {
    const isOfVenue = typeof source === 'string' && this.#stage.venue.assetBytes(source);
    const bytes = isOfVenue || bytesOfSource(source);
    if (typeof source === 'string' || source instanceof URL || !bytes) {
      if (bytes) return { key: `${source as string | URL}`, origin: { bytes } };
      const href = expectAddress('source', source as string | URL, 'a model');
      return { key: href, origin: { href } };
    }
    const key = this.#keysOfBytes.get(source) ?? `bytes ${this.#nextId}`;
    this.#keysOfBytes.set(source, key);
    return { key, origin: { bytes } };
  }

  #load(origin: ModelOrigin): Promise<ModelAsset> {
    return loadModel(origin, this.#stage.listening.signal);
  }

  #show(source: string, asset: ModelAsset | undefined): void {
    if (!asset || this.#stage.isDestroyed || this.#layer.has(source, asset)) return;
    this.#layer.setAsset(source, asset);
    this.#stage.wake();
  }

  #draw(model: Model): void {
    const standing = this.#standings.get(model);
    if (!standing) return;
    const { source, places } = standing;
    const style = { ...DEFAULTS, ...standing.style };
    const { rgb, alpha } = parseColor(style.color, 'color');
    this.#layer.set({
      id: model.id,
      source,
      places,
      scale: style.scale,
      headingRadians: style.headingDegrees * RADIANS,
      pitchRadians: style.pitchDegrees * RADIANS,
      altitudeMeters: style.altitudeMeters,
      tint: rgb,
      opacity: style.opacity * alpha,
    });
    this.#stage.wake();
  }

  #advance(now: number): boolean {
    let isMoving = false;
    for (const [model, standing] of this.#standings) {
      if (standing.move) isMoving = this.#step(model, standing, now) || isMoving;
    }
    return isMoving;
  }

  /** Updates the position of an animated model; returns whether it is still moving. */
  #step(model: Model, standing: Standing, now: number): boolean {
    const { move } = standing;
    if (!move) return false;
    const share = Math.min(Math.max((now - move.startsAt) / move.durationMs, 0), 1);
    const place = (axis: 0 | 1 | 2) =>
      move.from.place[axis] + (move.to.place[axis] - move.from.place[axis]) * share;
    const isThere = !(share < 1);
    standing.places = [isThere ? move.to : { ...move.from, place: [place(0), place(1), place(2)] }];
    const headingDegrees = move.fromDegrees + move.turnDegrees * (isThere ? 1 : share);
    standing.style = { ...standing.style, headingDegrees };
    this.#draw(model);
    if (isThere) stop(standing, 'done');
    return !isThere;
  }

  #coordinatesOf(model: Model): readonly Coordinate[] {
    const places = this.#standings.get(model)?.places ?? [];
    return places.map(({ place, floorId }) =>
      this.#stage.projection.toCoordinate([place[0], place[1]], floorId),
    );
  }

  #reportFailure(key: string, cause: unknown): void {
    if (this.#stage.isDestroyed) return;
    const reason = cause instanceof Error ? cause.message : String(cause);
    this.#stage.report(
      new MezzanineError('model-failed', {
        given: `The model ${JSON.stringify(shortened(key))} cannot be drawn: ${reason}`,
        cause,
      }),
    );
  }
}

function stop(standing: Standing, result: AnimationResult): void {
  const { move } = standing;
  standing.move = undefined;
  move?.finish(result);
}

function shortened(key: string): string {
  return key.length > 120 ? `${key.slice(0, 120)}…` : key;
}
