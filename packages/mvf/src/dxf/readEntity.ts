import type { Vec } from '../graph/planeGeometry.ts';
import { arcPoints, bulgePoints } from './arcs.ts';
import type { Entity, EntityShape, Transform } from './Drawing.ts';
import { plainText } from './plainText.ts';
import type { Group } from './readGroups.ts';

/** The groups of an entity, and of the vertices that follow it. */
export interface RawEntity {
  readonly type: string;
  readonly groups: readonly Group[];
  readonly vertices: readonly (readonly Group[])[];
}

/** Copies of one insert; more are a mistake or an attack. */
const mostCopies = 10_000;
const mostPoints = 100_000;
const other: EntityShape = { shape: 'other' };

/** Reads an entity (DXF Reference, "ENTITIES Section"). Types without a use become `other`. */
export function readEntity(raw: RawEntity): Entity {
  const values = new Values(raw.groups);
  const outside =
    values.number(67) === 1 ? 'paper space' : values.number(60) === 1 ? 'hidden' : undefined;
  return {
    type: raw.type.slice(0, 60),
    layer: (values.text(8) ?? '0').slice(0, 255),
    handle: (values.text(5) ?? '').slice(0, 20),
    content: contentOf(raw, values),
    ...(outside && { isOutside: outside }),
  };
}

function contentOf(raw: RawEntity, values: Values): EntityShape {
  const read = Object.hasOwn(readers, raw.type) ? readers[raw.type] : undefined;
  const height = values.number(230) ?? 1;
  // Other planes are tilted in space.
  const isFlat = Math.abs(Math.abs(height) - 1) < 0.01;
  if (read === undefined || !isFlat) return other;
  const content = read(raw, values);
  const isMirrored = height < 0 && raw.type !== 'LINE';
  const mirrored = isMirrored ? mirroredShape(content) : content;
  return isFiniteShape(mirrored) ? mirrored : other;
}

const readers: Readonly<Record<string, (raw: RawEntity, values: Values) => EntityShape>> = {
  LINE: (_, values) => path([values.point(10), values.point(11)], false),
  LWPOLYLINE: ({ groups }, values) => polyline(lightVertices(groups), values),
  POLYLINE: ({ vertices }, values) => {
    const isMesh = ((values.number(70) ?? 0) & (16 | 64)) !== 0;
    return isMesh ? other : polyline(heavyVertices(vertices), values);
  },
  ARC: (_, values) => {
    const center = values.point(10);
    const [from, to] = [values.number(50) ?? 0, values.number(51) ?? 360];
    const points = arcPoints(center, values.number(40) ?? 0, from, to);
    return { shape: 'path', points, isClosed: false, center };
  },
  CIRCLE: (_, values) => {
    const points = arcPoints(values.point(10), values.number(40) ?? 0, 0, 360);
    return path(points.slice(0, -1), true);
  },
  TEXT: (_, values) => textShape(values),
  ATTRIB: (_, values) => textShape(values),
  MTEXT: ({ groups }, values) => {
    const chunks = groups.filter(({ code }) => code === 1 || code === 3);
    const text = plainText(chunks.map(({ value }) => value).join(''));
    return text === '' ? other : { shape: 'text', text, at: values.point(10) };
  },
  INSERT: (_, values) => insertShape(values),
};

interface Vertex {
  readonly at: Vec;
  readonly bulge: number;
}

function lightVertices(groups: readonly Group[]): Vertex[] {
  const vertices: { at: [number, number]; bulge: number }[] = [];
  for (const { code, value } of groups) {
    const last = vertices.at(-1);
    if (code === 10) vertices.push({ at: [Number(value), 0], bulge: 0 });
    else if (code === 20 && last) last.at[1] = Number(value);
    else if (code === 42 && last) last.bulge = Number(value);
  }
  return vertices;
}

function heavyVertices(vertices: RawEntity['vertices']): Vertex[] {
  return vertices.flatMap((groups) => {
    const values = new Values(groups);
    // The frame of a curve is not on the curve.
    const isFrame = ((values.number(70) ?? 0) & 16) !== 0;
    return isFrame ? [] : [{ at: values.point(10), bulge: values.number(42) ?? 0 }];
  });
}

function polyline(vertices: readonly Vertex[], values: Values): EntityShape {
  const isClosed = ((values.number(70) ?? 0) & 1) !== 0;
  const points: Vec[] = [];
  for (const [i, { at, bulge }] of vertices.entries()) {
    points.push(at);
    const next = vertices[i + 1]?.at ?? (isClosed ? vertices[0]?.at : undefined);
    if (bulge !== 0 && next !== undefined) points.push(...bulgePoints(at, next, bulge));
    if (points.length > mostPoints) return other;
  }
  return path(points, isClosed);
}

/** Lines whose ends meet are closed, even if the program did not mark them. */
function path(points: readonly Vec[], isMarked: boolean): EntityShape {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return other;
  const isSame = points.length > 3 && first[0] === last[0] && first[1] === last[1];
  return {
    shape: 'path',
    points: isSame ? points.slice(0, -1) : points,
    isClosed: isMarked || isSame,
  };
}

function textShape(values: Values): EntityShape {
  const text = plainText(values.text(1) ?? '');
  const isAligned =
    (values.number(72) ?? 0) !== 0 || (values.number(73) ?? values.number(74) ?? 0) !== 0;
  const at = isAligned && values.number(11) !== undefined ? values.point(11) : values.point(10);
  return text === '' ? other : { shape: 'text', text, at };
}

function insertShape(values: Values): EntityShape {
  const block = values.text(2);
  if (block === undefined) return other;
  const count = (code: number): number => Math.max(1, Math.trunc(values.number(code) ?? 1));
  const [columns, rows] = [count(70), count(71)];
  if (columns * rows > mostCopies) return other;
  const angle = ((values.number(50) ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [scaleX, scaleY] = [values.number(41) ?? 1, values.number(42) ?? 1];
  const [x, y] = values.point(10);
  const [stepX, stepY] = [values.number(44) ?? 0, values.number(45) ?? 0];
  return {
    shape: 'insert',
    block,
    transform: [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, x, y],
    columns,
    rows,
    steps: [
      [cos * stepX, sin * stepX],
      [-sin * stepY, cos * stepY],
    ],
  };
}

/** Entities that are drawn from below have their x axis turned around. */
function mirroredShape(content: EntityShape): EntityShape {
  const mirror = ([x, y]: Vec): Vec => [-x, y];
  switch (content.shape) {
    case 'path':
      return {
        ...content,
        points: content.points.map(mirror),
        ...(content.center && { center: mirror(content.center) }),
      };
    case 'text':
      return { ...content, at: mirror(content.at) };
    case 'insert':
      return {
        ...content,
        transform: mirroredTransform(content.transform),
        steps: [mirror(content.steps[0]), mirror(content.steps[1])],
      };
    case 'other':
      return content;
  }
}

function mirroredTransform([a, b, c, d, e, f]: Transform): Transform {
  return [-a, b, -c, d, -e, f];
}

function isFiniteShape(content: EntityShape): boolean {
  switch (content.shape) {
    case 'path':
      return content.points.flat().every(Number.isFinite);
    case 'text':
      return content.at.every(Number.isFinite);
    case 'insert':
      return [...content.transform, ...content.steps.flat()].every(Number.isFinite);
    case 'other':
      return true;
  }
}

/** The values of an entity by group code; the first of several counts. */
class Values {
  readonly #groups: readonly Group[];

  constructor(groups: readonly Group[]) {
    this.#groups = groups;
  }

  text(code: number): string | undefined {
    return this.#groups.find((group) => group.code === code)?.value;
  }

  number(code: number): number | undefined {
    const text = this.text(code);
    return text === undefined || text === '' ? undefined : Number(text);
  }

  /** The point whose x has this code. */
  point(code: number): Vec {
    return [this.number(code) ?? NaN, this.number(code + 10) ?? NaN];
  }
}
