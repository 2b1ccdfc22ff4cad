import { MvfError } from '../MvfError.ts';
import type { Affine, Point3 } from './Affine.ts';
import { type Engine, openEngine } from './openEngine.ts';
import type { IfcLine } from './values.ts';

/** An IFC file, and options of its reader. */
export interface IfcSource {
  readonly bytes: Uint8Array;
  /** Name for messages. */
  readonly file: string;
  /** Address of the WebAssembly module, for browsers. */
  readonly wasmUrl?: string;
}

const settings = { COORDINATE_TO_ORIGIN: false, CIRCLE_SEGMENTS: 16 };
/** Shapes that may break the engine, which is then started again. */
const mostRestarts = 3;
/** Numbers of a vertex: a position and a normal. */
const vertexSize = 6;

/** The lines and shapes of an IFC file, by web-ifc. Broken lines are ignored. */
export class IfcFile {
  /** Name for messages. */
  readonly file: string;
  /** Meters of the file's unit of length. */
  scale = 1;
  readonly #source: IfcSource;
  #engine: Engine;
  #model: number;
  #restarts = 0;

  private constructor(source: IfcSource, engine: Engine, model: number) {
    this.file = source.file;
    this.#source = source;
    this.#engine = engine;
    this.#model = model;
  }

  /**
   * Opens a file.
   *
   * @throws MvfError `invalid-content` if it is not an IFC file of a known version
   */
  static async open(source: IfcSource): Promise<IfcFile> {
    const engine = await openEngine(source.wasmUrl);
    return new IfcFile(source, engine, openModel(engine, source));
  }

  /** A line by its number; undefined if it is missing or broken. */
  line(id: number | undefined): IfcLine | undefined {
    if (id === undefined) return undefined;
    try {
      const line: unknown = this.#engine.api.GetLine(this.#model, id);
      return typeof line === 'object' && line !== null ? (line as IfcLine) : undefined;
    } catch {
      // Attributes of the wrong type or number.
      return undefined;
    }
  }

  /** The class of a line, such as `IfcWall`. */
  classOf(line: IfcLine | undefined): string {
    const { type } = line ?? {};
    return typeof type === 'number' ? this.#engine.api.GetNameFromTypeCode(type) : '';
  }

  /** The class of a line that may be broken. */
  classOfId(id: number): string {
    const type: unknown = this.#engine.api.GetLineType(this.#model, id);
    return typeof type === 'number' ? this.#engine.api.GetNameFromTypeCode(type) : '';
  }

  /** The numbers of all lines of a class, and of the classes derived from it. */
  idsOf(name: string): number[] {
    const { api } = this.#engine;
    const found = api.GetLineIDsWithType(this.#model, api.GetTypeCodeFromName(name), true);
    const ids = Array.from({ length: found.size() }, (_, i) => found.get(i));
    // A file may define a line twice.
    return [...new Set(ids)];
  }

  /**
   * The triangles of a representation item, three corners each, in meters; undefined if it cannot be
   * read.
   *
   * @param place - the item's position in the model
   */
  async cornersOf(item: number, place: Affine, most: number): Promise<Float64Array | undefined> {
    try {
      return this.#read(item, place, most);
    } catch {
      // The shape broke the engine, for example because it contains itself.
      await this.#restart();
      return undefined;
    }
  }

  #read(item: number, place: Affine, most: number): Float64Array {
    const { api } = this.#engine;
    const corners: number[] = [];
    const { geometries } = api.GetFlatMesh(this.#model, item, false);
    for (let i = 0; i < geometries.size(); i += 1) {
      const { geometryExpressID, flatTransformation } = geometries.get(i);
      const geometry = api.GetGeometry(this.#model, geometryExpressID);
      const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      const indices = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
      const toModel = modelPointOf(vertices, flatTransformation, place, this.scale);
      for (const index of indices) {
        if (corners.length > most * 9) break;
        corners.push(...toModel(index));
      }
      geometry.delete();
    }
    return Float64Array.from(corners);
  }

  async #restart(): Promise<void> {
    this.#restarts += 1;
    if (this.#restarts > mostRestarts) {
      throw new MvfError(
        'invalid-content',
        `${this.file} has more than ${mostRestarts} shapes that cannot be computed; expected shapes that do not contain themselves. Export the model again.`,
        { file: this.file },
      );
    }
    this.#engine = await openEngine(this.#source.wasmUrl);
    this.#model = openModel(this.#engine, this.#source);
  }

  /** Releases the memory of the file. */
  close(): void {
    try {
      this.#engine.api.CloseModel(this.#model);
      this.#engine.giveBack();
    } catch {
      // A broken engine is left to the garbage collector.
    }
  }
}

function openModel(engine: Engine, { bytes, file }: IfcSource): number {
  let model = -1;
  try {
    model = engine.api.OpenModel(bytes, settings);
  } catch {
    // Reported below.
  }
  if (model >= 0) return model;
  const remedy = 'Export the model again, as IFC4 or IFC2X3.';
  throw new MvfError(
    'invalid-content',
    `${file} is not a readable IFC file; expected a STEP file with the schema IFC2X3, IFC4, or IFC4X3. ${remedy}`,
    { file },
  );
}

/** Vertices of the engine are in the file's unit, with the y-axis up, and relative to a matrix. */
function modelPointOf(
  vertices: Float32Array,
  matrix: readonly number[],
  { x, y, z, origin }: Affine,
  scale: number,
): (index: number) => Point3 {
  const m = (at: number): number => matrix[at] ?? 0;
  return (index) => {
    const at = index * vertexSize;
    const [a = 0, b = 0, c = 0] = [vertices[at], vertices[at + 1], vertices[at + 2]];
    const east = (m(0) * a + m(4) * b + m(8) * c + m(12)) * scale;
    const up = (m(1) * a + m(5) * b + m(9) * c + m(13)) * scale;
    const north = -(m(2) * a + m(6) * b + m(10) * c + m(14)) * scale;
    return [
      x[0] * east + y[0] * north + z[0] * up + origin[0],
      x[1] * east + y[1] * north + z[1] * up + origin[1],
      x[2] * east + y[2] * north + z[2] * up + origin[2],
    ];
  };
}
