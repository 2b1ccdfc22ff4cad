const CELL_PIXELS = 80;

/** A box on the screen, in CSS pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes on the screen that must not overlap. */
export class CollisionGrid {
  readonly #cells = new Map<number, ScreenBox[]>();

  /** Removes all boxes. */
  clear(): void {
    this.#cells.clear();
  }

  /** Whether a box is at least `margin` pixels from all others. */
  isFree(box: ScreenBox, margin: number): boolean {
    const grown = {
      left: box.left - margin,
      top: box.top - margin,
      width: box.width + margin * 2,
      height: box.height + margin * 2,
    };
    return !cellsOf(grown).some((key) =>
      this.#cells.get(key)?.some((other) => overlaps(grown, other)),
    );
  }

  /** Adds a box. */
  add(box: ScreenBox): void {
    for (const key of cellsOf(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(box);
      else this.#cells.set(key, [box]);
    }
  }
}

/** Whether two boxes overlap. */
export function overlaps(a: ScreenBox, b: ScreenBox): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

function cellsOf(box: ScreenBox): number[] {
  const keys: number[] = [];
  const right = Math.floor((box.left + box.width) / CELL_PIXELS);
  const bottom = Math.floor((box.top + box.height) / CELL_PIXELS);
  for (let x = Math.floor(box.left / CELL_PIXELS); x <= right; x++) {
    for (let y = Math.floor(box.top / CELL_PIXELS); y <= bottom; y++) keys.push(x * 4096 + y);
  }
  return keys;
}
