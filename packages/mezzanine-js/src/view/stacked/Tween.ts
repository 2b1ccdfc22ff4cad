import { easeOut } from '../camera/interpolatePose.ts';

/** A number that is animated. */
export class Tween {
  #from: number;
  #to: number;
  #startsAt = 0;
  #durationMs = 0;

  /** @param value - initial value */
  constructor(value: number) {
    this.#from = this.#to = value;
  }

  /** The value at a time. */
  at(now: number): number {
    return this.#from + (this.#to - this.#from) * easeOut(this.#shareAt(now));
  }

  /** Whether it has arrived. */
  isOver(now: number): boolean {
    return this.#shareAt(now) >= 1;
  }

  /** Animates it from its current value, or from a given one. */
  move(goal: number, now: number, durationMs: number, from = this.at(now)): void {
    this.#from = from;
    this.#to = goal;
    this.#startsAt = now;
    this.#durationMs = durationMs;
  }

  #shareAt(now: number): number {
    if (this.#durationMs <= 0) return 1;
    return Math.min(Math.max((now - this.#startsAt) / this.#durationMs, 0), 1);
  }
}
