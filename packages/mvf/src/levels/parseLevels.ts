/** The lowest and the highest level of a range; equal for a single level. */
export type LevelSpan = readonly [low: number, high: number];

const longestText = 200;
const mostParts = 64;
const number = String.raw`[+-]?\d{1,4}(?:\.\d{1,4})?`;
const single = new RegExp(`^${number}$`);
const range = new RegExp(`^(${number})\\s*(?:-|–|\\.\\.|to)\\s*(${number})$`);

/** Words for levels without a number; compared in lowercase without spaces and punctuation. */
const words: ReadonlyMap<string, number> = new Map([
  ...[
    'g',
    'gf',
    'ground',
    'groundfloor',
    'groundlevel',
    'eg',
    'erdgeschoss',
    'parterre',
    'rdc',
  ].map((word) => [word, 0] as const),
  ...['m', 'mezz', 'mezzanine'].map((word) => [word, 0.5] as const),
  ...['b', 'basement', 'ug', 'keller', 'untergeschoss', 'soussol'].map(
    (word) => [word, -1] as const,
  ),
]);

/**
 * The levels in a value such as `2`, `"0;1"`, `"0-2"`, `"-1-3"`, `"L2"`, `"2nd floor"`, `"B1"`, or
 * `"EG"`. Undefined if it names no level.
 */
export function parseLevels(value: unknown): readonly LevelSpan[] | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) ? [[value + 0, value + 0]] : undefined;
  if (Array.isArray(value)) return parseLevels(value.slice(0, mostParts).map(String).join(';'));
  if (typeof value !== 'string' || value.length > longestText) return undefined;
  const parts = value
    .split(/[;,|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const spans = parts.slice(0, mostParts).map((part) => spanOf(part));
  const known = spans.filter((span) => span !== undefined);
  return known.length > 0 && known.length === parts.length ? known : undefined;
}

function spanOf(text: string): LevelSpan | undefined {
  if (single.test(text)) return [Number(text) + 0, Number(text) + 0];
  const [, from, to] = range.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const ends = [Number(from) + 0, Number(to) + 0];
    return [Math.min(...ends), Math.max(...ends)];
  }
  const level = levelOfWord(text.toLowerCase().replaceAll(/[\s._°-]+/g, ''));
  return level === undefined ? undefined : [level, level];
}

function levelOfWord(word: string): number | undefined {
  const known = words.get(word);
  if (known !== undefined) return known;
  const below = /^(?:b|basement|ug|untergeschoss)(\d{1,3})$|^(\d{1,3})(?:ug|untergeschoss)$/.exec(
    word,
  );
  if (below !== null) return -Number(below[1] ?? below[2]);
  const above =
    /^(?:l|lvl|level|f|fl|floor|storey|story|og|obergeschoss|etage|piso|niveau)(\d{1,3})$/.exec(
      word,
    ) ??
    /^(\d{1,3})(?:st|nd|rd|th|e|er)?(?:f|floor|level|storey|story|og|obergeschoss|etage)$/.exec(
      word,
    );
  return above === null ? undefined : Number(above[1]);
}

/**
 * The known levels within spans, lowest first. A range does not create levels between its ends,
 * because a venue may not have them.
 */
export function levelsWithin(spans: readonly LevelSpan[], known: readonly number[]): number[] {
  const found = known.filter((level) => spans.some(([low, high]) => low <= level && level <= high));
  return [...new Set(found)].sort((a, b) => a - b);
}
