/** Number of typos between a query and a name. */
export interface TypoDistance {
  /** To the whole name. */
  readonly whole: number;
  /** To the closest prefix of the name. */
  readonly beginning: number;
}

/**
 * Insertions, deletions, substitutions, and transpositions of neighboring letters: optimal string
 * alignment distance, which is Damerau's distance without editing a letter twice.
 */
export function typoDistance(typed: string, name: string): TypoDistance {
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: name.length + 1 }, (_, j) => j),
  ];
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= name.length; j += 1) {
      const isSame = typed[i - 1] === name[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + Number(!isSame));
      const isSwap = i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      if (isSwap) cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
    }
    [beforeLast, last] = [last, row];
  }
  return { whole: at(last, name.length), beginning: Math.min(...last) };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
