import { parseShp } from 'shpjs';
import type { Archive } from '../archive/openArchive.ts';
import { canBeDegrees, inDegrees } from '../feature-layers/inDegrees.ts';
import type { Layer } from '../feature-layers/Layer.ts';
import { type Projection, projectionOf } from '../feature-layers/projectionOf.ts';
import { isObject } from '../isObject.ts';
import { MvfError } from '../MvfError.ts';
import type { LossLog } from '../report/LossLog.ts';
import { checkShapes } from './checkShapes.ts';
import { readTable, type Table } from './readTable.ts';

/** Files next to a layer without additional content, such as indexes. */
const sidecars =
  /\.(?:shx|sbn|sbx|qix|qmd|qpj|qml|sld|lyr|lyrx|cst|fix|idx|ain|aih|atx|ixs|mxs|fbn|fbx|cpg|prj|dbf|shp\.xml)$/i;

/** Bytes of a `.prj` file that are read; more than any definition has. */
const longestProjection = 16_384;

/** Opens every layer of an archive. Notes files that are not layers or cannot be read. */
export function openLayers(archive: Archive, log: LossLog): readonly Layer[] {
  const paths = archive.paths.filter((path) => !path.startsWith('__MACOSX/'));
  const shapes = paths.filter((path) => /\.shp$/i.test(path)).sort();
  const stems = new Set(shapes.map((path) => stemOf(path)));
  for (const path of paths) {
    if (stems.has(stemOf(path)) && (/\.shp$/i.test(path) || sidecars.test(path))) continue;
    const message =
      'Files in the archive that are not Shapefile layers, such as tables without shapes, were left out.';
    log.add({ effect: 'lost', what: 'other file', file: path, message });
  }
  return shapes.map((path) => openLayer(archive, path, log));
}

function openLayer(archive: Archive, file: string, log: LossLog): Layer {
  const sibling = (extension: string): string | undefined => {
    const wanted = `${stemOf(file)}.${extension}`;
    return archive.paths.find((path) => path.toLowerCase() === wanted);
  };
  const { bytes, records, broken, isCut, isMultiPatch } = checkShapes(archive.bytes(file), file);
  noteRecords({ file, isMultiPatch, isCut, broken: broken.size }, log);
  const shapes: readonly unknown[] = parseShp(bytes);
  const prj = sibling('prj');
  const projection =
    prj === undefined
      ? undefined
      : projectionOf(
          new TextDecoder().decode(archive.bytes(prj).subarray(0, longestProjection)),
          prj,
        );
  const geometries = converted(shapes, projection, file, log);
  const table = tableOf(archive, [sibling('dbf'), sibling('cpg')], records, log);
  return {
    file,
    name: file.replace(/^.*\//, '').replace(/\.shp$/i, ''),
    // Broken files have already been reported.
    features: geometries.flatMap((geometry, i) =>
      broken.has(i) ? [] : [{ geometry: turned(geometry), row: table?.rows[i] ?? {} }],
    ),
  };
}

function noteRecords(
  found: {
    readonly file: string;
    readonly isMultiPatch: boolean;
    readonly isCut: boolean;
    readonly broken: number;
  },
  log: LossLog,
): void {
  const { file, isMultiPatch, isCut, broken } = found;
  const what = isMultiPatch ? 'multipatch' : 'broken shape';
  const message = isMultiPatch
    ? 'Multipatches are surfaces in 3D, not rooms; they were left out. Export the rooms as polygons.'
    : 'Shapes that are damaged, or of another type than their layer, were left out. Export the Shapefile again.';
  log.add({ effect: 'lost', what, count: broken, file, message });
  if (!isCut) return;
  log.add({
    effect: 'lost',
    what: 'end of a file',
    file,
    message: `${file} ends within a shape; what came after it was left out. Copy or export it again.`,
  });
}

function tableOf(
  archive: Archive,
  [dbf, cpg]: readonly [string | undefined, string | undefined],
  records: number,
  log: LossLog,
): Table | undefined {
  if (dbf === undefined) {
    const message = 'Layers without a .dbf file have no names, kinds, and levels.';
    log.add({ effect: 'changed', what: 'layer without a table', message });
    return undefined;
  }
  const table = readTable(
    archive.bytes(dbf),
    cpg === undefined ? undefined : archive.bytes(cpg),
    dbf,
  );
  log.add({
    effect: 'lost',
    what: 'row without a shape',
    count: Math.max(0, table.rows.length - records),
    file: dbf,
    message: 'Rows of a table that have no shape were left out.',
  });
  log.add({
    effect: 'changed',
    what: 'shape without a row',
    count: Math.max(0, records - table.rows.length),
    file: dbf,
    message: 'Shapes that have no row in the table have no names, kinds, and levels.',
  });
  const { unknown, label } = table.encoding;
  if (unknown !== undefined) {
    const message = `The encoding ${JSON.stringify(unknown)} is not known; the text was read as ${label}. Write UTF-8 into the .cpg file if names look wrong.`;
    log.add({ effect: 'changed', what: 'text encoding', file: dbf, message });
  }
  return table;
}

/** Geometries in degrees. Throws {@link MvfError} if a layer without a system cannot be in degrees. */
function converted(
  shapes: readonly unknown[],
  projection: Projection | undefined,
  file: string,
  log: LossLog,
): readonly unknown[] {
  if (projection !== undefined) return inDegrees(shapes, projection, file, log);
  if (!canBeDegrees(shapes)) throw withoutProjection(file);
  const message = `Layers without a .prj file, such as ${file}, were read as WGS84 degrees.`;
  log.add({ effect: 'added', what: 'coordinate system', file, message });
  return shapes;
}

/** Reverses the rings of polygons: outer rings are clockwise in Shapefiles, unlike GeoJSON. */
function turned(geometry: unknown): unknown {
  if (!isObject(geometry)) return geometry;
  const { type, coordinates } = geometry;
  const depth = type === 'Polygon' ? 1 : type === 'MultiPolygon' ? 2 : 0;
  return { type, coordinates: turnedAt(coordinates, depth) };
}

function turnedAt(value: unknown, depth: number): unknown {
  if (!Array.isArray(value) || depth === 0) return value;
  return value.map((inner: unknown) =>
    depth === 1 && Array.isArray(inner)
      ? [...(inner as unknown[])].reverse()
      : turnedAt(inner, depth - 1),
  );
}

/** The path of a file without its extension, in lowercase. */
function stemOf(path: string): string {
  return path.toLowerCase().replace(/(?:\.shp)?\.[^./]+$/, '');
}

function withoutProjection(file: string): MvfError {
  const prj = file.replace(/\.shp$/i, '.prj');
  return new MvfError(
    'invalid-content',
    `${file} has positions that are not degrees, or shapes wider than any room, and no .prj file; expected degrees, or ${prj} with the coordinate system. Add the .prj file to the archive, or export the layer in WGS84.`,
    { file },
  );
}
