import { typoDistance } from './typoDistance.ts';

/** A normalized name or query. */
export interface FoldedText {
  readonly words: readonly string[];
  /** Its words without spaces between them. */
  readonly joined: string;
}

/**
 * Match tiers, the best last: some of the words; all words, with typos; a name with typos; all
 * words exactly, in any field; all words as prefixes of words of the name; a prefix of the name; an
 * external id; the whole name.
 */
export const tiers = {
  someWords: 0,
  allWordsWithTypos: 1,
  nameWithTypos: 2,
  allWords: 3,
  wordsOfName: 4,
  beginning: 5,
  externalId: 6,
  wholeName: 7,
} as const;

/**
 * Ranks how well a name matches a query.
 *
 * @returns a tier plus a fraction below 0.5 for closeness within the tier; `undefined` if the name
 * does not match
 */
export function rankName(typed: FoldedText, name: FoldedText): number | undefined {
  if (name.joined === typed.joined) {
    const isSpaced = name.words.length === typed.words.length;
    return tiers.wholeName + (isSpaced ? 0.4 : 0.2);
  }
  const length = typed.joined.length / name.joined.length;
  if (name.joined.startsWith(typed.joined)) return tiers.beginning + 0.4 * length;
  const begins = (word: string) => name.words.some((other) => other.startsWith(word));
  if (typed.words.every(begins)) return tiers.wordsOfName + 0.4 * Math.min(1, length);
  const allowed = allowedTypos(typed.joined);
  const start = name.joined.slice(0, typed.joined.length + allowed);
  const { whole, beginning } = typoDistance(typed.joined, start);
  // The query can only match the beginning of a longer name.
  const distance = start === name.joined ? whole : Infinity;
  if (distance <= allowed) return tiers.nameWithTypos + 0.4 / distance;
  if (beginning <= allowed) return tiers.nameWithTypos + 0.15 / beginning;
  return undefined;
}

/** Number of typos allowed for text of this length. */
export function allowedTypos({ length }: { readonly length: number }): number {
  if (length < 4) return 0;
  return length < 9 ? 1 : 2;
}
