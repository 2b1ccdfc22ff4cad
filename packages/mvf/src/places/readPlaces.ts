import { MvfError } from '../MvfError.ts';
import { CsvFault, type CsvRow, readCsv } from './csv.ts';

/** A place of the organization's directory, as `Get-PlaceV3 | Export-Csv` writes it. */
export interface Place {
  /** `PlaceId`, in lower case. */
  readonly id: string;
  readonly name: string;
  /** `Type` in lower case: `building`, `floor`, `section`, `room`, `space`, `workspace`, `desk`. */
  readonly type: string;
  /** `ParentId`, in lowercase; undefined if the file has none. */
  readonly parent: string | undefined;
  readonly sortOrder: number | undefined;
  /** Line of the file. */
  readonly line: number;
}

const mostBytes = 32 * 2 ** 20;
const mostRows = 200_000;
const longestName = 1024;

/** The command that creates the file; part of every error. */
const command = 'Get-PlaceV3 -AncestorId <building PlaceId> | Export-Csv places.csv';

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const types: ReadonlySet<string> = new Set([
  'building',
  'floor',
  'section',
  'room',
  'space',
  'workspace',
  'desk',
]);

const columns = {
  id: ['placeid'],
  name: ['displayname', 'name'],
  type: ['type'],
  parent: ['parentid'],
  sortOrder: ['sortorder'],
} as const;

type Column = keyof typeof columns;

/**
 * Reads the places of an exported CSV file: UTF-8 or UTF-16, with commas, semicolons, or tabs, in
 * any order of columns. Throws an `invalid-content` {@link MvfError} that names the line.
 */
export function readPlaces(bytes: Uint8Array, file: string): Place[] {
  const text = textOf(bytes, file);
  const { rows, at } = tableOf(text, file);
  if (rows.length > mostRows) {
    throw fault(file, `has ${rows.length} rows; expected at most ${mostRows}`);
  }
  const seen = new Map<string, number>();
  return rows.flatMap((row) => {
    const place = placeOf(row, at, file);
    if (place === undefined) return [];
    const before = seen.get(place.id);
    if (before !== undefined) {
      throw fault(
        file,
        `line ${place.line}: PlaceId ${place.id} is also on line ${before}; expected unique ids`,
      );
    }
    seen.set(place.id, place.line);
    return [place];
  });
}

function textOf(bytes: Uint8Array, file: string): string {
  if (bytes.length > mostBytes) {
    throw fault(
      file,
      `has ${bytes.length} bytes; expected at most ${mostBytes}, the places of one building`,
    );
  }
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw fault(
      file,
      'is not text in UTF-8 or UTF-16; expected a CSV file saved as "CSV UTF-8"',
      cause,
    );
  }
  if (text.includes('\0')) throw fault(file, 'contains binary data; expected a CSV file');
  return text;
}

interface Table {
  readonly rows: readonly CsvRow[];
  /** Index of each column; -1 if it is missing. */
  readonly at: Readonly<Record<Column, number>>;
}

/** Detects the delimiter: the one that splits the header into the expected columns. */
function tableOf(text: string, file: string): Table {
  const delimiters = [',', ';', '\t'];
  const header = text.split(/\r\n|\r|\n/, 3).join('\n');
  const delimiter = delimiters.reduce((best, one) =>
    header.split(one).length > header.split(best).length ? one : best,
  );
  const all = parsed(text, delimiter, file);
  // Windows PowerShell writes the object type first, and Excel may write the delimiter.
  const rows = all.filter(({ cells }, i) => i > 1 || !/^(?:#TYPE |sep=)/i.test(cells[0] ?? ''));
  const [head, ...body] = rows;
  if (head === undefined) throw fault(file, 'is empty; expected a header and one row per place');
  return { rows: body.map((row) => complete(row, head, file)), at: columnsOf(head, file) };
}

function parsed(text: string, delimiter: string, file: string): CsvRow[] {
  try {
    return readCsv(text, delimiter);
  } catch (error) {
    if (error instanceof CsvFault) throw fault(file, error.message, error);
    throw error;
  }
}

function complete(row: CsvRow, { cells: head }: CsvRow, file: string): CsvRow {
  const given = row.cells.length;
  if (given === head.length) return row;
  throw fault(
    file,
    `line ${row.line} has ${given} cells; expected ${head.length}, as in the header`,
  );
}

function columnsOf({ cells }: CsvRow, file: string): Table['at'] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const find = (column: Column): number => {
    const known = columns[column].find((name) => names.includes(name));
    if (known === undefined) return -1;
    if (names.indexOf(known) !== names.lastIndexOf(known)) {
      throw fault(file, `has two columns ${JSON.stringify(known)}; expected each column once`);
    }
    return names.indexOf(known);
  };
  const at = {
    id: find('id'),
    name: find('name'),
    type: find('type'),
    parent: find('parent'),
    sortOrder: find('sortOrder'),
  };
  const missing = (['id', 'name', 'type'] as const).filter((column) => at[column] === -1);
  if (missing.length === 0) return at;
  const words = { id: 'PlaceId', name: 'DisplayName', type: 'Type' };
  const given = cells.slice(0, 8).map((cell) => JSON.stringify(cell.slice(0, 40)));
  throw fault(
    file,
    `has no column ${missing.map((one) => words[one]).join(', ')}; its header is ${given.join(', ')}`,
  );
}

function placeOf({ line, cells }: CsvRow, at: Table['at'], file: string): Place | undefined {
  const cell = (column: Column): string => (cells[at[column]] ?? '').trim();
  const type = cell('type').toLowerCase();
  // Room lists and unknown types are not places on a map.
  if (!types.has(type)) return undefined;
  const id = cell('id').toLowerCase();
  if (!idPattern.test(id)) {
    throw fault(
      file,
      `line ${line}: PlaceId is ${JSON.stringify(id.slice(0, 60))}; expected a UUID such as 86897e93-bcef-4c05-af9d-45116dda791f`,
    );
  }
  const order = cell('sortOrder');
  return {
    id,
    name: cell('name').slice(0, longestName),
    type,
    parent: cell('parent') === '' ? undefined : cell('parent').toLowerCase(),
    sortOrder: /^-?\d{1,9}$/.test(order) ? Number(order) : undefined,
    line,
  };
}

function fault(file: string, problem: string, cause?: unknown): MvfError {
  const place = cause === undefined ? { file } : { file, cause };
  const message = `${file} ${problem.startsWith('line') ? `at ${problem}` : problem}. Export it again: ${command}`;
  return new MvfError('invalid-content', message, place);
}
