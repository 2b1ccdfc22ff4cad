import { readShape, type Shape, type ShapeFix } from '../geojson/readShape.ts';
import { MvfError } from '../MvfError.ts';
import type { LossLog } from '../report/LossLog.ts';
import { isObject } from '../isObject.ts';
import type { ImdfCollection, ImdfSource } from './ImdfSource.ts';

/** A feature of an IMDF file, with its geometry decomposed. */
export interface ImdfFeature {
  /** Id in the archive, unique among features of its file. */
  readonly id: string;
  readonly shape: Shape;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly file: string;
  /** JSON pointer to it. */
  readonly pointer: string;
}

/**
 * The features of one file of the archive; none if it is missing. Invalid features are dropped
 * with a note.
 *
 * @throws MvfError `invalid-content` if the file is not a FeatureCollection
 */
export function readFeatures(source: ImdfSource, name: string, log: LossLog): ImdfFeature[] {
  const collection = source.collections.get(name);
  if (collection === undefined) return [];
  const seen = new Set<string>();
  return featuresOf(collection).flatMap((given, i) => {
    const { file } = collection;
    const pointer = `/features/${i}`;
    const dropped = (what: string, message: string): [] => {
      log.add({ effect: 'lost', what: `${name}: ${what}`, file, pointer, message });
      return [];
    };
    if (!isObject(given) || !isObject(given['properties'])) {
      return dropped('no feature', `${file} has entries without properties; they were left out.`);
    }
    const properties = given['properties'];
    const id = idOf(given['id'] ?? properties['id']) ?? `${name}-${i + 1}`;
    if (seen.has(id)) {
      const message = `${file} has several features with one id, such as "${id}"; all but the first were left out.`;
      return dropped('repeated id', message);
    }
    seen.add(id);
    const shape = readShape(given['geometry']);
    for (const fix of shape.fixes) noteFix(fix, { log, name, file, pointer });
    return [{ id, shape, properties, file, pointer }];
  });
}

function featuresOf({ content, file }: ImdfCollection): readonly unknown[] {
  const features = isObject(content) ? content['features'] : content;
  if (Array.isArray(features)) return features;
  throw new MvfError(
    'invalid-content',
    `${file}: the content is not a FeatureCollection; expected an object with an array "features". Export the file again.`,
    { file, pointer: '/features' },
  );
}

/** An id as text; manually created files may have numbers. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : undefined;
}

interface FixPlace {
  readonly log: LossLog;
  readonly name: string;
  readonly file: string;
  readonly pointer: string;
}

const fixes: Readonly<Record<ShapeFix, readonly ['lost' | 'changed', string]>> = {
  'ring direction': ['changed', 'had rings in the wrong direction; they were reversed.'],
  'open ring': ['changed', 'had rings whose last position is not the first; they were closed.'],
  'stray ring': ['changed', 'had holes that lie outside their polygon; they became polygons.'],
  position: ['lost', 'had positions that are not longitude and latitude; they were left out.'],
  ring: ['lost', 'had rings with fewer than three positions or no area; they were left out.'],
  height: ['lost', 'had positions with a height; a venue has no place for it, so it was left out.'],
  geometry: ['lost', 'had geometries that cannot be read; they were left out.'],
};

function noteFix(fix: ShapeFix, { log, name, file, pointer }: FixPlace): void {
  const [effect, what] = fixes[fix];
  log.add({ effect, what: `${name}: ${fix}`, file, pointer, message: `${file} ${what}` });
}
