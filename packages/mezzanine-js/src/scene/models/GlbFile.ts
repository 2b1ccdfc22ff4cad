/** Parts of an untrusted file; each may have any type. */
export type JsonObject = Readonly<Record<string, unknown>>;

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
/** Maximum number of values in one accessor. */
const MAX_NUMBERS = 12_000_000;

/** https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#schema-reference-bufferview */
const LEAST_STRIDE = 4;

const COMPONENTS: Readonly<Record<number, { readonly bytes: number; readonly most: number }>> = {
  5120: { bytes: 1, most: 127 },
  5121: { bytes: 1, most: 255 },
  5122: { bytes: 2, most: 32767 },
  5123: { bytes: 2, most: 65535 },
  5125: { bytes: 4, most: 4294967295 },
  5126: { bytes: 4, most: 1 },
};
const WIDTHS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };

/** Extensions that are supported, or that can be ignored safely. */
const KNOWN_EXTENSIONS =
  /^(?:KHR_mesh_quantization|KHR_texture_transform|EXT_texture_webp|KHR_materials_\w+)$/;

/**
 * An untrusted binary glTF 2.0 file: every number is validated before it is used as an offset or
 * length, and nothing outside the file is requested.
 */
export class GlbFile {
  readonly #json: JsonObject;
  readonly #binary: DataView;

  /**
   * @param bytes - the file
   * @throws Error with a readable reason
   */
  constructor(bytes: Uint8Array) {
    const view = viewOf(bytes);
    if (view.byteLength < 20 || view.getUint32(0, true) !== MAGIC) {
      throw new Error('It does not start with the header of a binary glTF file (.glb).');
    }
    if (view.getUint32(4, true) !== 2) throw new Error('It is not glTF version 2.');
    const json = chunkAt(bytes, 12, JSON_CHUNK);
    if (!json) throw new Error('Its first chunk is not JSON, or is truncated.');
    const after = 20 + Math.ceil(json.byteLength / 4) * 4;
    this.#json = objectIn(JSON.parse(new TextDecoder().decode(json)));
    this.#binary = viewOf(chunkAt(bytes, after, BINARY_CHUNK) ?? new Uint8Array());
    const required = listIn(this.#json['extensionsRequired']).map(String);
    const unknown = required.find((name) => !KNOWN_EXTENSIONS.test(name));
    if (unknown !== undefined) {
      throw new Error(
        `It requires the extension ${unknown.slice(0, 60)}; export it without this extension.`,
      );
    }
  }

  /** An entry of one of the file's arrays. */
  entry(list: string, index: unknown): JsonObject {
    const entry = listIn(this.#json[list])[integerIn(index, list)];
    if (entry === undefined) throw new Error(`It has no ${list}[${String(index).slice(0, 20)}].`);
    return objectIn(entry);
  }

  /** The scene to show: the file's default scene, otherwise the first. */
  get scene(): JsonObject {
    return this.entry('scenes', this.#json['scene'] ?? 0);
  }

  /** Bytes of a buffer view. */
  bytes(viewIndex: unknown): Uint8Array {
    const { start, length } = this.#section(viewIndex);
    return new Uint8Array(this.#binary.buffer, this.#binary.byteOffset + start, length);
  }

  /**
   * Values of an accessor.
   *
   * @param index - index of the accessor
   * @param type - accepted types
   */
  numbers(index: unknown, ...types: readonly string[]): { values: Float64Array; width: number } {
    const { width, count, componentType, component, accessor } = this.#accessor(index, types);
    const { start, length, stride } = this.#section(accessor['bufferView']);
    const offset = integerIn(accessor['byteOffset'] ?? 0, 'byteOffset');
    const step = stride ?? component.bytes * width;
    if (count > 0 && offset + step * (count - 1) + component.bytes * width > length) {
      throw new Error(`accessors[${String(index)}] extends beyond its buffer view.`);
    }
    const values = new Float64Array(count * width);
    const isShare = accessor['normalized'] === true;
    for (let i = 0; i < values.length; i++) {
      const at = start + offset + Math.floor(i / width) * step + (i % width) * component.bytes;
      const value = this.#read(componentType, at);
      values[i] = isShare ? Math.max(value / component.most, -1) : value;
    }
    return { values, width };
  }

  #accessor(index: unknown, types: readonly string[]) {
    const accessor = this.entry('accessors', index);
    const type = String(accessor['type']);
    const width = types.includes(type) ? (WIDTHS[type] ?? 0) : 0;
    const componentType = integerIn(accessor['componentType'], 'componentType');
    const component = COMPONENTS[componentType];
    const count = integerIn(accessor['count'], 'count');
    if (width === 0 || !component)
      throw new Error(`accessors[${String(index)}] has an unsupported type or size.`);
    if (accessor['sparse'] !== undefined) throw new Error('It has sparse accessors.');
    if (count * width > MAX_NUMBERS) throw new Error('It has more vertices than can be drawn.');
    return { accessor, width, count, componentType, component };
  }

  #section(index: unknown) {
    const view = this.entry('bufferViews', index);
    if (this.entry('buffers', view['buffer'])['uri'] !== undefined || view['buffer'] !== 0) {
      throw new Error('It references another file; export it as a single file.');
    }
    const start = integerIn(view['byteOffset'] ?? 0, 'byteOffset');
    const length = integerIn(view['byteLength'], 'byteLength');
    if (start + length > this.#binary.byteLength) throw new Error('It is truncated.');
    return { start, length, stride: strideIn(view['byteStride']) };
  }

  #read(componentType: number, at: number): number {
    const view = this.#binary;
    switch (componentType) {
      case 5120:
        return view.getInt8(at);
      case 5121:
        return view.getUint8(at);
      case 5122:
        return view.getInt16(at, true);
      case 5123:
        return view.getUint16(at, true);
      case 5125:
        return view.getUint32(at, true);
      default:
        return view.getFloat32(at, true);
    }
  }
}

/** A value expected to be an object; anything else becomes an empty object. */
export function objectIn(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {};
}

/** A value expected to be an array; anything else becomes an empty array. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The given number of finite values, or the defaults. */
export function numbersIn(value: unknown, otherwise: readonly number[]): readonly number[] {
  const list = listIn(value);
  const isGood = list.length === otherwise.length && list.every((one) => Number.isFinite(one));
  return isGood ? (list as readonly number[]) : otherwise;
}

function integerIn(value: unknown, name: string): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw new Error(`Its ${name} is ${JSON.stringify(value)?.slice(0, 40)}.`);
}

/** Stride between elements; overlapping elements could expand a few bytes into a huge model. */
function strideIn(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const stride = integerIn(value, 'byteStride');
  if (stride >= LEAST_STRIDE) return stride;
  throw new Error(`Its byteStride is ${stride}; expected ${LEAST_STRIDE} or more.`);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function chunkAt(bytes: Uint8Array, at: number, type: number): Uint8Array | undefined {
  if (at + 8 > bytes.byteLength) return undefined;
  const view = viewOf(bytes);
  const length = view.getUint32(at, true);
  if (view.getUint32(at + 4, true) !== type || at + 8 + length > bytes.byteLength) return undefined;
  return bytes.subarray(at + 8, at + 8 + length);
}
