/** A format that venues cannot be read from, and how to get a venue out of it. */
export interface ForeignFormat {
  /** Name with article, such as `an IFC model`. */
  readonly name: string;
  /** What to do. */
  readonly remedy: string;
}

const geometry =
  'Convert it to GeoJSON with rooms as polygons and doors as lines, for example with QGIS or "ogr2ogr -t_srs EPSG:4326 rooms.geojson <file>".';
const drawing =
  'It has no rooms that a program can read. Draw each room over it as a polygon, for example with QGIS, and export GeoJSON.';
const building =
  'Export the rooms of each storey as GeoJSON, or the building as IMDF, from the program that made it.';
const model =
  'Convert it: npx -p @mezzanine/mvf -p web-ifc@0.0.78 mvf convert <file>. In programs, import it with importIfc of "@mezzanine/mvf/ifc".';
const cad = 'Save it as ASCII DXF, with a closed polyline around each room.';
const layer = 'Pack the .shp file with the .dbf and .prj files next to it as a zip archive.';
const database =
  'Convert it: npx -p @mezzanine/mvf -p sql.js@1.16.0 mvf convert <file>. In programs, import it with importGeoPackage of "@mezzanine/mvf/geopackage".';
/** What to do with a web page instead of a file. */
export const webPage = 'Its URL may require signing in. Download the file itself.';
const pbf = 'Convert it to .osm, for example with "osmium cat map.osm.pbf -o map.osm".';
const packed = 'Unpack it, and use the file inside.';
const revit =
  'Open it in Revit, and export IFC with spaces. For an Office document, export the map itself, as IMDF or GeoJSON.';
const table = 'A table has no shapes. Export the map itself, as IMDF or GeoJSON.';

type Row<T> = readonly [pattern: T, name: string, remedy: string];

/** Binary formats by their first bytes as Latin-1 text. */
const bySignature: readonly Row<readonly string[]>[] = [
  [['%PDF-'], 'a PDF document', drawing],
  [['\x89PNG', '\xFF\xD8\xFF', 'GIF8', 'RIFF', 'II*\0', 'MM\0*'], 'an image', drawing],
  [['AC10', 'AC1.', 'AC2.'], 'a DWG drawing', cad],
  [['\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'], 'a Revit model or an old Office document', revit],
  [['\xFF\xFE\xFF\x0ES\0k\0e\0t\0c\0h\0U\0p'], 'a SketchUp model', building],
  [['3D Geometry File Format'], 'a Rhino model', building],
  [['(DWF V'], 'a DWF drawing', cad],
  [['\x08\x09\xFE\x02', '\xC8\x09\xFE\x02'], 'a DGN drawing', cad],
  [['fgb\x03'], 'a FlatGeobuf file', geometry],
  [['PAR1'], 'a Parquet file', geometry],
  [['\0\0\0\x0D\x0A\x09OSMHeader'], 'OpenStreetMap data in PBF', pbf],
  [['AutoCAD Binary DXF'], 'a binary DXF drawing', cad],
  [['SQLite format 3\0'], 'a GeoPackage or another SQLite database', database],
  [['\0\0\x27\x0A\0'], 'one file of a Shapefile', layer],
  [['glTF', 'Kaydara FBX', 'solid '], '3D geometry without rooms', building],
  [
    ['\x1F\x8B', '7z\xBC\xAF', 'Rar!', 'BZh', '\xFD7zXZ', '\x28\xB5\x2F\xFD'],
    'a compressed file',
    packed,
  ],
];

/** Text formats by the beginning of the file, without comments and white space before it. */
const byStart: readonly Row<RegExp>[] = [
  [/^ISO-10303-21;[^]*FILE_SCHEMA\s*\(\s*\(\s*'IFC/i, 'an IFC building model', model],
  [/^ISO-10303-21;/, 'a STEP model', building],
  [/^(?:<\?xml[^>]*>\s*)?(?:<!doctype[^>]*>\s*)?<svg[\s>]/i, 'an SVG image', drawing],
  [/^(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)[\s>]/i, 'a web page', webPage],
  [/^%PDF-/, 'a PDF document', drawing],
  [/^<[^]*ifcxml/i, 'a building model in ifcXML', 'Save it as .ifc.'],
  [/^<(?:[^]*<)?(?:\w+:)?kml[\s>]/i, 'a KML file', geometry],
  [/^<[^]*indoorgml/i, 'IndoorGML', building],
  [/^<[^]*citygml/i, 'a CityGML model', building],
  [/^<[^]*(?:opengis\.net\/gml|<gml:)/i, 'a GML file', geometry],
  [/^</, 'an XML file of an unknown kind', 'Export the map as IMDF or GeoJSON.'],
];

/** Formats by the path of a file in an archive. */
const byPath: readonly Row<RegExp>[] = [
  // First, because Office documents contain images.
  [/^\[Content_Types\]\.xml$/, 'an Office document', table],
  [/(?:^|\/)doc\.kml$|\.kml$/i, 'a KMZ or KML archive', geometry],
  [/\.gdb\//i, 'an archive with a file geodatabase', geometry],
  [/\.gpkg$/i, 'an archive with a GeoPackage', packed],
  [/\.ifc$/i, 'an archive with an IFC building model', packed],
  [/\.rvt$/i, 'an archive with a Revit model', revit],
  [/\.skp$/i, 'an archive with a SketchUp model', building],
  [/\.dwg$/i, 'an archive with a DWG drawing', cad],
  [/\.gml$/i, 'an archive with a GML file', geometry],
  [/\.pdf$/i, 'an archive with a PDF document', drawing],
  [/\.zip$/i, 'an archive of archives', packed],
  [/\.dbf$/i, 'an archive with a part of a Shapefile', 'Add the .shp file of each layer.'],
  [/\.(?:png|jpe?g|gif|webp|tiff?|bmp|svg)$/i, 'an archive of images', drawing],
  [/\.(?:csv|xlsx?)$/i, 'an archive with a table', table],
];

const readBytes = 4096;

/** The format of a file that is not a zip archive, if it is known but cannot be read. */
export function foreignFormat(bytes: Uint8Array): ForeignFormat | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, readBytes));
  const start = text
    .replace(/^\xEF\xBB\xBF/, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .trim();
  return formatOf(
    bySignature.find(([signatures]) => signatures.some((one) => text.startsWith(one))) ??
      byStart.find(([pattern]) => pattern.test(start)),
  );
}

/** The format of an archive with these files, if it is known but cannot be read. */
export function foreignArchive(paths: readonly string[]): ForeignFormat | undefined {
  return formatOf(byPath.find(([pattern]) => paths.some((path) => pattern.test(path))));
}

function formatOf(row: Row<unknown> | undefined): ForeignFormat | undefined {
  return row && { name: row[1], remedy: row[2] };
}
