import type { LossLog } from '../report/LossLog.ts';
import type { ShapeReference } from '../record-types/shapeReference.ts';
import type { IdMint } from './IdMint.ts';
import type { ImdfFeature } from './readFeatures.ts';
import type { Labels } from './Labels.ts';

/** State shared by the parts of an import. */
export interface ImdfContext {
  readonly log: LossLog;
  readonly labels: Labels;
  /** Ids of spaces, obstructions, entrances, areas, and nodes. */
  readonly shapeIds: IdMint;
  /** Features of a file of the archive, by its name without extension; each file is read once. */
  readonly features: (name: string) => readonly ImdfFeature[];
  /** Floor ids by level id. */
  readonly floorOf: ReadonlyMap<string, string>;
  /** The spaces that each unit became, by unit id. */
  readonly unitParts: Map<string, ShapeReference[]>;
  /** Fixtures and kiosks with occupants, by the id of their anchor. */
  readonly fixtureAt: Map<string, ShapeReference>;
}

/** Notes that a feature was dropped because of a dangling reference. */
export function noteDangling(
  log: LossLog,
  { file, pointer }: ImdfFeature,
  key: string,
  consequence: string,
): void {
  log.add({
    effect: 'lost',
    what: `${file}: ${key}`,
    file,
    pointer: `${pointer}/properties/${key}`,
    message: `${file} has a ${key} that refers to nothing in the archive; ${consequence}.`,
  });
}

/** A text property; undefined if it is missing or empty. */
export function textIn(
  properties: Readonly<Record<string, unknown>>,
  key: string,
): string | undefined {
  const value = properties[key];
  if (typeof value !== 'string') return undefined;
  const text = value.trim().slice(0, 4096);
  return text === '' ? undefined : text;
}

/** A property with a list of ids. */
export function idsIn(properties: Readonly<Record<string, unknown>>, key: string): string[] {
  const value = properties[key];
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}

/** Properties that are kept unchanged, in `metadata`. */
export function metadataOf(
  properties: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = properties[key];
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  );
}

/** Adds items to a list in a map, creating the list if necessary. */
export function addTo<K, V>(lists: Map<K, V[]>, key: K, items: readonly V[]): void {
  const list = lists.get(key) ?? [];
  for (const item of items) list.push(item);
  lists.set(key, list);
}
