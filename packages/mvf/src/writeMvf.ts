import { checkPath } from './archive/checkPath.ts';
import { writeArchive } from './archive/writeArchive.ts';
import type { Mvf } from './Mvf.ts';
import { MvfError } from './MvfError.ts';
import { parseVenue } from './parseVenue.ts';
import type { Manifest } from './record-types/manifest.ts';
import { stableJson } from './stableJson.ts';

/**
 * Writes a venue as a bundle of format version 2. Equal venues produce equal bytes on every
 * machine: paths and keys are sorted and timestamps are fixed. A venue that the reader would reject
 * is not written.
 *
 * @throws {@link MvfError} if the venue violates the format
 */
export function writeMvf(venue: Mvf): Uint8Array {
  const content = contentOf(venue);
  const extras = Object.entries(venue.extras);
  for (const [path] of extras) checkPath(path);
  parseVenue({
    paths: [...content.keys()],
    json: (path) => content.get(path),
    bytes: () => new Uint8Array(),
  });
  const files = new Map(extras);
  const encoder = new TextEncoder();
  for (const [path, value] of content) files.set(path, encoder.encode(jsonOf(value, path)));
  return writeArchive(files);
}

function jsonOf(value: unknown, file: string): string {
  try {
    return stableJson(value);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MvfError(
      'invalid-content',
      `${file} cannot be written as JSON (${reason}); expected plain data that is not nested too deep. Change custom fields and metadata.`,
      { file, cause },
    );
  }
}

function contentOf(venue: Mvf): Map<string, unknown> {
  const content = new Map<string, unknown>([
    ['floor.geojson', collection(venue.floors)],
    ['floorstack.json', venue.floorStacks],
    ['connection.json', venue.connections],
    ['node.geojson', collection(venue.nodes)],
  ]);
  for (const [folder, byFloor] of [
    ['space', venue.spaces],
    ['obstruction', venue.obstructions],
    ['entrance', venue.entrances],
  ] as const) {
    for (const [floor, features] of Object.entries<readonly unknown[]>(byFloor)) {
      content.set(`${folder}/${floor}.geojson`, collection(features));
    }
  }
  for (const [path, value] of extensionsOf(venue)) {
    if (value !== undefined && Object.keys(value).length > 0) content.set(path, value);
  }
  const paths = ['manifest.geojson', ...content.keys(), ...Object.keys(venue.extras)];
  content.set('manifest.geojson', manifestOf(venue.manifest, paths.sort()));
  return content;
}

/** Files that are omitted if they are empty. */
function* extensionsOf(venue: Mvf): Generator<[path: string, content: object | undefined]> {
  for (const [folder, byFloor] of [
    ['area', venue.areas],
    ['annotation', venue.annotations],
    ['floorImages', venue.floorImages],
  ] as const) {
    for (const [floor, features] of Object.entries<readonly unknown[]>(byFloor)) {
      if (features.length > 0) yield [`${folder}/${floor}.geojson`, collection(features)];
    }
  }
  for (const { floorStack, ...facade } of venue.facades) {
    yield [`facade/${floorStack}.json`, facade];
  }
  for (const [code, pack] of Object.entries(venue.languagePacks)) {
    yield [`language/${code}.json`, pack];
  }
  yield ['annotation-symbols.json', venue.annotationSymbols];
  yield ['navigationFlags.json', venue.navigationFlags];
  yield ['styles.json', venue.styles];
  yield ['location.json', venue.locations];
  yield ['category.json', venue.categories];
  for (const [name, value] of Object.entries(venue.enterprise ?? {})) {
    yield [`enterprise/${name}.json`, value];
  }
}

function collection(features: readonly unknown[]): object {
  return { type: 'FeatureCollection', features };
}

function manifestOf(manifest: Manifest, paths: readonly string[]): unknown {
  const { center, externalId, ...rest } = manifest;
  const others = (rest as { details?: object }).details;
  const details = { ...others, ...(externalId !== undefined && { externalId }) };
  const properties = {
    ...rest,
    ...(Object.keys(details).length > 0 && { details }),
    folder_struct: listingOf(paths),
  };
  const geometry = { type: 'Point', coordinates: center };
  return collection([{ type: 'Feature', geometry, properties }]);
}

interface Listed {
  readonly type: 'file' | 'folder';
  readonly name: string;
  readonly children?: Listed[];
}

function listingOf(paths: readonly string[]): Listed[] {
  const folders = new Map<string, Listed[]>();
  const files: Listed[] = [];
  for (const path of paths) {
    const [first = '', second] = path.split('/');
    if (second === undefined) {
      files.push({ type: 'file', name: first });
      continue;
    }
    const children = folders.get(first) ?? [];
    children.push({ type: 'file', name: second });
    folders.set(first, children);
  }
  const listed = [...folders].map(([name, children]): Listed => ({
    type: 'folder',
    name,
    children,
  }));
  return [...files, ...listed];
}
