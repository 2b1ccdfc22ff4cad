import { isObject } from '../isObject.ts';
import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits, type ReadLimits } from '../archive/ReadLimits.ts';
import { fixCoordinates } from '../geojson/fixCoordinates.ts';
import { medianWidth, widestRoomDegrees } from '../geojson/medianWidth.ts';
import { geometriesOf } from '../geojson/positions.ts';
import { MvfError } from '../MvfError.ts';
import { parseJson } from '../parseJson.ts';
import type { LossLog } from '../report/LossLog.ts';

/** The files of an IMDF archive, in any folder. */
export interface ImdfSource {
  /** Content of `manifest.json`; an empty object if it is missing or not an object. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Content of the GeoJSON files by name without extension, such as `unit`. */
  readonly collections: ReadonlyMap<string, ImdfCollection>;
}

/** One GeoJSON file of an IMDF archive. */
export interface ImdfCollection {
  /** Its path, for messages. */
  readonly file: string;
  readonly content: unknown;
  readonly bytes: Uint8Array;
}

const deepestFolder = 8;

/**
 * Opens an IMDF archive or folder. The files may be in a subfolder, the one with `level.geojson`;
 * macOS metadata is ignored.
 *
 * @throws MvfError if it is not an archive, exceeds a limit, or has no `level.geojson`
 */
export function openImdf(
  input: Uint8Array | ArrayBuffer | Readonly<Record<string, Uint8Array>>,
  log: LossLog,
  limits?: Partial<ReadLimits>,
): ImdfSource {
  const all = filesOf(input, limits);
  const paths = [...all.keys()].filter((path) => !isLitter(path));
  const root = rootOf(paths);
  const manifest = contentAt(all, `${root}manifest.json`, log);
  const found: (ImdfCollection & { readonly name: string })[] = [];
  for (const path of paths) {
    const name = /^([^/]+)\.(?:geojson|json)$/i.exec(path.slice(root.length))?.[1];
    if (!path.startsWith(root) || name === undefined || name === 'manifest') continue;
    const bytes = all.get(path) ?? new Uint8Array();
    found.push({ name, file: path.slice(root.length), content: parseJson(bytes, path), bytes });
  }
  const fixed = fixCoordinates(found, log);
  const units = fixed.find(({ name }) => name === 'unit');
  if (units !== undefined && medianWidth(geometriesOf(units.content)) > widestRoomDegrees) {
    throw tooWide(units.file);
  }
  return {
    manifest: isObject(manifest) ? manifest : {},
    collections: new Map(fixed.map((collection) => [collection.name, collection])),
  };
}

function tooWide(file: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} has units wider than ${widestRoomDegrees}°, which is 11 km; expected the rooms of a venue, in degrees. If the numbers are meters, export the archive again in WGS84.`,
    { file, pointer: '/features' },
  );
}

function filesOf(
  input: Uint8Array | ArrayBuffer | Readonly<Record<string, Uint8Array>>,
  limits: Partial<ReadLimits> = {},
): Map<string, Uint8Array> {
  const isBuffer = Object.prototype.toString.call(input) === '[object ArrayBuffer]';
  if (isBuffer || input instanceof Uint8Array) {
    const bytes = input instanceof Uint8Array ? input : new Uint8Array(input as ArrayBuffer);
    const options = { ...defaultReadLimits, maxFolders: deepestFolder, ...limits };
    const archive = openArchive(bytes, options);
    return new Map(archive.paths.map((path) => [path, archive.bytes(path)]));
  }
  if (!isObject(input)) {
    throw new MvfError(
      'not-a-zip',
      `importImdf was given ${input === null ? 'null' : `a value of type ${typeof input}`}; expected the bytes of a zip archive, or an object of bytes by path. Pass await response.arrayBuffer(), or the files of the folder.`,
    );
  }
  const files = Object.entries(input as Readonly<Record<string, unknown>>);
  return new Map(
    files.flatMap(([path, bytes]) =>
      bytes instanceof Uint8Array ? [[path.replaceAll('\\', '/'), bytes] as const] : [],
    ),
  );
}

/** Metadata that macOS adds to archives. */
function isLitter(path: string): boolean {
  return path
    .split('/')
    .some((part) => part === '__MACOSX' || part.startsWith('._') || part === '.DS_Store');
}

/**
 * The folder that contains `level.geojson`, with a trailing slash; the shallowest if there are
 * several.
 */
function rootOf(paths: readonly string[]): string {
  const roots = paths
    .filter((path) => /(?:^|\/)level\.(?:geojson|json)$/.test(path))
    .map((path) => path.slice(0, path.lastIndexOf('/') + 1))
    .sort((a, b) => a.split('/').length - b.split('/').length);
  const [root] = roots;
  if (root === undefined) {
    throw new MvfError(
      'missing-file',
      `level.geojson is not among the ${paths.length} files given; expected an IMDF archive, with level.geojson, unit.geojson and others in one folder. Check that this is an IMDF export.`,
      { file: 'level.geojson' },
    );
  }
  return root;
}

function contentAt(files: ReadonlyMap<string, Uint8Array>, path: string, log: LossLog): unknown {
  const bytes = files.get(path);
  if (bytes !== undefined) return parseJson(bytes, path);
  log.add({
    effect: 'changed',
    what: 'missing manifest',
    file: 'manifest.json',
    message: 'manifest.json is missing, so the language and date of the archive are unknown.',
  });
  return {};
}
