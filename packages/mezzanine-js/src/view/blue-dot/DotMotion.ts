import type { Point } from '../../scene/SceneModel.ts';
import { turnBetween } from '../camera/interpolatePose.ts';

/** Pose of the dot as numbers to interpolate. */
export interface DotPose {
  readonly floorId: string;
  readonly place: Point;
  readonly accuracyMeters: number;
  readonly headingDegrees: number | undefined;
}

/** An update further away than this is not a walk: the dot jumps. */
const JUMP_METERS = 40;
/** A move takes as long as the interval of the last two positions, within these limits. */
const SHORTEST_MS = 150;
const LONGEST_MS = 1000;

/** Interpolates the dot linearly from one position to the next. */
export class DotMotion {
  #from: DotPose;
  #to: DotPose;
  #startsAt: number;
  #durationMs = 0;

  /**
   * @param pose - initial pose
   * @param now - milliseconds
   */
  constructor(pose: DotPose, now: number) {
    this.#from = this.#to = pose;
    this.#startsAt = now;
  }

  /** The destination. */
  get goal(): DotPose {
    return this.#to;
  }

  /** Whether it has arrived. */
  isOver(now: number): boolean {
    return now - this.#startsAt >= this.#durationMs;
  }

  /**
   * Moves to another pose.
   *
   * @returns duration in milliseconds; 0 for a jump
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

  /** The pose at a time. */
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

/** The shorter rotation. */
function turned(from: number | undefined, to: number | undefined, share: number) {
  if (from === undefined || to === undefined) return to;
  return from + turnBetween(from, to) * share;
}
