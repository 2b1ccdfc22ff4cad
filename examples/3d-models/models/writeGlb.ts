import type { Mesh } from './Mesh.ts';

const FLOAT = 5126;
const BYTE = 5121;
const ARRAY_BUFFER = 34962;

/**
 * Writes a mesh as a binary glTF 2.0 file.
 *
 * @param name - name of the model
 * @param mesh - its triangles
 */
export function writeGlb(name: string, mesh: Mesh): Uint8Array {
  const lists = [
    new Float32Array(mesh.positions),
    new Float32Array(mesh.normals),
    new Uint8Array(mesh.colors),
  ];
  const count = mesh.positions.length / 3;
  const offsets = lists.map((_, i) => sum(lists.slice(0, i)));
  const color = { bufferView: 2, componentType: BYTE, normalized: true, count, type: 'VEC4' };
  const json = {
    asset: { version: '2.0', generator: 'Mezzanine', copyright: 'Mezzanine contributors, MIT' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name, mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1, COLOR_0: 2 }, material: 0 }] }],
    materials: [{ pbrMetallicRoughness: { metallicFactor: 0, roughnessFactor: 0.9 } }],
    accessors: [
      { bufferView: 0, componentType: FLOAT, count, type: 'VEC3', ...extent(mesh.positions) },
      { bufferView: 1, componentType: FLOAT, count, type: 'VEC3' },
      color,
    ],
    bufferViews: lists.map(({ byteLength }, i) => ({
      buffer: 0,
      byteOffset: offsets[i],
      byteLength,
      target: ARRAY_BUFFER,
    })),
    buffers: [{ byteLength: sum(lists) }],
  };
  const text = new TextEncoder().encode(JSON.stringify(json));
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20);
  padded.set(text);
  const binary = Buffer.concat(lists.map((list) => new Uint8Array(list.buffer)));
  return Buffer.concat([
    words(0x46546c67, 2, 12 + 8 + padded.length + 8 + binary.length),
    words(padded.length, 0x4e4f534a),
    padded,
    words(binary.length, 0x004e4942),
    binary,
  ]);
}

function words(...values: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, i) => bytes.setUint32(i * 4, value, true));
  return new Uint8Array(bytes.buffer);
}

function sum(lists: readonly { readonly byteLength: number }[]): number {
  return lists.reduce((all, { byteLength }) => all + byteLength, 0);
}

function extent(positions: readonly number[]) {
  const along = (axis: number) =>
    positions.filter((_, i) => i % 3 === axis).map((value) => Math.fround(value));
  const axes = [along(0), along(1), along(2)];
  return {
    min: axes.map((values) => Math.min(...values)),
    max: axes.map((values) => Math.max(...values)),
  };
}
