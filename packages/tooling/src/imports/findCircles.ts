import type { FileImport } from './readImports.ts';

/**
 * Finds groups of files that import each other, directly or indirectly; each group is sorted. Type
 * imports count, because people follow them, too.
 */
export function findCircles(imports: readonly FileImport[]): readonly (readonly string[])[] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports) {
    if (target !== undefined) targets.set(file, [...(targets.get(file) ?? []), target]);
  }
  return new CircleSearch(targets).circles;
}

/** Tarjan's algorithm for strongly connected components. */
class CircleSearch {
  readonly circles: string[][] = [];
  readonly #targets: ReadonlyMap<string, readonly string[]>;
  readonly #order = new Map<string, number>();
  readonly #open: string[] = [];

  constructor(targets: ReadonlyMap<string, readonly string[]>) {
    this.#targets = targets;
    for (const file of [...targets.keys()].sort()) {
      if (!this.#order.has(file)) this.#visit(file);
    }
  }

  #visit(file: string): number {
    const order = this.#order.size;
    let lowest = order;
    this.#order.set(file, order);
    this.#open.push(file);
    const targets = this.#targets.get(file) ?? [];
    for (const target of targets) {
      const seen = this.#order.get(target);
      if (seen === undefined) lowest = Math.min(lowest, this.#visit(target));
      else if (this.#open.includes(target)) lowest = Math.min(lowest, seen);
    }
    if (lowest === order) this.#close(file, targets.includes(file));
    return lowest;
  }

  #close(file: string, importsItself: boolean): void {
    const circle = this.#open.splice(this.#open.indexOf(file));
    if (circle.length > 1 || importsItself) this.circles.push(circle.sort());
  }
}
