import { Matrix3, Matrix4, Quaternion, Vector3 } from 'three';
import { GlbFile, listIn, numbersIn, objectIn, type JsonObject } from './GlbFile.ts';
import { materialOf, type GlbMaterial } from './glbMaterial.ts';
import type { ModelData, ModelPart } from './ModelData.ts';

/** Maximum number of triangles; a house has a few thousand. */
const MAX_TRIANGLES = 1_000_000;
/** Three vertices for each triangle. */
const MAX_VERTICES = 3 * MAX_TRIANGLES;
const MAX_NODES = 20_000;
const MAX_DEPTH = 64;

const TRIANGLES = 4;
const STRIP = 5;
const FAN = 6;

/** From glTF coordinates, with y up and z forward, to model coordinates. */
const TO_OURS = new Matrix4().set(-1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1);

interface Piece {
  readonly material: GlbMaterial;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly places: Float32Array;
  readonly colors: Float32Array;
  readonly indices: Uint32Array;
}

interface Reading {
  readonly file: GlbFile;
  readonly pieces: Piece[];
  nodes: number;
  triangles: number;
  vertices: number;
}

/**
 * Reads a binary glTF 2.0 model: every mesh of its scene, with base colors and their images. Skins
 * and animations are ignored.
 *
 * @param bytes - content of a `.glb` file
 * @throws Error with a readable reason
 */
export function readGlb(bytes: Uint8Array): ModelData {
  const file = new GlbFile(bytes);
  const reading: Reading = { file, pieces: [], nodes: 0, triangles: 0, vertices: 0 };
  for (const node of listIn(file.scene['nodes'])) readNode(reading, node, TO_OURS, 0);
  const parts = joinPieces(reading.pieces);
  if (parts.length === 0) throw new Error('It contains no triangles.');
  return { parts, ...boundsOf(parts) };
}

function readNode(reading: Reading, index: unknown, above: Matrix4, depth: number): void {
  const { file } = reading;
  if (depth > MAX_DEPTH || ++reading.nodes > MAX_NODES) {
    throw new Error('Its nodes form a cycle, or there are too many.');
  }
  const node = file.entry('nodes', index);
  const matrix = above.clone().multiply(matrixOf(node));
  if (node['mesh'] !== undefined) {
    for (const primitive of listIn(file.entry('meshes', node['mesh'])['primitives'])) {
      readPrimitive(reading, objectIn(primitive), matrix);
    }
  }
  for (const child of listIn(node['children'])) readNode(reading, child, matrix, depth + 1);
}

function matrixOf(node: JsonObject): Matrix4 {
  if (node['matrix'] !== undefined) {
    return new Matrix4().fromArray([...numbersIn(node['matrix'], new Matrix4().elements)]);
  }
  return new Matrix4().compose(
    new Vector3(...numbersIn(node['translation'], [0, 0, 0])),
    new Quaternion(...numbersIn(node['rotation'], [0, 0, 0, 1])),
    new Vector3(...numbersIn(node['scale'], [1, 1, 1])),
  );
}

function readPrimitive(reading: Reading, primitive: JsonObject, matrix: Matrix4): void {
  const { file } = reading;
  const mode = primitive['mode'] ?? TRIANGLES;
  if (mode !== TRIANGLES && mode !== STRIP && mode !== FAN) return;
  const attributes = objectIn(primitive['attributes']);
  const positions = file.numbers(attributes['POSITION'], 'VEC3').values;
  const count = positions.length / 3;
  reading.vertices += count;
  if (reading.vertices > MAX_VERTICES)
    throw new Error(`It has more than ${MAX_VERTICES} vertices.`);
  const order = primitive['indices'];
  const listed = order === undefined ? undefined : file.numbers(order, 'SCALAR').values;
  const indices = trianglesOf(listed ?? Float64Array.from({ length: count }, (_, i) => i), mode);
  if (indices.some((vertex) => !(vertex < count)))
    throw new Error('Its indices reference missing vertices.');
  reading.triangles += indices.length / 3;
  if (reading.triangles > MAX_TRIANGLES) {
    throw new Error(`It has more than ${MAX_TRIANGLES} triangles.`);
  }
  const material = materialOf(file, primitive['material']);
  const given = attributes['NORMAL'];
  const shape = {
    positions: moved(positions, matrix),
    normals:
      given === undefined ? undefined : turned(sized(file, given, 'VEC3', positions), matrix),
    places: placesOf(file, attributes, material, count),
    colors: colorsOf(file, attributes['COLOR_0'], material, count),
  };
  // Mirroring reverses the winding order.
  if (matrix.determinant() < 0) indices.reverse();
  reading.pieces.push({ material, ...faceted(shape, indices) });
}

function trianglesOf(order: Float64Array, mode: unknown): Uint32Array {
  if (mode === TRIANGLES)
    return Uint32Array.from(order.subarray(0, order.length - (order.length % 3)));
  const triangles: number[] = [];
  for (let i = 2; i < order.length; i++) {
    const [before, last, here] = [order[i - 2] ?? 0, order[i - 1] ?? 0, order[i] ?? 0];
    if (mode === FAN) triangles.push(order[0] ?? 0, last, here);
    else if (i % 2 === 0) triangles.push(before, last, here);
    else triangles.push(last, before, here);
  }
  return Uint32Array.from(triangles);
}

/** Values of another attribute of the same vertices. */
function sized(file: GlbFile, index: unknown, type: string, positions: Float64Array): Float64Array {
  const { values, width } = file.numbers(index, type);
  if (values.length / width !== positions.length / 3) {
    throw new Error('Its vertices have different numbers of positions and normals.');
  }
  return values;
}

function moved(values: Float64Array, matrix: Matrix4): Float32Array {
  const point = new Vector3();
  const result = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3) {
    point.set(values[i] ?? 0, values[i + 1] ?? 0, values[i + 2] ?? 0).applyMatrix4(matrix);
    point.toArray(result, i);
  }
  if (!result.every((value) => Math.abs(value) < 1e6))
    throw new Error('Its coordinates are too large.');
  return result;
}

function turned(values: Float64Array, matrix: Matrix4): Float32Array {
  const normalMatrix = new Matrix3().getNormalMatrix(matrix);
  const normal = new Vector3();
  const result = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3) {
    normal.set(values[i] ?? 0, values[i + 1] ?? 0, values[i + 2] ?? 0);
    normal.applyMatrix3(normalMatrix).normalize().toArray(result, i);
  }
  return result;
}

function placesOf(
  file: GlbFile,
  attributes: JsonObject,
  { picture, placeSet, toPicture }: GlbMaterial,
  count: number,
): Float32Array {
  const result = new Float32Array(count * 2);
  const given = attributes[`TEXCOORD_${placeSet}`];
  if (!picture || given === undefined) return result;
  const { values } = file.numbers(given, 'VEC2');
  const point = new Vector3();
  for (let i = 0; i < count; i++) {
    point.set(values[i * 2] ?? 0, values[i * 2 + 1] ?? 0, 1).applyMatrix3(toPicture);
    result.set([point.x, point.y], i * 2);
  }
  return result;
}

function colorsOf(
  file: GlbFile,
  index: unknown,
  { color }: GlbMaterial,
  count: number,
): Float32Array {
  const own = index === undefined ? undefined : file.numbers(index, 'VEC3', 'VEC4');
  const result = new Float32Array(count * 4);
  for (let i = 0; i < result.length; i++) {
    const [vertex, channel] = [Math.floor(i / 4), i % 4];
    const isGiven = own !== undefined && channel < own.width;
    const value =
      (color[channel] ?? 1) * (isGiven ? (own.values[vertex * own.width + channel] ?? 1) : 1);
    result[i] = channel < 3 ? toSrgb(value) : Math.min(Math.max(value, 0), 1);
  }
  return result;
}

/** Files store linear colors; the map renders sRGB. */
function toSrgb(light: number): number {
  const value = Math.min(Math.max(light, 0), 1);
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

type Shape = Omit<Piece, 'material' | 'indices' | 'normals'> & {
  readonly normals: Float32Array | undefined;
};

/** Without normals, every triangle is flat and has its own vertices. */
function faceted(shape: Shape, indices: Uint32Array): Omit<Piece, 'material'> {
  const { normals } = shape;
  if (normals) return { ...shape, normals, indices };
  const pick = (values: Float32Array, width: number) =>
    Float32Array.from({ length: indices.length * width }, (_, i) => {
      return values[(indices[Math.floor(i / width)] ?? 0) * width + (i % width)] ?? 0;
    });
  const positions = pick(shape.positions, 3);
  return {
    positions,
    normals: flatNormals(positions),
    places: pick(shape.places, 2),
    colors: pick(shape.colors, 4),
    indices: Uint32Array.from(indices, (_, i) => i),
  };
}

function flatNormals(positions: Float32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  for (let i = 0; i < positions.length; i += 9) {
    a.fromArray(positions, i);
    b.fromArray(positions, i + 3).sub(a);
    c.fromArray(positions, i + 6).sub(a);
    b.cross(c).normalize();
    for (const corner of [0, 3, 6]) b.toArray(normals, i + corner);
  }
  return normals;
}

/** Merges primitives with the same material. */
function joinPieces(pieces: readonly Piece[]): ModelPart[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.indices.length === 0) continue;
    const group = groups.get(piece.material.key);
    if (group) group.push(piece);
    else groups.set(piece.material.key, [piece]);
  }
  return [...groups.values()].flatMap((group) => {
    const { material } = group[0] ?? {};
    if (!material) return [];
    const { picture, isSeenThrough, isDoubleSided, leastOpacity } = material;
    return {
      picture,
      isSeenThrough,
      isDoubleSided,
      leastOpacity,
      positions: joined(group.map(({ positions }) => positions)),
      normals: joined(group.map(({ normals }) => normals)),
      places: joined(group.map(({ places }) => places)),
      colors: joined(group.map(({ colors }) => colors)),
      indices: joinedIndices(group),
    };
  });
}

function joined(lists: readonly Float32Array[]): Float32Array {
  const result = new Float32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of lists) {
    result.set(list, at);
    at += list.length;
  }
  return result;
}

function joinedIndices(group: readonly Piece[]): Uint32Array {
  const result = new Uint32Array(group.reduce((sum, { indices }) => sum + indices.length, 0));
  let [at, first] = [0, 0];
  for (const { indices, positions } of group) {
    for (const index of indices) result[at++] = index + first;
    first += positions.length / 3;
  }
  return result;
}

function boundsOf(parts: readonly ModelPart[]): Pick<ModelData, 'min' | 'max'> {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of parts) {
    for (let i = 0; i < positions.length; i++) {
      const axis = (i % 3) as 0 | 1 | 2;
      min[axis] = Math.min(min[axis], positions[i] ?? 0);
      max[axis] = Math.max(max[axis], positions[i] ?? 0);
    }
  }
  return { min, max };
}
