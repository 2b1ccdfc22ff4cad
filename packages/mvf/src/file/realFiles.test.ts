import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeArchive } from '../archive/writeArchive.ts';
import { importDxf } from '../dxf/importDxf.ts';
import { importGeoPackage } from '../geopackage/importGeoPackage.ts';
import { errorOf } from '../imdf/imdfTesting.fixture.ts';
import type { LayerRole } from '../layers/LayerRole.ts';
import { importShapefile } from '../shapefile/importShapefile.ts';

/**
 * Third-party files, if they are installed: packages of Debian under `/`, and packages
 * of npm below `node_modules`. `MAP_FILES` is another folder that they were unpacked into. They are
 * not in the repository, because some of their licenses do not allow that.
 */
const roots = [process.env['MAP_FILES'] ?? '', '/', 'node_modules'].filter((root) => root !== '');

interface RealFile {
  readonly path: string;
  /** Package that contains it, with its license. */
  readonly source: string;
}

interface RealShapefile extends RealFile {
  readonly features: number;
  readonly center: readonly [longitude: number, latitude: number];
}

const shapefiles: readonly RealShapefile[] = [
  // UTM zone 18.
  {
    path: 'usr/lib/R/site-library/spData/shapes/NY8_utm18.shp',
    source: 'Debian r-cran-spdata, CC0',
    features: 281,
    center: [-75.99, 42.71],
  },
  // NAD27 in degrees, and polygons of several parts.
  {
    path: 'usr/lib/R/site-library/sf/shape/nc.shp',
    source: 'Debian r-cran-sf, GPL-2 or MIT',
    features: 108,
    center: [-79.89, 35.24],
  },
  // South American Datum, in UTM.
  {
    path: 'usr/lib/R/site-library/sf/shape/olinda1.shp',
    source: 'Debian r-cran-sf, GPL-2 or MIT',
    features: 470,
    center: [-34.87, -8],
  },
];

interface RealGeoPackage extends RealFile {
  readonly features: number;
  readonly center: readonly [longitude: number, latitude: number];
  /** Features that the report lists as lost. */
  readonly lost: number;
}

const geoPackages: readonly RealGeoPackage[] = [
  // NAD27 in degrees, and polygons of several parts.
  {
    path: 'usr/lib/R/site-library/sf/gpkg/nc.gpkg',
    source: 'Debian r-cran-sf, GPL-2 or MIT',
    features: 108,
    center: [-79.89, 35.24],
    lost: 0,
  },
  {
    path: 'usr/lib/R/site-library/sf/gpkg/tl.gpkg',
    source: 'Debian r-cran-sf, GPL-2 or MIT',
    features: 1,
    center: [-71.57, 44],
    lost: 0,
  },
  // Three layers with polygons and lines, a table of styles, and 12 MB. The copyright file of the
  // package does not name it; its license is that of all files, and no source is stated.
  {
    path: 'usr/share/qgis/resources/data/world_map.gpkg',
    source: 'Debian qgis-common, GPL-2+',
    features: 12_124,
    center: [0, -3.13],
    lost: 340,
  },
];

interface RealDrawing extends RealFile {
  readonly layers: Readonly<Record<string, LayerRole>>;
  /** Number of rooms; none if it is rejected. */
  readonly rooms: number;
}

const drawings: readonly RealDrawing[] = [
  {
    path: 'usr/share/openscad/examples/Old/example009.dxf',
    source: 'Debian openscad, CC0',
    layers: { plate: 'room' },
    rooms: 5,
  },
  {
    path: 'usr/share/librecad/library/plan/doors/d1.dxf',
    source: 'Debian librecad-data, GPL-2',
    layers: {},
    rooms: 0,
  },
  {
    path: 'three-dxf/sample/data/demo.dxf',
    source: 'npm three-dxf 1.3.1, MIT',
    layers: { 0: 'room' },
    // A polyline, and two circles.
    rooms: 3,
  },
];

describe('real Shapefiles', () => {
  it.for(withState(shapefiles))('$source: $path $state', ({ path, features, center }, { skip }) => {
    const file = found(path);
    if (file === undefined) return skip(`NOT RUN: ${path} is not installed.`);
    const { venue, report } = importShapefile(layerOf(file), { graph: false });
    expect(Object.values(venue.spaces).flat()).toHaveLength(features);
    expect(venue.manifest.center[0]).toBeCloseTo(center[0], 1);
    expect(venue.manifest.center[1]).toBeCloseTo(center[1], 1);
    expect(report.entries.filter(({ effect }) => effect === 'lost')).toEqual([]);
  });
});

describe('real GeoPackages', () => {
  it.for(withState(geoPackages))(
    '$source: $path $state',
    async ({ path, features, center, lost }, { skip }) => {
      const file = found(path);
      if (file === undefined) return skip(`NOT RUN: ${path} is not installed.`);
      const bytes = new Uint8Array(readFileSync(file));
      const { venue, report } = await importGeoPackage(bytes, { graph: false });
      expect(Object.values(venue.spaces).flat()).toHaveLength(features);
      expect(venue.manifest.center[0]).toBeCloseTo(center[0], 1);
      expect(venue.manifest.center[1]).toBeCloseTo(center[1], 1);
      const entries = report.entries.filter(({ effect }) => effect === 'lost');
      expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(lost);
    },
  );
});

describe('real DXF drawings', () => {
  it.for(withState(drawings))('$source: $path $state', ({ path, layers, rooms }, { skip }) => {
    const file = found(path);
    if (file === undefined) return skip(`NOT RUN: ${path} is not installed.`);
    const floor = { file: basename(path), bytes: new Uint8Array(readFileSync(file)) };
    const read = (): number =>
      Object.values(importDxf([floor], { layers, graph: false }).venue.spaces).flat().length;
    if (rooms > 0) expect(read()).toBe(rooms);
    else expect(errorOf(read).message).toContain('has no closed polyline on a layer');
  });
});

/** Marks files that are not installed in the titles of tests. */
function withState<T extends RealFile>(files: readonly T[]): (T & { readonly state: string })[] {
  return files.map((file) => ({
    ...file,
    state: found(file.path) === undefined ? '(NOT RUN: not installed)' : '',
  }));
}

function found(path: string): string | undefined {
  return roots.map((root) => join(root, path)).find((file) => existsSync(file));
}

/** The files of a layer, as a zip archive. */
function layerOf(file: string): Uint8Array {
  const stem = basename(file).replace(/shp$/, '');
  const names = readdirSync(dirname(file)).filter((name) => name.startsWith(stem));
  const files = names.map((name) => {
    const bytes = new Uint8Array(readFileSync(join(dirname(file), name)));
    return [name, bytes] as const;
  });
  return writeArchive(new Map(files));
}
