/** Longest word that is told from another by its letters; more of it is not looked at. */
const MAX_WORD_LENGTH = 48;

/** Letters that have no mark to take off, and what they are typed as. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Accents of Latin, Greek and Cyrillic, vowel points of Hebrew and Arabic. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
/** What is not seen, such as marks of direction, and apostrophes: `Macy’s` is typed `macys`. */
const UNSEEN = /[\p{Cf}'’‘ʼ`´]/gu;

const WORD = /[\p{L}\p{N}\p{M}\p{Cf}'’‘ʼ`´]+/gu;
/** Scripts that put no space between words. */
const SPACELESS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** A word of a text, and where it stands. */
export interface FoldedWord {
  /** Without accents, in lower case. */
  readonly word: string;
  /** Offset of its first UTF-16 unit in the text. */
  readonly start: number;
  /** Offset after its last. */
  readonly end: number;
}

/** Words of a text as a search sees them: without case, accents and punctuation. */
export function wordsOf(text: string): FoldedWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: raw, index }) => {
    const word = foldWord(raw);
    return word === '' ? [] : [{ word, start: index, end: index + raw.length }];
  });
}

/**
 * What a word is found by: itself; in scripts without spaces also each part of it that runs to its
 * end, since any letter may begin a word.
 */
export function termsOf(word: string): string[] {
  if (!SPACELESS.test(word)) return [word];
  const letters = [...word];
  return letters.map((_, i) => letters.slice(i).join(''));
}

function foldWord(raw: string): string {
  return raw
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .slice(0, MAX_WORD_LENGTH);
}
