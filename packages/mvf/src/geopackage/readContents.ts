import { MvfError } from '../MvfError.ts';
import type { SqliteFile, Value } from './SqliteFile.ts';

/** A row of `gpkg_contents`: the purpose of a table. */
export interface Content {
  readonly table: string;
  /** `features`, `tiles`, `attributes`, or the type of an extension. */
  readonly type: string;
}

/** A table with a geometry in each row. */
export interface FeatureTable {
  readonly name: string;
  readonly geometryColumn: string;
  /** Id of its coordinate reference system. */
  readonly system: number;
}

/**
 * Table metadata of a GeoPackage.
 *
 * @throws MvfError `invalid-content` if the database is not a GeoPackage
 */
export function readContents(database: SqliteFile): readonly Content[] {
  if (database.kindOf('gpkg_contents') !== 'table') throw otherDatabase(database);
  return [...database.rowsOf('gpkg_contents', ['table_name', 'data_type'])].map(
    ([table, type]) => ({ table: textOf(table), type: textOf(type).toLowerCase() }),
  );
}

/** The tables with features, each once. */
export function featureTablesOf(
  database: SqliteFile,
  contents: readonly Content[],
): readonly FeatureTable[] {
  const geometries = new Map(
    [...database.rowsOf('gpkg_geometry_columns', ['table_name', 'column_name', 'srs_id'])].map(
      ([table, column, system]) => [
        textOf(table).toLowerCase(),
        { geometryColumn: textOf(column), system: Number(system) },
      ],
    ),
  );
  const names = new Set(
    contents.filter(({ type }) => type === 'features').map(({ table }) => table),
  );
  return [...names].flatMap((name) => {
    const geometry = geometries.get(name.toLowerCase());
    return geometry === undefined ? [] : [{ name, ...geometry }];
  });
}

/** The well-known text of the coordinate reference systems, by id. */
export function systemsOf(database: SqliteFile): ReadonlyMap<number, string> {
  const rows = database.rowsOf('gpkg_spatial_ref_sys', ['srs_id', 'definition']);
  return new Map([...rows].map(([id, definition]) => [Number(id), textOf(definition)]));
}

function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Databases of other programs, identified by one of their tables. */
const others: readonly (readonly [table: string, name: string])[] = [
  ['gdb_items', 'a mobile geodatabase of ArcGIS'],
  ['geometry_columns', 'a SpatiaLite database'],
  ['tiles', 'an MBTiles archive of map images or vector tiles'],
];

function otherDatabase({ file, names }: SqliteFile): MvfError {
  const known = others.find(([table]) => names.has(table))?.[1];
  const given = known ?? 'an SQLite database without the table gpkg_contents';
  return new MvfError(
    'invalid-content',
    `${file} is ${given}; expected a GeoPackage. Export the layers of the rooms as a GeoPackage, for example with "ogr2ogr rooms.gpkg <file>".`,
    { file },
  );
}
