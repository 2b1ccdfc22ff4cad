/** Points by the length of their path, shortest first: a binary heap. */
export class PointHeap {
  readonly #points: number[] = [];
  readonly #lengths: number[] = [];

  /** Length of the first point; `Infinity` if there is none. */
  get leastLength(): number {
    return this.#lengthAt(0);
  }

  /** Adds a point, possibly again. */
  add(point: number, length: number): void {
    let place = this.#points.push(point) - 1;
    this.#lengths.push(length);
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (this.#lengthAt(above) <= length) break;
      this.#move(above, place);
      place = above;
    }
    this.#points[place] = point;
    this.#lengths[place] = length;
  }

  /** Removes the point with the shortest path, and returns it; undefined if there is none. */
  takeFirst(): number | undefined {
    const first = this.#points[0];
    const point = this.#points.pop();
    const length = this.#lengths.pop();
    if (point === undefined || length === undefined || this.#points.length === 0) return first;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (this.#lengthAt(below + 1) < this.#lengthAt(below)) below += 1;
      if (this.#lengthAt(below) >= length) break;
      this.#move(below, place);
      place = below;
    }
    this.#points[place] = point;
    this.#lengths[place] = length;
    return first;
  }

  #lengthAt(place: number): number {
    return this.#lengths[place] ?? Infinity;
  }

  #move(from: number, to: number): void {
    this.#points[to] = this.#points[from] ?? 0;
    this.#lengths[to] = this.#lengths[from] ?? 0;
  }
}
