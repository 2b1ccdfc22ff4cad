import { describe, expect, test } from 'vitest';
import { CORNERS, glbOf, TRIANGLE } from './glb.fixture.ts';
import { readGlb } from './readGlb.ts';

const near = (values: ArrayLike<number> | undefined) =>
  Array.from(values ?? [], (value) => Math.round(value * 1000) / 1000 + 0);

describe('a model', () => {
  test('is upright and faces north', () => {
    const [part] = readGlb(glbOf(TRIANGLE, CORNERS)).parts;
    expect(near(part?.positions)).toEqual([0, 0, 0, -1, 2, 0, -1, 2, 3]);
  });

  test('without normals is flat, and without a material is white and opaque', () => {
    const { parts, min, max } = readGlb(glbOf(TRIANGLE, CORNERS));
    const [part] = parts;
    expect(near(part?.normals.subarray(0, 3))).toEqual([0.894, 0.447, 0]);
    expect(near(part?.colors.subarray(0, 4))).toEqual([1, 1, 1, 1]);
    expect([near(min), near(max)]).toEqual([
      [-1, 0, 0],
      [0, 2, 3],
    ]);
  });

  test('is transformed by its nodes, and keeps its outside if they mirror it', () => {
    const nodes = [
      { children: [1], translation: [10, 0, 0] },
      { mesh: 0, scale: [-1, 1, 1] },
    ];
    const [part] = readGlb(glbOf({ ...TRIANGLE, nodes }, CORNERS)).parts;
    const xs = near(part?.positions).filter((_, i) => i % 3 === 0);
    expect(xs.toSorted((a, b) => a - b)).toEqual([-10, -9, -9]);
    expect(near(part?.normals.subarray(0, 3))).toEqual([-0.894, 0.447, 0]);
  });

  test('has the color of its material, as displayed', () => {
    const primitives = [{ attributes: { POSITION: 0 }, material: 0 }];
    const paint = { baseColorFactor: [0.2158605, 0, 1, 0.5] };
    const json = {
      ...TRIANGLE,
      meshes: [{ primitives }],
      materials: [{ alphaMode: 'BLEND', doubleSided: true, pbrMetallicRoughness: paint }],
    };
    const [part] = readGlb(glbOf(json, CORNERS)).parts;
    expect(near(part?.colors.subarray(0, 4))).toEqual([0.502, 0, 1, 0.5]);
    expect(part).toMatchObject({ isSeenThrough: true, isDoubleSided: true });
  });

  test('with many meshes of the same material is one draw call', () => {
    const nodes = [{ mesh: 0 }, { mesh: 0, translation: [5, 0, 0] }];
    const json = { ...TRIANGLE, scenes: [{ nodes: [0, 1] }], nodes };
    const { parts } = readGlb(glbOf(json, CORNERS));
    expect(parts).toHaveLength(1);
    expect(near(parts[0]?.indices)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('has its texture and texture coordinates', () => {
    const places = new Uint8Array(new Float32Array([0, 0, 1, 0, 1, 1]).buffer);
    const png = Uint8Array.of(137, 80, 78, 71);
    const attributes = { POSITION: 0, TEXCOORD_0: 1 };
    const json = {
      ...TRIANGLE,
      meshes: [{ primitives: [{ attributes, material: 0 }] }],
      materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
      textures: [{ source: 0 }],
      images: [{ bufferView: 2, mimeType: 'image/png' }],
      accessors: [
        ...TRIANGLE.accessors,
        { bufferView: 1, componentType: 5126, count: 3, type: 'VEC2' },
      ],
      bufferViews: [
        ...TRIANGLE.bufferViews,
        { buffer: 0, byteOffset: 36, byteLength: 24 },
        { buffer: 0, byteOffset: 60, byteLength: 4 },
      ],
    };
    const [part] = readGlb(glbOf(json, Uint8Array.from([...CORNERS, ...places, ...png]))).parts;
    expect(near(part?.places)).toEqual([0, 0, 1, 0, 1, 1]);
    expect(part?.picture).toEqual({ bytes: png, mediaType: 'image/png' });
  });
});

describe('an invalid file', () => {
  const hostile: readonly (readonly [string, object, RegExp])[] = [
    [
      'names more vertices than it holds',
      { accessors: [{ ...TRIANGLE.accessors[0], count: 4 }] },
      /beyond/,
    ],
    [
      'names a billion vertices',
      { accessors: [{ ...TRIANGLE.accessors[0], count: 1e9 }] },
      /more vertices/,
    ],
    ['counts backward', { accessors: [{ ...TRIANGLE.accessors[0], count: -3 }] }, /count/],
    [
      'reaches before its part',
      { bufferViews: [{ buffer: 0, byteOffset: -4, byteLength: 36 }] },
      /byteOffset/,
    ],
    ['is cut off', { bufferViews: [{ buffer: 0, byteLength: 3600 }] }, /truncated/],
    [
      'asks for another file',
      { buffers: [{ uri: 'https://example.com/x.bin', byteLength: 36 }] },
      /another file/,
    ],
    ['has a node in itself', { nodes: [{ children: [0], mesh: 0 }] }, /form a cycle/],
    ['has no scene', { scenes: 'none' }, /scenes\[0\]/],
    ['needs a decoder', { extensionsRequired: ['KHR_draco_mesh_compression'] }, /KHR_draco/],
    ['reaches out to the moon', { nodes: [{ mesh: 0, scale: [1e9, 1, 1] }] }, /too large/],
    ['is empty', { nodes: [{}] }, /no triangle/],
    [
      'creates many vertices from the same bytes',
      {
        accessors: [{ ...TRIANGLE.accessors[0], count: 3_000_000 }],
        bufferViews: [{ buffer: 0, byteLength: 36, byteStride: 0 }],
      },
      /byteStride/,
    ],
  ];

  test.each(hostile)('that %s is rejected with an explanation', (_, change, message) => {
    expect(() => readGlb(glbOf({ ...TRIANGLE, ...change }, CORNERS))).toThrow(message);
  });

  test('that references missing vertices is rejected', () => {
    const indices = new Uint8Array(new Uint16Array([0, 1, 9]).buffer);
    const json = {
      ...TRIANGLE,
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
      accessors: [
        ...TRIANGLE.accessors,
        { bufferView: 1, componentType: 5123, count: 3, type: 'SCALAR' },
      ],
      bufferViews: [...TRIANGLE.bufferViews, { buffer: 0, byteOffset: 36, byteLength: 6 }],
    };
    const file = glbOf(json, Uint8Array.from([...CORNERS, ...indices]));
    expect(() => readGlb(file)).toThrow(/missing vertices/);
  });

  test('that references too many vertices but draws few is rejected', () => {
    const count = 700_000;
    const json = {
      ...TRIANGLE,
      scenes: [{ nodes: Array.from({ length: 5 }, () => 0) }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
      accessors: [
        { ...TRIANGLE.accessors[0], count },
        { bufferView: 1, componentType: 5121, count: 3, type: 'SCALAR' },
      ],
      bufferViews: [
        { buffer: 0, byteLength: count * 12 },
        { buffer: 0, byteOffset: count * 12, byteLength: 3 },
      ],
    };
    const binary = new Uint8Array(count * 12 + 4);
    binary.set([0, 1, 2], count * 12);
    expect(() => readGlb(glbOf(json, binary))).toThrow(/vertices/);
  });

  test('that is empty or truncated is rejected', () => {
    expect(() => readGlb(new TextEncoder().encode('<!doctype html><title>404</title>'))).toThrow(
      /glTF/,
    );
    const whole = glbOf(TRIANGLE, CORNERS);
    for (let length = 0; length < whole.length; length += 7) {
      expect(() => readGlb(whole.subarray(0, length))).toThrow();
    }
  });
});
