/** What a mistake in the first letter costs; people rarely make one there. */
const firstLetterCost = 2;

/**
 * Counts the mistakes between what was typed and a term: a letter left out, added or wrong, or two
 * neighbors swapped, each 1, but 2 for a letter left out, added or wrong at the start.
 *
 * @param limit Most mistakes that are of interest, 1 or more.
 * @param asPrefix Compares with the start of the term that fits best, since more may be typed.
 * @returns the count, or Infinity above the limit.
 */
export function spellingDistance(
  typed: string,
  term: string,
  limit: number,
  asPrefix = false,
): number {
  const rows = typed.length;
  const columns = asPrefix ? Math.min(term.length, rows + limit) : term.length;
  if (Math.abs(rows - columns) > limit) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => edgeCost(column));
  for (let row = 1; row <= rows; row += 1) {
    const line = [edgeCost(row)];
    let least = line[0] ?? 0;
    for (let column = 1; column <= columns; column += 1) {
      const cost = cellCost({ typed, term, row, column }, line, last, beforeLast);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return Infinity;
    beforeLast = last;
    last = line;
  }
  const ends = asPrefix ? last.slice(Math.max(1, rows - limit)) : [last[columns] ?? Infinity];
  const distance = Math.min(...ends);
  return distance <= limit ? distance : Infinity;
}

/** Cost of so many letters left out or added at the start. */
function edgeCost(count: number): number {
  return count === 0 ? 0 : count - 1 + firstLetterCost;
}

interface Cell {
  readonly typed: string;
  readonly term: string;
  readonly row: number;
  readonly column: number;
}

function cellCost(
  { typed, term, row, column }: Cell,
  line: readonly number[],
  last: readonly number[],
  beforeLast: readonly number[],
): number {
  const isSame = typed[row - 1] === term[column - 1];
  const substitution = isSame ? 0 : row === 1 && column === 1 ? firstLetterCost : 1;
  let cost = Math.min(
    (line[column - 1] ?? Infinity) + 1,
    (last[column] ?? Infinity) + 1,
    (last[column - 1] ?? Infinity) + substitution,
  );
  const isSwap =
    row > 1 &&
    column > 1 &&
    typed[row - 1] === term[column - 2] &&
    typed[row - 2] === term[column - 1];
  if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? Infinity) + 1);
  return cost;
}
