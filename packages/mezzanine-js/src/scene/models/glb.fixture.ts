/** Creates a binary glTF file from JSON and bytes. */
export function glbOf(json: unknown, binary: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20);
  padded.set(text);
  const bytes = new Uint8Array(12 + 8 + padded.length + 8 + binary.length);
  const view = new DataView(bytes.buffer);
  const words = (at: number, ...values: number[]) =>
    values.forEach((value, i) => view.setUint32(at + i * 4, value, true));
  words(0, 0x46546c67, 2, bytes.length, padded.length, 0x4e4f534a);
  bytes.set(padded, 20);
  words(20 + padded.length, binary.length, 0x004e4942);
  bytes.set(binary, 28 + padded.length);
  return bytes;
}

/** JSON of one triangle, two meters ahead of the middle, one meter to its left, three up. */
export const TRIANGLE = {
  asset: { version: '2.0' },
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 } as Record<string, unknown>],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } } as Record<string, unknown>] }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' } as object],
  bufferViews: [{ buffer: 0, byteLength: 36 } as object],
  buffers: [{ byteLength: 36 } as object],
};

/** Places of its corners, as glTF has them. */
export const CORNERS = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 2, 1, 3, 2]).buffer);
