import { canBeDegrees, inDegrees } from '../feature-layers/inDegrees.ts';
import type { Cell, Layer, Row } from '../feature-layers/Layer.ts';
import { projectionOf } from '../feature-layers/projectionOf.ts';
import { mostWork } from '../feature-layers/shapeLimits.ts';
import { MvfError } from '../MvfError.ts';
import type { Pace } from '../Pace.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { GeoPackageLimits } from './GeoPackageLimits.ts';
import type { GeoPackagePhase } from './GeoPackageProgress.ts';
import { type FeatureTable, featureTablesOf, readContents, systemsOf } from './readContents.ts';
import { readGeometry } from './readGeometry.ts';
import type { SqliteFile, Value } from './SqliteFile.ts';

/** Dependencies for reading layers. */
export interface LayerTools {
  readonly database: SqliteFile;
  readonly limits: GeoPackageLimits;
  readonly pace: Pace<GeoPackagePhase>;
  readonly log: LossLog;
}

/**
 * Reads every layer of a GeoPackage. Notes tables that are not layers or cannot be read.
 *
 * @throws MvfError if it is damaged, has no layers, or is over a limit
 */
export async function openLayers(tools: LayerTools): Promise<readonly Layer[]> {
  const { database, limits, pace, log } = tools;
  const contents = readContents(database);
  const tables = featureTablesOf(database, contents);
  if (tables.length === 0)
    throw withoutLayers(
      database.file,
      contents.map(({ type }) => type),
    );
  if (tables.length > limits.maxLayers) {
    throw tooMuch(database.file, `${tables.length} layers`, 'maxLayers', limits.maxLayers);
  }
  const isLayer = new Set(tables.map(({ name }) => name));
  for (const { table, type } of contents) {
    if (isLayer.has(table)) continue;
    const message =
      'Tables without shapes and tile layers are not part of a venue; they were left out.';
    log.add({
      effect: 'lost',
      what: `table of ${type === '' ? 'an unknown type' : type}`,
      file: table,
      message,
    });
  }
  const reader = new LayerReader(tools, systemsOf(database));
  const layers: Layer[] = [];
  for (const [i, table] of tables.entries()) {
    await pace.step('reading layers', i, tables.length);
    const layer = reader.read(table);
    if (layer !== undefined) layers.push(layer);
  }
  return layers;
}

class LayerReader {
  readonly #tools: LayerTools;
  readonly #systems: ReadonlyMap<number, string>;
  #rows = 0;
  #values = 0;
  #corners = 0;
  #work = 0;

  constructor(tools: LayerTools, systems: ReadonlyMap<number, string>) {
    this.#tools = tools;
    this.#systems = systems;
  }

  read(table: FeatureTable): Layer | undefined {
    const { database, log } = this.#tools;
    const { name, geometryColumn } = table;
    if (database.kindOf(name) !== 'table') {
      const message = `Layers that are not ordinary tables, such as the view ${JSON.stringify(name.slice(0, 60))}, were left out. Copy them into tables, for example with ogr2ogr.`;
      log.add({ effect: 'lost', what: 'view', file: name, message });
      return undefined;
    }
    const columns = database
      .columnsOf(name)
      .filter((column) => column.toLowerCase() !== geometryColumn.toLowerCase());
    const geometries: unknown[] = [];
    const rows: Row[] = [];
    for (const [blob = null, ...values] of database.rowsOf(name, [geometryColumn, ...columns])) {
      this.#count(values.length);
      const geometry = this.#geometryOf(blob, name);
      if (geometry === undefined) continue;
      geometries.push(geometry);
      rows.push(this.#rowOf(columns, values, name));
    }
    const converted = this.#converted(geometries, table);
    return {
      file: name,
      name,
      features: rows.map((row, i) => ({ geometry: converted[i], row })),
    };
  }

  #count(values: number): void {
    const { database, limits, pace } = this.#tools;
    pace.check();
    this.#rows += 1;
    this.#values += values;
    if (this.#rows > limits.maxRows) {
      throw tooMuch(database.file, `more than ${limits.maxRows} rows`, 'maxRows', limits.maxRows);
    }
    if (this.#values > limits.maxValues) {
      throw tooMuch(
        database.file,
        `more than ${limits.maxValues} values`,
        'maxValues',
        limits.maxValues,
      );
    }
  }

  /** Undefined if it cannot be read, which is noted. */
  #geometryOf(blob: Value, layer: string): unknown {
    const { database, limits, log } = this.#tools;
    const read = readGeometry(blob);
    if (typeof read === 'string') {
      const [what, message] = faults[read];
      log.add({ effect: 'lost', what, file: layer, message });
      return undefined;
    }
    this.#corners += read.corners;
    if (read.rings > 1) this.#work += read.corners ** 2;
    if (this.#corners > limits.maxCorners) {
      throw tooMuch(
        database.file,
        `more than ${limits.maxCorners} corners`,
        'maxCorners',
        limits.maxCorners,
      );
    }
    if (this.#work > mostWork) {
      throw tooMuch(database.file, 'too many polygons with thousands of corners and holes');
    }
    return read.geometry;
  }

  #rowOf(columns: readonly string[], values: readonly Value[], layer: string): Row {
    const cells = columns.flatMap((column, i) => {
      const value = values[i] ?? null;
      if (value instanceof Uint8Array) {
        const message = 'Values that are neither text nor numbers, such as images, were left out.';
        this.#tools.log.add({ effect: 'lost', what: 'binary value', file: layer, message });
        return [];
      }
      const cell = cellOf(value);
      return cell === undefined ? [] : [[column, cell] as const];
    });
    return Object.fromEntries(cells);
  }

  /** Geometries in degrees. */
  #converted(shapes: readonly unknown[], { name, system }: FeatureTable): readonly unknown[] {
    const { log } = this.#tools;
    const text = this.#systems.get(system) ?? '';
    // −1 and 0 stand for positions without a system, in meters and in degrees.
    const isKnown = system > 0 && text !== '' && text.toLowerCase() !== 'undefined';
    if (isKnown) return inDegrees(shapes, projectionOf(text, name), name, log);
    if (system === 4326 || canBeDegrees(shapes)) {
      if (system !== 4326) {
        const message = `Layers without a coordinate system, such as ${name}, were read as WGS84 degrees.`;
        log.add({ effect: 'added', what: 'coordinate system', file: name, message });
      }
      return shapes;
    }
    throw new MvfError(
      'invalid-content',
      `The layer ${name} has positions that are not degrees, or shapes wider than any room, and the coordinate system ${system}, which the GeoPackage does not define; expected degrees, or a definition in gpkg_spatial_ref_sys. Export the layer in WGS84, for example with "ogr2ogr -t_srs EPSG:4326".`,
      { file: name },
    );
  }
}

const faults = {
  broken: [
    'broken shape',
    'Shapes that are damaged, or of an unknown type, were left out. Export the GeoPackage again.',
  ],
  curve: [
    'curved shape',
    'Shapes with curves, and surfaces in 3D, were left out. Export them with straight lines, for example with "ogr2ogr -nlt CONVERT_TO_LINEAR".',
  ],
  'too many rings': [
    'shape with too many rings',
    'Shapes with more than 1,000 rings were left out.',
  ],
} as const;

function cellOf(value: Exclude<Value, Uint8Array>): Cell | undefined {
  if (typeof value === 'bigint') {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : String(value);
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return value === null || value === '' ? undefined : value;
}

function withoutLayers(file: string, types: readonly string[]): MvfError {
  const isImages = types.some((type) => /tiles|coverage/.test(type));
  const given = isImages ? 'contains only images (tiles)' : 'has no layer with shapes';
  const remedy = isImages
    ? 'Draw each room over the image as a polygon, for example with QGIS, and save the layer.'
    : 'Export the layers with the rooms.';
  return new MvfError(
    'invalid-content',
    `The GeoPackage ${file} ${given}; expected layers with polygons of rooms. ${remedy}`,
    { file },
  );
}

function tooMuch(file: string, given: string, limit?: string, most?: number): MvfError {
  const expected = most === undefined ? 'simpler shapes' : `at most ${most}`;
  const raise = limit === undefined ? '' : `, or raise limits.${limit} if you trust the file`;
  return new MvfError(
    'archive-too-large',
    `${file} has ${given}; expected ${expected}. Export only the layers of one venue${raise}.`,
    { file },
  );
}
