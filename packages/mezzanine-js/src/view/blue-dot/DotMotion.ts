import type { Point } from '../../scene/SceneModel.ts';
import { turnBetween } from '../camera/interpolatePose.ts';

/** Where the dot is, as numbers that can be moved evenly. */
export interface DotPose {
  readonly floorId: string;
  readonly place: Point;
  readonly accuracyMeters: number;
  readonly headingDegrees: number | undefined;
}

/** Further than this in one update is no walk: the dot jumps. */
const JUMP_METERS = 40;
/** A move takes as long as the last two positions were apart, within these. */
const SHORTEST_MS = 150;
const LONGEST_MS = 1000;

/** The dot between two positions: it walks evenly from one to the next. */
export class DotMotion {
  #from: DotPose;
  #to: DotPose;
  #startsAt: number;
  #durationMs = 0;

  /**
   * @param pose - where it begins
   * @param now - milliseconds
   */
  constructor(pose: DotPose, now: number) {
    this.#from = this.#to = pose;
    this.#startsAt = now;
  }

  /** Where it goes to. */
  get goal(): DotPose {
    return this.#to;
  }

  /** Whether it has arrived. */
  isOver(now: number): boolean {
    return now - this.#startsAt >= this.#durationMs;
  }

  /**
   * Goes to another place.
   *
   * @returns how long it takes, in milliseconds; 0 where it jumps
   */
  move(to: DotPose, now: number, isAnimated: boolean): number {
    const from = this.at(now);
    const meters = Math.hypot(to.place[0] - from.place[0], to.place[1] - from.place[1]);
    const isJump = !isAnimated || from.floorId !== to.floorId || meters > JUMP_METERS;
    const sinceLast = now - this.#startsAt;
    this.#durationMs = isJump ? 0 : Math.min(Math.max(sinceLast, SHORTEST_MS), LONGEST_MS);
    this.#from = from;
    this.#to = to;
    this.#startsAt = now;
    return this.#durationMs;
  }

  /** Where it is. */
  at(now: number): DotPose {
    const [from, to] = [this.#from, this.#to];
    if (this.isOver(now)) return to;
    const share = Math.max(now - this.#startsAt, 0) / this.#durationMs;
    const mix = (a: number, b: number) => a + (b - a) * share;
    return {
      floorId: to.floorId,
      place: [mix(from.place[0], to.place[0]), mix(from.place[1], to.place[1])],
      accuracyMeters: mix(from.accuracyMeters, to.accuracyMeters),
      headingDegrees: turned(from.headingDegrees, to.headingDegrees, share),
    };
  }
}

/** The short way around. */
function turned(from: number | undefined, to: number | undefined, share: number) {
  if (from === undefined || to === undefined) return to;
  return from + turnBetween(from, to) * share;
}
