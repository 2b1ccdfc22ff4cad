import { describe, expect, test } from 'vitest';
import { writeArchive } from '../archive/writeArchive.ts';
import { exportGeoJson } from '../geojson/exportGeoJson.ts';
import { exportImdf } from '../imdf/exportImdf.ts';
import { MvfError } from '../MvfError.ts';
import { writeMvfV1 } from '../v1/writeMvfV1.ts';
import { houseVenue } from '../validator/houseVenue.fixture.ts';
import { writeMvf } from '../writeMvf.ts';
import { readVenueFile } from './readVenueFile.ts';

const house = houseVenue();
const pack = (files: Readonly<Record<string, Uint8Array>>) =>
  writeArchive(new Map(Object.entries(files)));
const room = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Kitchen', kind: 'room' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [7, 51],
            [7.0001, 51],
            [7.0001, 51.0001],
            [7, 51.0001],
            [7, 51],
          ],
        ],
      },
    },
  ],
};
const text = (value: string) => new TextEncoder().encode(value);
const geoJson = text(JSON.stringify(room));

describe('readVenueFile', () => {
  test.each([
    ['mvf-2', writeMvf(house)],
    ['mvf-1', writeMvfV1(house).bytes],
    ['imdf', pack(exportImdf(house).files)],
    ['geojson', pack(exportGeoJson(house).files)],
  ] as const)('detects and reads %s', (format, bytes) => {
    const read = readVenueFile(bytes);
    expect(read.format).toBe(format);
    expect(read.venue.floors).toHaveLength(house.floors.length);
    expect(readVenueFile(new Uint8Array(bytes).buffer).format).toBe(format);
  });

  test('uses the file name where GeoJSON has no name', () => {
    const { venue, format, report } = readVenueFile(geoJson, {
      file: 'C:\\maps\\ground-floor.json',
    });
    expect(format).toBe('geojson');
    expect(venue.manifest.name).toBe('ground-floor');
    expect(report.entries).not.toEqual([]);
    const archive = pack({ 'maps/1-ground.geojson': geoJson, 'maps/2-first.geojson': geoJson });
    const floors = readVenueFile(archive, { file: 'library.geojson.zip' });
    expect(floors.venue.manifest.name).toBe('library');
    expect(floors.venue.floors.map(({ properties }) => properties.name)).toEqual([
      '1 ground',
      '2 first',
    ]);
  });

  test.each([
    ['no bytes', new Uint8Array(), 'not-a-zip', 'is empty'],
    ['a text', text('Ground floor: shops'), 'not-a-zip', 'is neither a zip archive nor JSON'],
    ['other JSON', text('{"a": 1}'), 'invalid-content', 'FeatureCollection'],
    ['broken JSON', text('{"type": "Fea'), 'not-json', 'JSON'],
    ['a bundle cut short', writeMvf(house).slice(0, 900), 'archive-truncated', 'archive'],
    ['documents', pack({ 'word/document.xml': text('<a/>') }), 'missing-file', 'word/document.xml'],
    ['an archive of nothing', pack({}), 'missing-file', 'no files'],
  ] as const)('reports the type of %s and the expected types', (_, bytes, code, words) => {
    const read = () => readVenueFile(bytes);
    expect(read).toThrow(MvfError);
    expect(read).toThrow(expect.objectContaining({ code }) as Error);
    expect(read).toThrow(words);
  });

  test.each([
    ['an image', '\x89PNG\r\n\x1A\n'],
    ['an image', '\xFF\xD8\xFF\xE0'],
    ['a PDF document', '%PDF-1.7\n'],
    ['an IFC building model', "ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('IFC2X3'));"],
    ['a STEP model', "ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));"],
    ['a binary DXF drawing', 'AutoCAD Binary DXF\r\n\x1A\0'],
    ['a DWG drawing', 'AC1032\0\0'],
    ['a DWG drawing', 'AC1.50\0'],
    ['a Revit model or an old Office document', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'],
    ['a SketchUp model', '\xFF\xFE\xFF\x0ES\0k\0e\0t\0c\0h\0U\0p\0'],
    ['a PDF document', '\n\n%PDF-1.4'],
    ['a Parquet file', 'PAR1'],
    ['OpenStreetMap data in PBF', '\0\0\0\x0D\x0A\x09OSMHeader'],
    ['a web page', '<?xml version="1.0"?>\n<html xmlns="x">'],
    ['a building model in ifcXML', '<?xml version="1.0"?><ifcXML>'],
    ['one file of a Shapefile', '\0\0\x27\x0A\0\0\0\0'],
    ['a GeoPackage', 'SQLite format 3\0'],
    ['a compressed file', '\x1F\x8B\b\0'],
    ['a web page', '\xEF\xBB\xBF\n<!DOCTYPE html><title>Sign in</title>'],
    ['an SVG image', '<?xml version="1.0"?>\n<!-- plan -->\n<svg xmlns="…">'],
    ['a KML file', '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2">'],
    [
      'IndoorGML',
      '<IndoorFeatures xmlns:gml="http://www.opengis.net/gml" xmlns="…/indoorgml/1.0">',
    ],
    ['a CityGML model', '<CityModel xmlns="http://www.opengis.net/citygml/2.0">'],
    ['a GML file', '<wfs:FeatureCollection xmlns:gml="http://www.opengis.net/gml">'],
    ['an XML file', '<rooms/>'],
    ['an XML file', '<!---->'.repeat(500) + '<rooms/>'],
  ])('names %s and what to do with it', (name, start) => {
    const bytes = Uint8Array.from(start, (letter) => letter.charCodeAt(0) & 0xff);
    expect(() => readVenueFile(bytes)).toThrow(
      new RegExp(`^The file is ${name}.*; expected a venue bundle, IMDF, .*\\. [A-Z]`),
    );
  });

  test.each([
    ['an archive with a DWG drawing', 'plan.dwg'],
    ['an archive with a GeoPackage', 'rooms.gpkg'],
    ['a KMZ or KML archive', 'doc.kml'],
    ['an archive with a Revit model', 'hq/hq.rvt'],
    ['an archive of images', 'floors/1.PNG'],
    ['an archive of archives', 'campus.zip'],
    ['an archive with a part of a Shapefile', 'rooms.dbf'],
    ['an archive with a GML file', 'rooms.gml'],
    ['an archive with an IFC building model', 'house/model.ifc'],
    ['an Office document', '[Content_Types].xml'],
  ])('names %s by its files', (name, path) => {
    expect(() => readVenueFile(pack({ [path]: text('x'), 'readme.txt': text('x') }))).toThrow(name);
  });

  test('applies the limits of the reader to every format', () => {
    const limits = { maxArchiveBytes: 100, maxJsonBytes: 100 };
    for (const bytes of [writeMvf(house), pack(exportImdf(house).files), geoJson]) {
      expect(() => readVenueFile(bytes, { limits })).toThrow(
        expect.objectContaining({ code: 'archive-too-large' }) as Error,
      );
    }
  });
});
