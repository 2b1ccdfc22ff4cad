import { MvfError } from '../MvfError.ts';

const headerBytes = 100;
/** More than the schemas of databases with thousands of tables have. */
const mostPages = 20_000;
const interior = 5;
const walMode = 2;

/**
 * A copy of a database that can be opened safely: the pages of its schema are a tree. SQLite reads
 * the schema when it opens a file, and pages with several parents could take it years. Databases
 * with a write-ahead log are opened without the log, like copies of them.
 *
 * Source: "Database File Format", https://www.sqlite.org/fileformat2.html
 *
 * @throws MvfError `invalid-content` if pages of the schema are damaged
 */
export function checkPages(given: Uint8Array, file: string): Uint8Array {
  const bytes = new Uint8Array(given);
  const view = new DataView(bytes.buffer);
  if (bytes.length < headerBytes + 8) throw damaged(file, 'it is too short');
  const stored = view.getUint16(16);
  const pageBytes = stored === 1 ? 65_536 : stored;
  if (pageBytes < 512 || (pageBytes & (pageBytes - 1)) !== 0) {
    throw damaged(file, `its pages have ${pageBytes} bytes`);
  }
  for (const at of [18, 19]) if (bytes[at] === walMode) bytes[at] = 1;
  const seen = new Set<number>([1]);
  for (const page of seen) {
    if (seen.size > mostPages) throw damaged(file, `its schema has more than ${mostPages} pages`);
    for (const child of childrenOf(view, page, pageBytes)) {
      if (seen.has(child)) throw damaged(file, `page ${child} of its schema appears twice`);
      seen.add(child);
    }
  }
  return bytes;
}

/** Numbers of the pages that a page of a table leads to; SQLite checks all else. */
function childrenOf(view: DataView, page: number, pageBytes: number): readonly number[] {
  const start = (page - 1) * pageBytes;
  const head = start + (page === 1 ? headerBytes : 0);
  if (head + 12 > view.byteLength) return [];
  const type = view.getUint8(head);
  if (type !== interior) return [];
  const cells = view.getUint16(head + 3);
  const children = [view.getUint32(head + 8)];
  for (let i = 0; i < cells; i += 1) {
    const pointer = head + 12 + i * 2;
    if (pointer + 2 > view.byteLength) break;
    const cell = start + view.getUint16(pointer);
    if (cell + 4 <= view.byteLength) children.push(view.getUint32(cell));
  }
  return children;
}

function damaged(file: string, fault: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} is damaged: ${fault}; expected a GeoPackage. Copy or export it again.`,
    { file },
  );
}
