import { mostParts, mostWork } from '../feature-layers/shapeLimits.ts';
import { MvfError } from '../MvfError.ts';

/** Shapes that can be parsed safely: the same file, without broken records. */
export interface CheckedShapes {
  /** The file; records that are broken became null shapes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Number of records, and so of features. */
  readonly records: number;
  /** Indexes of the records that were broken, or of another type than the file. */
  readonly broken: ReadonlySet<number>;
  /** Whether the file ends within a record. */
  readonly isCut: boolean;
  /** Whether all shapes are multipatches, which are 3D and not rooms. */
  readonly isMultiPatch: boolean;
}

const mostRecords = 200_000;

const headerBytes = 100;
const fileCode = 9994;
const polygons = 5;
const multiPatch = 31;
const knownTypes = new Set([0, 1, 3, 5, 8, 11, 13, 15, 18, 21, 23, 25, 28, multiPatch]);

/**
 * Checks every record of a `.shp` file (ESRI Shapefile Technical Description, 1998) before it is
 * parsed: the parser trusts lengths and counts, and a negative one never ends.
 *
 * @throws MvfError `invalid-content` if it is not a `.shp` file, `archive-too-large` over a limit
 */
export function checkShapes(given: Uint8Array, file: string): CheckedShapes {
  const bytes = new Uint8Array(given);
  const view = new DataView(bytes.buffer);
  if (bytes.length < headerBytes || view.getInt32(0) !== fileCode) {
    throw refused(file, 'does not start as a Shapefile does');
  }
  const type = view.getInt32(32, true);
  if (!knownTypes.has(type)) throw refused(file, `has shapes of the unknown type ${type}`);
  const broken = new Set<number>();
  let records = 0;
  let work = 0;
  let at = headerBytes;
  for (let length = lengthAt(view, at); length !== undefined; length = lengthAt(view, at)) {
    const fault = faultOf(new DataView(bytes.buffer, at + 8, length), type);
    if (fault === undefined || fault === 'broken') {
      if (fault === 'broken') broken.add(records);
      view.setInt32(at + 8, 0, true);
    } else work += fault.work;
    at += 8 + length;
    records += 1;
    if (records > mostRecords || work > mostWork) throw tooMany(file, records > mostRecords);
  }
  // The parser does not support files with only null shapes.
  if (type === 0) view.setInt32(32, polygons, true);
  const end = at === bytes.length ? bytes : bytes.slice(0, at);
  return {
    bytes: end,
    records,
    broken,
    isCut: at !== bytes.length,
    isMultiPatch: type === multiPatch,
  };
}

/** Bytes of the content of the record at an offset; undefined at the end, or if it is truncated. */
function lengthAt(view: DataView, at: number): number | undefined {
  if (at + 12 > view.byteLength) return undefined;
  const length = view.getInt32(at + 4) * 2;
  return length >= 4 && at + 8 + length <= view.byteLength ? length : undefined;
}

/** Undefined for a null shape, `broken`, or the amount of work for a valid one. */
function faultOf(record: DataView, type: number): 'broken' | { readonly work: number } | undefined {
  const own = record.getInt32(0, true);
  if (own === 0) return undefined;
  if (own !== type || type === multiPatch) return 'broken';
  const hasHeight = type > 10 && type < 20;
  switch (type % 10) {
    case 1:
      return areFinite(record, 4, 1, hasHeight ? 3 : 2) ? { work: 0 } : 'broken';
    case 8:
      return multiPointWork(record, hasHeight);
    default:
      return polyWork(record, hasHeight);
  }
}

function multiPointWork(
  record: DataView,
  hasHeight: boolean,
): 'broken' | { readonly work: number } {
  if (record.byteLength < 40) return 'broken';
  const points = record.getInt32(36, true);
  const isFit =
    points >= 1 && 40 + points * 16 + heightBytes(points, hasHeight) <= record.byteLength;
  return isFit && areFinite(record, 40, points, 2) ? { work: 0 } : 'broken';
}

function polyWork(record: DataView, hasHeight: boolean): 'broken' | { readonly work: number } {
  if (record.byteLength < 44) return 'broken';
  const parts = record.getInt32(36, true);
  const points = record.getInt32(40, true);
  if (parts < 1 || parts > mostParts || points < 1) return 'broken';
  const start = 44 + parts * 4;
  if (start + points * 16 + heightBytes(points, hasHeight) > record.byteLength) return 'broken';
  const isGood = hasOrderedParts(record, parts, points) && areFinite(record, start, points, 2);
  return isGood ? { work: parts > 1 ? points * points : 0 } : 'broken';
}

/** Whether the first part starts at the first point, and each other part after the previous one. */
function hasOrderedParts(record: DataView, parts: number, points: number): boolean {
  let before = 0;
  for (let i = 0; i < parts; i += 1) {
    const first = record.getInt32(44 + i * 4, true);
    if ((i === 0 && first !== 0) || first < before || first > points) return false;
    before = first;
  }
  return true;
}

/** Bytes of the range and the values of the heights. */
function heightBytes(points: number, hasHeight: boolean): number {
  return hasHeight ? 16 + points * 8 : 0;
}

function areFinite(record: DataView, from: number, points: number, numbers: number): boolean {
  const end = from + points * numbers * 8;
  if (end > record.byteLength) return false;
  for (let at = from; at < end; at += 8) {
    if (!Number.isFinite(record.getFloat64(at, true))) return false;
  }
  return true;
}

function refused(file: string, fault: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} ${fault}; expected points, lines, or polygons. Export the Shapefile again.`,
    { file },
  );
}

function tooMany(file: string, isRecords: boolean): MvfError {
  const given = isRecords
    ? `more than ${mostRecords} records; expected at most that many`
    : 'too many polygons with thousands of points and holes';
  return new MvfError(
    'archive-too-large',
    `${file} has ${given}. Export only the layers of one venue.`,
    { file },
  );
}
