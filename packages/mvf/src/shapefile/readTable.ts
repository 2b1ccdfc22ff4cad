import { parseDbf } from 'shpjs';
import type { Cell, Row } from '../feature-layers/Layer.ts';
import { MvfError } from '../MvfError.ts';
import { type TextEncodingChoice, textEncoding } from './textEncoding.ts';

/** A dBASE table. */
export interface Table {
  readonly rows: readonly Row[];
  readonly encoding: TextEncodingChoice;
}

const mostCells = 3_000_000;
const fieldBytes = 32;
const endOfFields = 0x0d;

/**
 * Reads a `.dbf` table. Counts and lengths are checked first, because the parser trusts them.
 *
 * @param codePage content of the `.cpg` file
 * @throws MvfError `invalid-content` if it is not a table, `archive-too-large` over a limit
 */
export function readTable(
  bytes: Uint8Array,
  codePage: Uint8Array | undefined,
  file: string,
): Table {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < fieldBytes + 1) throw refused(file, 'is too short for a table');
  const declared = view.getUint32(4, true);
  const start = view.getUint16(8, true);
  const rowBytes = view.getUint16(10, true);
  const fields = countFields(bytes, start);
  const width = Array.from({ length: fields }, (_, i) => bytes[(i + 1) * fieldBytes + 16] ?? 0);
  const needed = width.reduce((sum, one) => sum + one, 1);
  if (rowBytes < needed || start > bytes.length) {
    throw refused(file, `has ${fields} fields in rows of ${rowBytes} bytes`);
  }
  const rows = Math.min(declared, Math.floor((bytes.length - start) / rowBytes));
  if (rows * Math.max(1, fields) > mostCells) throw tooLarge(file, rows * Math.max(1, fields));
  const encoding = textEncoding(bytes, codePage);
  // Programs that export only shapes write a table without fields.
  if (fields === 0) return { rows: Array.from({ length: rows }, () => ({})), encoding };
  // The parser expects the rows right after the fields; some programs leave a gap.
  const head = (fields + 1) * fieldBytes + 1;
  const packed = new Uint8Array(head + rows * rowBytes);
  packed.set(bytes.subarray(0, head - 1));
  packed[head - 1] = endOfFields;
  packed.set(bytes.subarray(start, start + rows * rowBytes), head);
  const checked = new DataView(packed.buffer);
  checked.setUint32(4, rows, true);
  checked.setUint16(8, head, true);
  const parsed: readonly unknown[] = parseDbf(packed, new TextEncoder().encode(encoding.label));
  return { rows: parsed.map((row) => rowOf(row)), encoding };
}

function countFields(bytes: Uint8Array, start: number): number {
  let count = 0;
  for (let at = fieldBytes; at + fieldBytes < Math.min(start, bytes.length); at += fieldBytes) {
    if (bytes[at] === endOfFields) break;
    count += 1;
  }
  return count;
}

function rowOf(row: unknown): Row {
  const entries = Object.entries(row as Record<string, unknown>).flatMap(([key, value]) => {
    const cell = cellOf(value);
    return cell === undefined || key === '' ? [] : [[key, cell] as const];
  });
  return Object.fromEntries(entries);
}

function cellOf(value: unknown): Cell | undefined {
  if (value instanceof Date) {
    return Number.isFinite(value.getTime())
      ? new Date(Date.UTC(value.getFullYear(), value.getMonth(), value.getDate()))
          .toISOString()
          .slice(0, 10)
      : undefined;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function refused(file: string, fault: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} ${fault}; expected a dBASE table. Export the Shapefile again.`,
    { file },
  );
}

function tooLarge(file: string, cells: number): MvfError {
  return new MvfError(
    'archive-too-large',
    `${file} has ${cells} values; expected at most ${mostCells}. Export fewer fields, or only one venue.`,
    { file },
  );
}
