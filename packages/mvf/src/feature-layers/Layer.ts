/** A value of a table. */
export type Cell = string | number | boolean;

/** A row of a table; empty values are left out. */
export type Row = Readonly<Record<string, Cell>>;

/** A feature of a layer: a GeoJSON geometry in WGS84 degrees, and its row of the table. */
export interface LayerFeature {
  readonly geometry: unknown;
  readonly row: Row;
}

/** A layer of a Shapefile or a GeoPackage. */
export interface Layer {
  /** Its location for messages: the path of its `.shp` file, or the name of its table. */
  readonly file: string;
  /** Its name, which determines the type of its features. */
  readonly name: string;
  readonly features: readonly LayerFeature[];
}
