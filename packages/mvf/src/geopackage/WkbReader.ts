/** Why a geometry cannot be read: it is damaged, of a type without straight lines, or too large. */
export type GeometryFault = 'broken' | 'curve' | 'too many rings';

/** Thrown by {@link WkbReader}. */
export class GeometryError extends Error {
  readonly fault: GeometryFault;

  constructor(fault: GeometryFault) {
    super(fault);
    this.fault = fault;
  }
}

type Pair = readonly [x: number, y: number, height?: number];

/** A geometry as GeoJSON writes it. */
export type PlainGeometry =
  | { readonly type: string; readonly coordinates: unknown }
  | { readonly type: string; readonly geometries: readonly PlainGeometry[] };

const deepest = 4;
const multi = { 4: 'MultiPoint', 5: 'MultiLineString', 6: 'MultiPolygon' } as const;

/**
 * Reads well-known binary (OGC 06-103r4, and the flags of PostGIS). Each count is checked against the bytes
 * that are left before anything is allocated. Measures are skipped.
 */
export class WkbReader {
  readonly #view: DataView;
  readonly #mostRings: number;
  #at: number;
  /** Number of corners that were read. */
  corners = 0;
  /** Number of rings that were read. */
  rings = 0;

  constructor(view: DataView, start: number, mostRings: number) {
    this.#view = view;
    this.#at = start;
    this.#mostRings = mostRings;
  }

  /**
   * Reads the geometry at the current place; undefined if it is empty.
   *
   * @throws GeometryError if it cannot be read
   */
  read(depth = 0): PlainGeometry | undefined {
    if (depth > deepest) throw new GeometryError('broken');
    const isLittle = this.#byte() !== 0;
    const code = this.#count(isLittle);
    const hasId = (code & 0x20000000) !== 0;
    const plain = code & 0x0fffffff;
    const dimension = Math.floor(plain / 1000);
    const type = plain % 1000;
    if (dimension > 3) throw new GeometryError('broken');
    const extra = [0, 1, 1, 2][dimension] ?? 0;
    const flagged = (code & 0x80000000 ? 1 : 0) + (code & 0x40000000 ? 1 : 0);
    if (hasId) this.#count(isLittle);
    const hasHeight = dimension === 1 || dimension === 3 || (code & 0x80000000) !== 0;
    return this.#shape(type, { isLittle, hasHeight, width: 16 + 8 * (extra + flagged) }, depth);
  }

  #shape(type: number, form: Form, depth: number): PlainGeometry | undefined {
    if (type === 1) {
      const pair = this.#pair(form);
      if (Number.isNaN(pair[0]) && Number.isNaN(pair[1])) return undefined;
      return { type: 'Point', coordinates: finite(pair) };
    }
    if (type === 2) return shapeOf('LineString', this.#line(form));
    if (type === 3) return shapeOf('Polygon', this.#polygon(form));
    if (type < 1 || type > 17) throw new GeometryError('broken');
    if (type > 7) throw new GeometryError('curve');
    const parts = this.#parts(form, depth);
    if (type === 7)
      return parts.length === 0 ? undefined : { type: 'GeometryCollection', geometries: parts };
    const name = multi[type as keyof typeof multi];
    const coordinates = parts.map((part) => {
      if (!('coordinates' in part) || `Multi${part.type}` !== name)
        throw new GeometryError('broken');
      return part.coordinates;
    });
    return shapeOf(name, coordinates);
  }

  #parts({ isLittle }: Form, depth: number): readonly PlainGeometry[] {
    const count = this.#count(isLittle);
    this.#need(count * 9);
    const parts: PlainGeometry[] = [];
    for (let i = 0; i < count; i += 1) {
      const part = this.read(depth + 1);
      if (part !== undefined) parts.push(part);
    }
    return parts;
  }

  #polygon(form: Form): readonly (readonly Pair[])[] {
    const count = this.#count(form.isLittle);
    this.rings += count;
    if (this.rings > this.#mostRings) throw new GeometryError('too many rings');
    this.#need(count * 4);
    const rings: (readonly Pair[])[] = [];
    for (let i = 0; i < count; i += 1) {
      const ring = this.#line(form);
      // The format prescribes no direction; GeoJSON does.
      if (ring.length > 0)
        rings.push(isLeftTurned(ring) === (i === 0) ? ring : [...ring].reverse());
    }
    return rings;
  }

  #line(form: Form): readonly Pair[] {
    const count = this.#count(form.isLittle);
    this.#need(count * form.width);
    const pairs: Pair[] = [];
    for (let i = 0; i < count; i += 1) pairs.push(finite(this.#pair(form)));
    return pairs;
  }

  #pair({ isLittle, hasHeight, width }: Form): Pair {
    this.#need(width);
    const at = this.#at;
    this.#at += width;
    this.corners += 1;
    const [x, y] = [this.#view.getFloat64(at, isLittle), this.#view.getFloat64(at + 8, isLittle)];
    return hasHeight ? [x, y, this.#view.getFloat64(at + 16, isLittle)] : [x, y];
  }

  #byte(): number {
    this.#need(1);
    this.#at += 1;
    return this.#view.getUint8(this.#at - 1);
  }

  #count(isLittle: boolean): number {
    this.#need(4);
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4, isLittle);
  }

  #need(bytes: number): void {
    if (this.#at + bytes > this.#view.byteLength) throw new GeometryError('broken');
  }
}

/** Encoding of a geometry's numbers. */
interface Form {
  readonly isLittle: boolean;
  /** Whether the third number of a position is its height. */
  readonly hasHeight: boolean;
  /** Bytes of a position. */
  readonly width: number;
}

function shapeOf(type: string, coordinates: readonly unknown[]): PlainGeometry | undefined {
  return coordinates.length === 0 ? undefined : { type, coordinates };
}

/** Whether a ring runs counterclockwise. */
function isLeftTurned(ring: readonly Pair[]): boolean {
  const [[x0, y0] = [0, 0]] = ring;
  let sum = 0;
  let [bx, by] = [0, 0];
  for (const [x, y] of ring) {
    sum += bx * (y - y0) - (x - x0) * by;
    [bx, by] = [x - x0, y - y0];
  }
  return sum > 0;
}

function finite(pair: Pair): Pair {
  const [x, y] = pair;
  if (!Number.isFinite(x) || !Number.isFinite(y)) throw new GeometryError('broken');
  return pair;
}
