/** Points by the length of their path, shortest first: a binary heap. */
export class PointHeap {
  #points = new Int32Array(64);
  #lengths = new Float64Array(64);
  #size = 0;

  /** Length of the first point; `Infinity` if there is none. */
  get leastLength(): number {
    return this.#size === 0 ? Infinity : (this.#lengths[0] ?? Infinity);
  }

  /** Removes all points. */
  clear(): void {
    this.#size = 0;
  }

  /** Adds a point, possibly again. */
  add(point: number, length: number): void {
    if (this.#size === this.#points.length) this.#grow();
    const points = this.#points;
    const lengths = this.#lengths;
    let place = this.#size;
    this.#size += 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = lengths[above] ?? 0;
      if (other <= length) break;
      points[place] = points[above] ?? 0;
      lengths[place] = other;
      place = above;
    }
    points[place] = point;
    lengths[place] = length;
  }

  /** Removes the point with the shortest path, and returns it; undefined if there is none. */
  takeFirst(): number | undefined {
    if (this.#size === 0) return undefined;
    const first = this.#points[0];
    this.#size -= 1;
    this.#sink(this.#points[this.#size] ?? 0, this.#lengths[this.#size] ?? 0);
    return first;
  }

  /** Puts a point into the place of the first one, and moves it down. */
  #sink(point: number, length: number): void {
    const points = this.#points;
    const lengths = this.#lengths;
    const size = this.#size;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= size) break;
      if (below + 1 < size && (lengths[below + 1] ?? 0) < (lengths[below] ?? 0)) below += 1;
      const other = lengths[below] ?? 0;
      if (other >= length) break;
      points[place] = points[below] ?? 0;
      lengths[place] = other;
      place = below;
    }
    points[place] = point;
    lengths[place] = length;
  }

  #grow(): void {
    const points = new Int32Array(2 * this.#points.length);
    const lengths = new Float64Array(points.length);
    points.set(this.#points);
    lengths.set(this.#lengths);
    this.#points = points;
    this.#lengths = lengths;
  }
}
