import { importLayers } from '../feature-layers/importLayers.ts';
import { isSqlite } from '../file/isSqlite.ts';
import type { GeoJsonOptions } from '../geojson/GeoJsonFloor.ts';
import { MvfError } from '../MvfError.ts';
import { Pace } from '../Pace.ts';
import { LossLog } from '../report/LossLog.ts';
import type { Imported } from '../report/LossReport.ts';
import { defaultGeoPackageLimits, type GeoPackageLimits } from './GeoPackageLimits.ts';
import type { GeoPackagePhase, GeoPackageProgress } from './GeoPackageProgress.ts';
import { openLayers } from './openLayers.ts';
import { SqliteFile } from './SqliteFile.ts';

/** Options of {@link importGeoPackage}. */
export interface GeoPackageOptions extends Pick<
  GeoJsonOptions,
  'name' | 'id' | 'time' | 'kinds' | 'graph' | 'assumeDoors'
> {
  /** Name of the file, for messages; default `rooms.gpkg`. */
  readonly file?: string;
  /** Limits to change; others keep their defaults. */
  readonly limits?: Partial<GeoPackageLimits>;
  /**
   * Address of `sql-wasm-browser.wasm` of the installed version of sql.js, for browsers; default: next to
   * the script. The page's Content-Security-Policy needs `'wasm-unsafe-eval'`. The first call decides.
   */
  readonly wasmUrl?: string;
  /** Called when a phase starts, and before each layer if the last call was 30 ms ago. */
  readonly onProgress?: (progress: GeoPackageProgress) => void;
  /** Cancels the import, which then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
}

/**
 * Creates a venue from a GeoPackage. Its layers, in the schemas of IMDF or ArcGIS Indoors, or
 * similar ones, are read like a Shapefile's. Rules: `spec/imdf.md`, from GPKG-01.
 *
 * The package sql.js reads the file, and is loaded by the first call. Install it next to this package. Run
 * the import in a worker in a browser, because a layer is read without a pause.
 *
 * @param input the file
 * @throws MvfError if it is not a GeoPackage, has no layer with rooms, has an unknown coordinate
 *   system, or is over a limit; `missing-package` if sql.js is not installed
 * @example
 * ```ts
 * import { importGeoPackage } from '@mezzanine/mvf/geopackage';
 *
 * const { venue, report } = await importGeoPackage(await file.arrayBuffer(), { file: file.name });
 * ```
 */
export async function importGeoPackage(
  input: ArrayBuffer | Uint8Array,
  options: GeoPackageOptions = {},
): Promise<Imported> {
  const { file = 'rooms.gpkg', limits: given, wasmUrl, onProgress, signal, ...others } = options;
  const limits = { ...defaultGeoPackageLimits, ...given };
  const bytes = input instanceof Uint8Array ? input : new Uint8Array(input);
  checkFile(bytes, file, limits);
  const pace = new Pace<GeoPackagePhase>({
    file,
    maxSeconds: limits.maxSeconds,
    remedy: 'Export only the layers of one venue',
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  await pace.step('opening');
  const log = new LossLog();
  const database = await SqliteFile.open(bytes, file, wasmUrl);
  try {
    const layers = await openLayers({ database, limits, pace, log });
    await pace.step('making the venue');
    return importLayers(layers, { file, format: 'GeoPackage', log }, others);
  } finally {
    database.close();
  }
}

function checkFile(bytes: Uint8Array, file: string, { maxBytes }: GeoPackageLimits): void {
  if (!isSqlite(bytes)) {
    throw new MvfError(
      'invalid-content',
      `${file} is not a GeoPackage; expected an SQLite database, which starts with "SQLite format 3". Unpack archives first.`,
      { file },
    );
  }
  if (bytes.byteLength <= maxBytes) return;
  throw new MvfError(
    'archive-too-large',
    `${file} has ${bytes.byteLength} bytes; expected at most ${maxBytes}. Export only the layers of one venue, or raise limits.maxBytes if you trust the file.`,
    { file },
  );
}
