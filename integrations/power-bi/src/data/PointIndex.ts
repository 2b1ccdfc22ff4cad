/** A point on the plan, in meters. */
export interface PlanPoint<T> {
  readonly x: number;
  readonly y: number;
  readonly item: T;
}

/** Finds the nearest point with a grid whose cells are as wide as the maximum distance. */
export class PointIndex<T> {
  readonly #reach: number;
  readonly #cells = new Map<string, PlanPoint<T>[]>();

  /** @param reach - maximum distance in meters */
  constructor(points: readonly PlanPoint<T>[], reach: number) {
    this.#reach = reach;
    for (const point of points) {
      const key = `${this.#cellOf(point.x)},${this.#cellOf(point.y)}`;
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [point]);
      else cell.push(point);
    }
  }

  /** The item of the nearest point within reach; undefined if there is none. */
  nearest(x: number, y: number): T | undefined {
    let best: T | undefined;
    let least = this.#reach;
    for (const point of this.#around(x, y)) {
      const away = Math.hypot(point.x - x, point.y - y);
      if (away > least) continue;
      least = away;
      best = point.item;
    }
    return best;
  }

  #around(x: number, y: number): readonly PlanPoint<T>[] {
    const [column, row] = [this.#cellOf(x), this.#cellOf(y)];
    const steps = [-1, 0, 1];
    return steps.flatMap((dx) =>
      steps.flatMap((dy) => this.#cells.get(`${column + dx},${row + dy}`) ?? []),
    );
  }

  #cellOf(meters: number): number {
    return Math.floor(meters / this.#reach);
  }
}
