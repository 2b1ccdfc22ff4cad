import type { Floor } from '../data/entities.ts';
import type { FloorPlacement } from '../scene/FloorPlacement.ts';
import type { AnimationResult } from './camera/CameraMotion.ts';
import { fitPlaces, type FitPlace } from './camera/fitPlaces.ts';
import { easeOut } from './camera/interpolatePose.ts';
import { floorBounds, outlinePoints } from './camera/floorBounds.ts';
import {
  expectNumber,
  expectOptions,
  expectType,
  invalidArgument,
} from '../data/expectArgument.ts';
import { findFloor, type Floors } from './Floors.ts';
import { stackHeights } from './stacked/stackHeights.ts';
import { Tween } from './stacked/Tween.ts';
import type { Stage } from './Stage.ts';

/** How floors move apart or together. */
export interface StackAnimation {
  /** Duration; default 700. 0 disables the animation, as does a preference for reduced motion. */
  readonly durationMs?: number;
  /** Whether the camera moves to keep all floors in view; default true. */
  readonly fit?: boolean;
}

/** Options for drawing floors apart. */
export interface StackOptions extends StackAnimation {
  /** Floors of one building, or their ids; default: all floors of the current building. */
  readonly floors?: readonly (Floor | string)[];
  /** Gap added between two floors in meters; default: 0.6 of the building's shorter side. */
  readonly gapMeters?: number;
}

const DURATION_MS = 700;
const GAP_SHARE = 0.6;
const PADDING_PIXELS = 48;

/** The floors of a building, drawn apart, one above the other. */
export class StackedMaps {
  readonly #stage: Stage;
  readonly #floors: Floors;
  readonly #spread = new Tween(0);
  readonly #shift = new Tween(0);
  #apart = new Map<Floor, number>();
  #together = new Map<Floor, number>();
  #current: Floor;
  #isExpanded = false;
  #finish: ((result: AnimationResult) => void) | undefined;

  /** @internal */
  constructor(stage: Stage, floors: Floors) {
    this.#stage = stage;
    this.#floors = floors;
    this.#current = stage.shownFloor;
    stage.frames.onFrame((_, now) => this.#tick(now));
    stage.emitter.on('destroy', () => this.#end('interrupted'));
  }

  /** Whether floors are drawn apart or moving apart. */
  get isExpanded(): boolean {
    return this.#isExpanded;
  }

  /** The floors that are drawn apart, from the lowest to the highest; empty if there are none. */
  get floors(): readonly Floor[] {
    return this.#isExpanded ? [...this.#apart.keys()] : [];
  }

  /**
   * Moves the floors of a building apart. Labels, markers, and routes move with their floors.
   *
   * @param options - floors, gap, and duration
   * @returns how the animation ended: `interrupted` means that another one started
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   * @example
   * await mapView.stackedMaps.expand({ gapMeters: 30 });
   */
  expand(options: StackOptions = {}): Promise<AnimationResult> {
    this.#stage.assertAlive();
    const floors = this.#expectFloors(options);
    expectAnimation(options, ['floors', 'gapMeters']);
    expectNumber('options.gapMeters', options.gapMeters, [0, 1000]);
    const gapMeters = options.gapMeters ?? this.#usualGap(floors);
    this.#apart = stackHeights(floors, gapMeters);
    this.#together = stackHeights(floors, 0);
    this.#isExpanded = true;
    if (!this.#apart.has(this.#stage.shownFloor)) this.#show(floors);
    this.#current = this.#stage.shownFloor;
    this.#stage.arrangeFloors((floor) => this.#arrange(floor));
    this.#stage.motion.setReach(this.#reachOf(this.#apart));
    return this.#animate(1, options);
  }

  /**
   * Moves the floors together again, and then shows only the current one.
   *
   * @returns how the animation ended: `interrupted` means that another one started
   */
  collapse(options: StackAnimation = {}): Promise<AnimationResult> {
    this.#stage.assertAlive();
    expectAnimation(options, []);
    if (!this.#isExpanded) return Promise.resolve('done');
    this.#isExpanded = false;
    return this.#animate(0, options);
  }

  #animate(goal: 0 | 1, options: StackAnimation): Promise<AnimationResult> {
    this.#end('interrupted');
    const now = performance.now();
    const durationMs = this.#stage.isReducedMotion ? 0 : (options.durationMs ?? DURATION_MS);
    this.#spread.move(goal, now, durationMs);
    this.#tell();
    if (options.fit ?? true) this.#fit(goal, durationMs);
    return new Promise((resolve) => {
      this.#finish = resolve;
      this.#stage.wake();
      if (durationMs === 0) this.#tick(now);
    });
  }

  #tick(now: number): boolean {
    if (!this.#finish && this.#shift.isOver(now)) return false;
    const isOver = this.#spread.isOver(now) && this.#shift.isOver(now);
    if (isOver && !this.#isExpanded) this.#putBack();
    else this.#stage.placeFloors(this.#placementsAt(now));
    if (isOver) this.#end('done');
    return !isOver;
  }

  #tell(): void {
    const { isExpanded, floors } = this;
    this.#stage.emitter.emit('stack-change', { isExpanded, floors });
  }

  #end(result: AnimationResult): void {
    this.#finish?.(result);
    this.#finish = undefined;
  }

  /** The current floor stays where the camera looks; the floors above and below it move. */
  #arrange(floor: Floor): readonly FloorPlacement[] {
    if (!this.#apart.has(floor)) {
      // In another building, the previous arrangement no longer applies.
      this.#isExpanded = false;
      this.#end('interrupted');
      this.#putBack();
      this.#tell();
      return this.#stage.usualFloors(floor);
    }
    const now = performance.now();
    if (floor !== this.#current) {
      const moved = this.#heightAt(floor, now) - this.#heightAt(this.#current, now);
      const durationMs = this.#stage.isReducedMotion ? 0 : DURATION_MS;
      this.#shift.move(0, now, durationMs, this.#shift.at(now) + moved);
      this.#current = floor;
    }
    return this.#placementsAt(now);
  }

  #placementsAt(now: number): FloorPlacement[] {
    const base = this.#heightAt(this.#current, now) - this.#shift.at(now);
    return [...this.#apart.keys()].map((floor) => ({
      floorId: floor.id,
      metersUp: this.#heightAt(floor, now) - base,
      role: 'stacked',
    }));
  }

  #heightAt(floor: Floor, now: number): number {
    const [low, high] = [this.#together.get(floor) ?? 0, this.#apart.get(floor) ?? 0];
    return low + (high - low) * this.#spread.at(now);
  }

  #fit(goal: 0 | 1, durationMs: number): void {
    const { motion, viewport, projection } = this.#stage;
    const heights = goal === 1 ? this.#apart : new Map([[this.#current, 0]]);
    const base = heights.get(this.#current) ?? 0;
    const places = [...heights].flatMap(([floor, height]) =>
      outlinePoints(floor, projection).map(([x, y]): FitPlace => [x, y, height - base]),
    );
    const { bearing, pitch } = motion.goal;
    const pose = fitPlaces(places, viewport, {
      bearing,
      pitch,
      paddingPixels: PADDING_PIXELS,
      maxZoom: motion.limits.maxZoom,
    });
    void motion.fly(pose, { durationMs, easing: easeOut }, 'api');
  }

  #putBack(): void {
    this.#stage.arrangeFloors(undefined);
    this.#stage.motion.setReach(0);
  }

  /** Distance behind the lowest floor of the ground that is visible at the top of the view. */
  #reachOf(heights: ReadonlyMap<Floor, number>): number {
    const values = [...heights.values()];
    const { maxPitch } = this.#stage.motion.limits;
    return (Math.max(...values) - Math.min(...values)) * Math.tan((maxPitch * Math.PI) / 180);
  }

  #usualGap(floors: readonly Floor[]): number {
    const { minX, minY, maxX, maxY } = floorBounds(floors, this.#stage.projection);
    return Math.min(maxX - minX, maxY - minY) * GAP_SHARE;
  }

  /** The nearest of the floors becomes current. */
  #show(floors: readonly Floor[]): void {
    const { elevation } = this.#stage.shownFloor;
    const [nearest] = floors.toSorted(
      (a, b) => Math.abs(a.elevation - elevation) - Math.abs(b.elevation - elevation),
    );
    if (nearest) this.#floors.set(nearest);
  }

  #expectFloors({ floors }: StackOptions): readonly Floor[] {
    if (floors === undefined) return this.#stage.shownFloor.floorStack.floors;
    if (!Array.isArray(floors) || floors.length === 0) {
      throw invalidArgument('options.floors', floors, 'an array of at least one floor');
    }
    const found = floors.map((floor: Floor | string) =>
      findFloor(this.#stage.venue, floor, 'options.floors'),
    );
    const [first] = found;
    if (found.some(({ floorStack }) => floorStack !== first?.floorStack)) {
      throw invalidArgument('options.floors', floors, 'floors of one building');
    }
    return [...new Set(found)].sort((a, b) => a.elevation - b.elevation);
  }
}

function expectAnimation(options: StackAnimation, more: readonly string[]): void {
  expectOptions('options', options, ['durationMs', 'fit', ...more]);
  expectNumber('options.durationMs', options.durationMs, [0, 60_000]);
  expectType('options.fit', options.fit, 'boolean');
}
