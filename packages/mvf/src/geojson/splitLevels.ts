import { isObject } from '../isObject.ts';
import { levelsWithin, type LevelSpan, parseLevels } from '../levels/parseLevels.ts';
import { MvfError } from '../MvfError.ts';
import type { LossLog } from '../report/LossLog.ts';
import { isPlaceholder } from '../isPlaceholder.ts';
import { outlineOf } from './outlineOf.ts';
import type { OpenFile, OpenFloor } from './openFloors.ts';
import { propertiesOf } from './propertiesOf.ts';
import { ordinalName } from './propertyNames.ts';
import { readShape } from './readShape.ts';

const mostLevels = 200;

/** A level of the files: its number, and its name if they have one. */
interface Level {
  readonly elevation: number;
  readonly name?: string;
}

/** A feature, and the levels that its property names. */
interface Leveled {
  readonly file: OpenFile;
  readonly feature: unknown;
  readonly index: number;
  readonly properties: Readonly<Record<string, unknown>>;
  /** The value of the level property as text; empty if there is none. */
  readonly word: string;
  readonly spans: readonly LevelSpan[];
  readonly isOutline: boolean;
  /** Whether it is the outline of a site, which is on no floor. */
  readonly isSite: boolean;
}

/**
 * Assigns the features to the floors that their level property names, across all given files.
 * Floors with their own elevation or id, and files without levels, stay unchanged.
 *
 * @throws MvfError `invalid-content` for more than 200 levels
 */
export function splitLevels(given: readonly OpenFloor[], log: LossLog): readonly OpenFloor[] {
  if (isTold(given) || !hasLevels(given)) return given;
  const features = withNumbers(
    given.flatMap(({ files }) => files.flatMap((file) => leveledOf(file))),
    log,
  );
  const levels = levelsOf(features, log);
  const [only] = given;
  if (levels.length < 2 && given.length === 1) return withElevation(given, levels[0]);
  noteSplit(features, levels, log);
  const byLevel = featuresByLevel(
    features,
    levels.map(({ elevation }) => elevation),
  );
  return levels.map(({ elevation, name }) => ({
    file: given.length === 1 && only ? only.file : `level ${elevation}`,
    name: name ?? `Level ${elevation}`,
    elevation,
    isExported: false,
    ...(only?.building !== undefined && { building: only.building }),
    files: filesOf(byLevel.get(elevation) ?? []),
  }));
}

/** Whether the caller or our exporter says which floors there are. */
export function isTold(given: readonly OpenFloor[]): boolean {
  return given.some(
    ({ elevation, id, isExported }) => elevation !== undefined || id !== undefined || isExported,
  );
}

/** Whether features on all floors name their level. */
export function hasLevels(given: readonly OpenFloor[]): boolean {
  return given.every((floor) => floor.files.some(({ names }) => names.level));
}

function featuresByLevel(
  features: readonly Leveled[],
  known: readonly number[],
): Map<number, Leveled[]> {
  const ground = groundOf(known);
  const byLevel = new Map(known.map((level) => [level, [] as Leveled[]]));
  for (const item of features) {
    const own = item.spans.length === 0 ? [ground] : nearestWithin(item.spans, known);
    const isEverywhere = item.isOutline && !item.isSite && item.spans.length === 0;
    const here = isEverywhere ? known : own;
    for (const level of here) byLevel.get(level)?.push(item);
  }
  return byLevel;
}

/** The level nearest to the ground. */
function groundOf(levels: readonly number[]): number {
  return levels.reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best), Infinity);
}

function withElevation(
  given: readonly OpenFloor[],
  level: Level | undefined,
): readonly OpenFloor[] {
  if (level === undefined) return given;
  return given.map((floor) => ({
    ...floor,
    elevation: level.elevation,
    name: floor.name ?? level.name ?? `Level ${level.elevation}`,
  }));
}

function filesOf(items: readonly Leveled[]): OpenFile[] {
  const entries = new Map<OpenFile, OpenFile['features'][number][]>();
  for (const { file, feature, index } of items) {
    const own = entries.get(file) ?? [];
    entries.set(file, own);
    own.push({ feature, index });
  }
  return [...entries].map(([file, features]) => ({ ...file, features }));
}

function leveledOf(file: OpenFile): Leveled[] {
  const { names } = file;
  return file.features.map(({ feature, index }) => {
    const properties = propertiesOf(feature);
    const value = names.level === undefined ? undefined : properties[names.level];
    const word = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const spans = parseLevels(value) ?? [];
    const outline = outlineOf(properties, names);
    const [isOutline, isSite] = [outline !== undefined, outline === 'site'];
    return { file, feature, index, properties, word, spans, isOutline, isSite };
  });
}

/** Numbers for words that are not levels, such as ids and "Roof": by their ordinal, or in the given order. */
function withNumbers(features: readonly Leveled[], log: LossLog): readonly Leveled[] {
  const strange = features.filter(({ word, spans }) => word !== '' && spans.length === 0);
  if (strange.length === 0) return features;
  const ordinal = ordinalName(features.map(({ feature }) => feature));
  const numbers = new Map<string, number>();
  for (const { word, properties } of strange) {
    const [span] = (ordinal === undefined ? undefined : parseLevels(properties[ordinal])) ?? [];
    if (span !== undefined && !numbers.has(word)) numbers.set(word, span[0]);
  }
  const open = [...new Set(strange.map(({ word }) => word))].filter((word) => !numbers.has(word));
  if (open.length > mostLevels) throw tooMany(open.length);
  const highest = [...numbers.values(), ...features.flatMap(({ spans }) => spans.flat())].reduce(
    (most, level) => Math.max(most, level),
    -1,
  );
  open.forEach((word, i) => numbers.set(word, Math.floor(highest) + 1 + i));
  log.add({
    effect: 'changed',
    what: 'level without number',
    count: open.length,
    message: `Levels such as "${open[0]?.slice(0, 60) ?? ''}" have no number; they were placed on top, in the order of the file. Add a property "ordinal", with 0 for the ground.`,
  });
  return features.map((item) => {
    const number = item.spans.length === 0 ? numbers.get(item.word) : undefined;
    return number === undefined ? item : { ...item, spans: [[number, number]] };
  });
}

/** The levels with a room, lowest first. */
function levelsOf(features: readonly Leveled[], log: LossLog): Level[] {
  const all = [...new Set(features.flatMap(({ spans }) => spans.flat()))];
  if (all.length > mostLevels) throw tooMany(all.length);
  const drawn = features.filter((item) => !item.isSite && hasPolygon(item.feature));
  const levelsOfAll = (items: readonly Leveled[]): Set<number> =>
    new Set(items.flatMap(({ spans }) => levelsWithin(spans, all)));
  const withRooms = levelsOfAll(drawn.filter((item) => !item.isOutline));
  const withPolygons = withRooms.size > 0 ? withRooms : levelsOfAll(drawn);
  // Polygons without a level are on the ground.
  const own = withPolygons.size > 0 ? withPolygons : new Set(all.length > 0 ? [groundOf(all)] : []);
  const elevations = [...own];
  log.add({
    effect: 'changed',
    what: 'level without rooms',
    count: all.length - elevations.length,
    message: `Levels without a polygon, such as ${all.find((one) => !own.has(one)) ?? ''}, did not become floors; their features were moved to the nearest floor below, or otherwise above.`,
  });
  const names = namesOf(features, log);
  return elevations
    .sort((a, b) => a - b)
    .map((elevation) => {
      const name = names.get(elevation)?.trim().slice(0, 200);
      return { elevation, ...(name !== undefined && name !== '' && { name }) };
    });
}

/** Names of levels: a word in the level property, or the name of the level's outline. */
function namesOf(features: readonly Leveled[], log: LossLog): Map<number, string> {
  const names = new Map<number, string>();
  const single = features.flatMap((item) => {
    const [span, other] = item.spans;
    return span === undefined || other || span[0] !== span[1] ? [] : [{ ...item, level: span[0] }];
  });
  for (const { word, level } of single) {
    if (/\p{L}{2}/u.test(word) && !isPlaceholder(word)) names.set(level, word);
  }
  noteMerged(single, log);
  for (const { properties, file, level } of single.filter((item) => item.isOutline)) {
    const name = file.names.name === undefined ? undefined : properties[file.names.name];
    if (typeof name === 'string' && !isPlaceholder(name)) names.set(level, name);
  }
  return names;
}

/** Notes levels with different words, such as "Ground" and "Lobby", that have the same number. */
function noteMerged(
  single: readonly { readonly word: string; readonly level: number }[],
  log: LossLog,
): void {
  const words = new Map<number, Set<string>>();
  for (const { word, level } of single) {
    if (!/\p{L}{2}/u.test(word)) continue;
    words.set(level, (words.get(level) ?? new Set()).add(word.trim()));
  }
  const merged = [...words].filter(([, own]) => own.size > 1);
  const [[level, own] = [0, new Set<string>()]] = merged;
  const listed = [...own].slice(0, 3).map((word) => JSON.stringify(word.slice(0, 60)));
  log.add({
    effect: 'changed',
    what: 'levels with one number',
    count: merged.length,
    message: `Levels with different names and the same number became one floor, such as ${listed.join(' and ')}, which are ${level}. Give each floor a number of its own.`,
  });
}

/** The floors within the spans, otherwise the nearest one below, otherwise above. */
function nearestWithin(spans: readonly LevelSpan[], known: readonly number[]): readonly number[] {
  const own = levelsWithin(spans, known);
  if (own.length > 0) return own;
  const lowest = Math.min(...spans.map(([low]) => low));
  const below = known.findLast((level) => level < lowest);
  return [below ?? known[0] ?? lowest];
}

function hasPolygon(feature: unknown): boolean {
  return isObject(feature) && readShape(feature['geometry']).polygons.length > 0;
}

function noteSplit(features: readonly Leveled[], levels: readonly Level[], log: LossLog): void {
  const known = levels.map(({ elevation }) => elevation);
  const without = features.filter(({ spans, isOutline }) => spans.length === 0 && !isOutline);
  log.add({
    effect: 'changed',
    what: 'feature without level',
    count: without.length,
    ...(without[0] && { file: without[0].file.file, pointer: `/features/${without[0].index}` }),
    message: 'Features without a level were placed on the level nearest to the ground.',
  });
  log.add({
    effect: 'added',
    what: 'feature on several levels',
    count: features.filter(({ spans }) => levelsWithin(spans, known).length > 1).length,
    message: 'Features on several levels, such as "0;1" or "0-2", were placed on each of them.',
  });
}

function tooMany(count: number): MvfError {
  return new MvfError(
    'invalid-content',
    `The files have ${count} or more different levels; expected at most ${mostLevels}. Specify the property with the level: properties.level.`,
  );
}
