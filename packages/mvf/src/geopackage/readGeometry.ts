import { mostParts } from '../feature-layers/shapeLimits.ts';
import type { Value } from './SqliteFile.ts';
import { GeometryError, type GeometryFault, type PlainGeometry, WkbReader } from './WkbReader.ts';

/** A geometry of a row. */
export interface ReadGeometry {
  /** As GeoJSON; null if it is empty or missing. */
  readonly geometry: PlainGeometry | null;
  readonly corners: number;
  readonly rings: number;
}

const headerBytes = 8;
/** Bytes of the bounds by their kind, in bits 1 to 3 of the flags. */
const boundBytes = [0, 32, 48, 48, 64];

/** Reads a geometry in the binary format of GeoPackages (OGC 12-128r19, 2.1.3). */
export function readGeometry(value: Value): ReadGeometry | GeometryFault {
  if (value === null) return { geometry: null, corners: 0, rings: 0 };
  if (!(value instanceof Uint8Array) || value.length < headerBytes) return 'broken';
  const [letterG, letterP, , flags = 0] = value;
  const bounds = boundBytes[(flags >> 1) & 7];
  if (letterG !== 0x47 || letterP !== 0x50 || bounds === undefined) return 'broken';
  // Extensions have their own formats.
  if ((flags & 0x20) !== 0) return 'broken';
  const view = new DataView(value.buffer, value.byteOffset, value.byteLength);
  const reader = new WkbReader(view, headerBytes + bounds, mostParts);
  try {
    const geometry = reader.read() ?? null;
    return { geometry, corners: reader.corners, rings: reader.rings };
  } catch (error) {
    if (error instanceof GeometryError) return error.fault;
    throw error;
  }
}
