import { anchorOf, type Section } from './markdown.ts';

interface Row {
  /** Line of the row, and of the head of its table. */
  readonly at: number;
  readonly head: number;
  /** Anchor from the first cell. */
  readonly anchor: string;
}

/**
 * Finds a table row that its first cell names, such as an option or an error code. The result
 * includes the section's heading and the table head. Such rows have anchors, but no headings.
 *
 * @param anchor - anchor of the row, after its section's anchor, because names can repeat
 */
export function findRow(
  lines: readonly string[],
  sections: readonly Section[],
  name: string,
  anchor: string | undefined,
): string | undefined {
  const headingOf = ({ at }: Row) => sections.findLast(({ start, end }) => start < at && at < end);
  const isOfAnchor = (row: Row) =>
    anchor === `${anchorOf(headingOf(row)?.heading ?? '')}-${row.anchor}`;
  const rows = rowsOf(lines);
  const row = rows.find(isOfAnchor) ?? rows.find((one) => one.anchor === anchorOf(name));
  if (row === undefined) return undefined;
  const heading = headingOf(row)?.start;
  const above = heading === undefined ? [] : [lines[heading] ?? '', ''];
  return [...above, ...lines.slice(row.head, row.head + 2), lines[row.at] ?? ''].join('\n');
}

/** The rows of all tables, without their heads. */
function rowsOf(lines: readonly string[]): readonly Row[] {
  const rows: Row[] = [];
  let head = -1;
  lines.forEach((line, at) => {
    if (!line.startsWith('| ')) head = -1;
    else if (head < 0) head = at;
    else if (at > head + 1) rows.push({ at, head, anchor: anchorOf(firstCell(line)) });
  });
  return rows;
}

function firstCell(row: string): string {
  const [, cell = ''] = /^\| (.*?) (?<!\\)\|/.exec(row.slice(0, 400)) ?? [];
  return cell;
}
