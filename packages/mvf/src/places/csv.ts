/** A row of a CSV file, and its first line. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Thrown for invalid CSV: text that ends inside quotes, or text after a closing quote. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault';
}

/** Parses RFC 4180 with any single delimiter and any line endings; empty lines are skipped. */
export function readCsv(text: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const cells: string[] = [];
    const first = line;
    let isLast = false;
    while (!isLast) {
      const cell = readCell(text, at, { delimiter, line });
      cells.push(cell.text);
      line += cell.lines;
      at = cell.end;
      isLast = text[at] !== delimiter;
      if (!isLast) at += 1;
    }
    if (text.startsWith('\r\n', at)) at += 2;
    else if (at < text.length) at += 1;
    line += 1;
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: first, cells });
  }
  return rows;
}

interface Cell {
  readonly text: string;
  readonly end: number;
  /** Line breaks inside the cell. */
  readonly lines: number;
}

interface CellPlace {
  readonly delimiter: string;
  readonly line: number;
}

function readCell(text: string, start: number, place: CellPlace): Cell {
  if (text[start] === '"') return readQuoted(text, start, place);
  let end = start;
  while (end < text.length && text[end] !== place.delimiter && !isLineEnd(text[end])) end += 1;
  return { text: text.slice(start, end), end, lines: 0 };
}

function readQuoted(text: string, start: number, { delimiter, line }: CellPlace): Cell {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end === -1) {
      throw new CsvFault(
        `line ${line}: a quoted cell is not closed; expected a closing quotation mark before the end of the file`,
      );
    }
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const inside = text.slice(start + 1, end);
  const next = text[end + 1];
  if (next !== undefined && next !== delimiter && !isLineEnd(next)) {
    throw new CsvFault(
      `line ${line}: text follows the closing quotation mark of a cell; expected ${JSON.stringify(delimiter)} or the end of the line`,
    );
  }
  const lines = inside.match(/\r\n|\r|\n/g)?.length ?? 0;
  return { text: inside.replaceAll('""', '"'), end: end + 1, lines };
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r';
}

/**
 * Formats RFC 4180. A cell that a spreadsheet would treat as a formula gets an apostrophe, as in
 * spreadsheets.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const harmless = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
