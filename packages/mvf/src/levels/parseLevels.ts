/** The lowest and the highest level of a range; equal for a single level. */
export type LevelSpan = readonly [low: number, high: number];

const longestText = 200;
const mostParts = 64;
const number = String.raw`[+-]?\d{1,4}(?:\.\d{1,4})?`;
const single = new RegExp(`^${number}$`);
const range = new RegExp(`^(${number})\\s*(?:-|–|\\.\\.|to)\\s*(${number})$`);

/** Words for levels without a number, in lowercase without accents, spaces, and punctuation. */
const words: ReadonlyMap<string, number> = new Map([
  ...numbered(
    0,
    'g|gf|ground|groundfloor|groundlevel|eg|erdgeschoss|parterre|rdc|rezdechaussee|plantabaja|pianoterra|terreo|beganegrond',
  ),
  ...numbered(0.5, 'm|mezz|mezzanine'),
  ...numbered(-1, 'b|basement|ug|keller|untergeschoss|soussol|sotano|kelder'),
]);

/** Words before or after the number of a level below the ground, and of one above it. */
const under = 'basement|ug|untergeschoss|soussol|sotano|地下';
const over =
  'f|fl|floor|level|storey|story|og|obergeschoss|etage|piso|niveau|planta|piano|andar|verdieping|階|層|层|楼|층';
const belowGround = new RegExp(`^(?:b|${under})(\\d{1,3})[f階層层楼층]?$|^(\\d{1,3})(?:${under})$`);
const aboveGround = new RegExp(
  `^(?:l|lvl|${over})(\\d{1,3})$|^(\\d{1,3})(?:st|nd|rd|th|er?|a|o)?(?:${over})$`,
);

/** Numbers in words, 1 first, as in `First floor` and `Level one`. */
const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';
const cardinals = 'one|two|three|four|five|six|seven|eight|nine|ten';
const storey = '(?:level|floor|storey|story)';
const inWords = new RegExp(`^(?:(${ordinals})${storey}?|${storey}?(${cardinals}))$`);

/**
 * The levels in a value such as `2`, `"0;1"`, `"0-2"`, `"-1-3"`, `"L2"`, `"2nd floor"`, `"Second floor"`,
 * `"B1"`, or `"EG"`. Undefined if it names no level.
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

function numbered(level: number, list: string): (readonly [string, number])[] {
  return list.split('|').map((word) => [word, level]);
}

function spanOf(text: string): LevelSpan | undefined {
  if (single.test(text)) return [Number(text) + 0, Number(text) + 0];
  const [, from, to] = range.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const ends = [Number(from) + 0, Number(to) + 0];
    return [Math.min(...ends), Math.max(...ends)];
  }
  const level = levelOfWord(plainWord(text));
  return level === undefined ? undefined : [level, level];
}

/** A text in lowercase, without accents, spaces, and punctuation. */
function plainWord(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFC');
  return plain.toLowerCase().replaceAll(/[\s._°-]+/g, '');
}

function levelOfWord(word: string): number | undefined {
  const known = words.get(word);
  if (known !== undefined) return known;
  const [, ordinal, cardinal] = inWords.exec(word) ?? [];
  if (ordinal !== undefined) return ordinals.split('|').indexOf(ordinal) + 1;
  if (cardinal !== undefined) return cardinals.split('|').indexOf(cardinal) + 1;
  const below = belowGround.exec(word);
  if (below !== null) return -Number(below[1] ?? below[2]);
  const above = aboveGround.exec(word);
  return above === null ? undefined : Number(above[1] ?? above[2]);
}

/**
 * The known levels within spans, lowest first. A range does not create levels between its ends,
 * because a venue may not have them.
 */
export function levelsWithin(spans: readonly LevelSpan[], known: readonly number[]): number[] {
  const found = known.filter((level) => spans.some(([low, high]) => low <= level && level <= high));
  return [...new Set(found)].sort((a, b) => a - b);
}
