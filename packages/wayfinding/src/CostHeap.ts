/**
 * A priority queue of numbers, cheapest first: a heap with four children per node, which is
 * shallower and more cache-friendly than a binary one. Deletion is lazy: when a cost falls, the
 * number is added again, and the caller skips outdated entries.
 */
export class CostHeap {
  #costs = new Float64Array(1024);
  #items = new Int32Array(1024);
  #size = 0;

  /** Number of entries. */
  get size(): number {
    return this.#size;
  }

  /** The lowest cost; `Infinity` if the queue is empty. */
  get lowest(): number {
    return this.#size > 0 ? (this.#costs[0] ?? Infinity) : Infinity;
  }

  /** Removes all entries. */
  clear(): void {
    this.#size = 0;
  }

  /** Adds an item. */
  push(item: number, cost: number): void {
    if (this.#size === this.#items.length) this.#grow();
    const [costs, items] = [this.#costs, this.#items];
    let at = this.#size;
    this.#size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 2;
      const above = costs[parent] ?? 0;
      if (above <= cost) break;
      costs[at] = above;
      items[at] = items[parent] ?? 0;
      at = parent;
    }
    costs[at] = cost;
    items[at] = item;
  }

  /** Removes and returns the cheapest item; the heap must not be empty. */
  pop(): number {
    const [costs, items] = [this.#costs, this.#items];
    const top = items[0] ?? 0;
    this.#size -= 1;
    const size = this.#size;
    const cost = costs[size] ?? 0;
    const item = items[size] ?? 0;
    let at = 0;
    for (let child = 1; child < size; child = 4 * at + 1) {
      let least = child;
      let leastCost = costs[child] ?? 0;
      const end = Math.min(child + 4, size);
      for (let other = child + 1; other < end; other += 1) {
        const otherCost = costs[other] ?? 0;
        if (otherCost >= leastCost) continue;
        least = other;
        leastCost = otherCost;
      }
      if (leastCost >= cost) break;
      costs[at] = leastCost;
      items[at] = items[least] ?? 0;
      at = least;
    }
    costs[at] = cost;
    items[at] = item;
    return top;
  }

  #grow(): void {
    const costs = new Float64Array(this.#costs.length * 2);
    costs.set(this.#costs);
    const items = new Int32Array(costs.length);
    items.set(this.#items);
    this.#costs = costs;
    this.#items = items;
  }
}
