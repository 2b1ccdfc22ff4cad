/** A part of a text, and the term it is found by. */
export interface Part {
  /** Offsets in the text. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  /** Lowercase, without accents. */
  readonly term: string;
}

/** A word as written, and the terms it can be found by. */
export interface Word {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  /** The word without its separators: `animateTo` → `animateto`. */
  readonly whole: string;
  /**
   * The parts between its dots, without other separators: `mapView.labels` → `mapview`, `labels`.
   */
  readonly segments: readonly string[];
  /** Its parts by camel case, dots, hyphens, and underscores. At least one. */
  readonly parts: readonly Part[];
}

const compound = /[\p{L}\p{N}\p{M}]+(?:[._-][\p{L}\p{N}\p{M}]+)*/gu;
/**
 * Boundaries of parts: a separator, the start of a capital or a number, the end of a run of
 * capitals.
 */
const boundary =
  /[._-]|(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})/gu;

/** `turn by turn` is one word, because its parts mean something else. */
const repeated = /(?<![\p{L}\p{N}])(\p{L}+) by \1(?![\p{L}\p{N}])/giu;
const hyphenate = (words: string): string => words.replaceAll(' ', '-');

/** Maximum length of a term, which protects the index against pasted keys and hashes. */
const maxTermLength = 40;

/**
 * Splits text into words and their parts, so that `level-selection`, `animateTo`, and `deck.gl` are
 * found by the whole word and by each part.
 */
export function splitTerms(text: string): Word[] {
  return [...text.replace(repeated, hyphenate).matchAll(compound)].map((match) => {
    const start = match.index;
    return {
      start,
      end: start + match[0].length,
      whole: fold(match[0].replace(/[._-]/g, '')),
      segments: match[0].split('.').map((segment) => fold(segment.replace(/[_-]/g, ''))),
      parts: splitParts(match[0], start),
    };
  });
}

/** Cache of split strings, because the same hits are shown repeatedly. */
const maxRemembered = 2000;
const remembered = new Map<string, readonly Word[]>();

/** Like `splitTerms`, but caches the result. For strings in the index. */
export function splitIndexedText(text: string): readonly Word[] {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= maxRemembered) remembered.clear();
  const words = splitTerms(text);
  remembered.set(text, words);
  return words;
}

/** Returns all terms that find a text. */
export function indexTerms(text: string): string[] {
  return splitTerms(text).flatMap(({ whole, segments, parts }) =>
    parts.length > 1
      ? [...new Set([whole, ...segments, ...parts.map(({ term }) => term)])]
      : [whole],
  );
}

function splitParts(word: string, offset: number): Part[] {
  // Most words have no parts.
  if (/^[A-Z]?[a-z]*$/.test(word)) {
    return [{ start: offset, end: offset + word.length, term: fold(word) }];
  }
  const cuts = [...word.matchAll(boundary)].map((cut) => [cut.index, cut.index + cut[0].length]);
  const starts = [0, ...cuts.map(([, end]) => end ?? 0)];
  const ends = [...cuts.map(([start]) => start ?? 0), word.length];
  return starts.map((start, index) => {
    const end = ends[index] ?? word.length;
    return { start: offset + start, end: offset + end, term: fold(word.slice(start, end)) };
  });
}

function fold(text: string): string {
  // Most words only need to be lowercased.
  if (/^[\w.-]*$/.test(text)) return text.toLowerCase().slice(0, maxTermLength);
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, maxTermLength);
}
