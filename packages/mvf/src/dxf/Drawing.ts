import type { Vec } from '../graph/planeGeometry.ts';

/** Lines of an entity, in drawing units. */
export interface PathShape {
  readonly shape: 'path';
  readonly points: readonly Vec[];
  readonly isClosed: boolean;
  /** Center of an arc, which is the hinge of a door. */
  readonly center?: Vec;
}

/** Text, and where it begins. */
export interface TextShape {
  readonly shape: 'text';
  readonly text: string;
  readonly at: Vec;
}

/** Copies of a block, in rows and columns. */
export interface InsertShape {
  readonly shape: 'insert';
  readonly block: string;
  /** The transformation of the first copy. */
  readonly transform: Transform;
  readonly columns: number;
  readonly rows: number;
  /** From one column and from one row to the next. */
  readonly steps: readonly [column: Vec, row: Vec];
}

/** An entity that is not imported, such as a hatch. */
interface OtherShape {
  readonly shape: 'other';
}

/** Shape of an entity. */
export type EntityShape = PathShape | TextShape | InsertShape | OtherShape;

/** An entity of a drawing. */
export interface Entity {
  /** Type in the file, such as `LWPOLYLINE`. */
  readonly type: string;
  readonly layer: string;
  /** Unique id in the file; empty if it has none. */
  readonly handle: string;
  readonly content: EntityShape;
  /** Why it is not part of the plan: it is in a layout of sheets, or hidden. */
  readonly isOutside?: 'paper space' | 'hidden';
}

/** A group of entities that can be inserted several times. */
export interface Block {
  readonly base: Vec;
  readonly entities: readonly Entity[];
}

/** A DXF drawing. */
export interface Drawing {
  /** Number of `$INSUNITS`; 0 if the drawing has no unit. */
  readonly unit: number;
  /** Whether `$MEASUREMENT` specifies inches and feet. */
  readonly isImperial: boolean;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly entities: readonly Entity[];
  /** Whether the end of the file is missing. */
  readonly isCut: boolean;
}

/** An affine transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Applies a transformation to a point. */
export function transformed([a, b, c, d, e, f]: Transform, [x, y]: Vec): Vec {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The transformation of a copy of a block. */
export function transformOfCopy(insert: InsertShape, column: number, row: number): Transform {
  const [a, b, c, d, e, f] = insert.transform;
  const [east, north] = insert.steps;
  const x = e + east[0] * column + north[0] * row;
  return [a, b, c, d, x, f + east[1] * column + north[1] * row];
}

/** Combines transformations; the second one applies first. */
export function combined(outer: Transform, inner: Transform): Transform {
  const [a, b, c, d] = outer;
  const [e, f] = transformed(outer, [inner[4], inner[5]]);
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    e,
    f,
  ];
}
