/** Only this many letters of a word are used. */
const MAX_WORD_LENGTH = 48;

/** Letters that are not decomposed by Unicode, and what people type instead. */
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

/** Accents of Latin, Greek, and Cyrillic, vowel points of Hebrew and Arabic. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
/** Invisible characters, such as direction marks, and apostrophes: `Macy’s` is typed `macys`. */
const UNSEEN = /[\p{Cf}'’‘ʼ`´]/gu;

const WORD = /[\p{L}\p{N}\p{M}\p{Cf}'’‘ʼ`´]+/gu;
/** Scripts without spaces between words. */
const SPACELESS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** A word of text and its position. */
export interface FoldedWord {
  /** Without accents, in lowercase. */
  readonly word: string;
  /** Start offset in the text, in UTF-16 code units. */
  readonly start: number;
  /** End offset, exclusive. */
  readonly end: number;
}

/** Splits text into words and removes case, accents, and punctuation. */
export function wordsOf(text: string): FoldedWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: raw, index }) => {
    const word = foldWord(raw);
    return word === '' ? [] : [{ word, start: index, end: index + raw.length }];
  });
}

/**
 * The index terms of a word: the word itself and, in scripts without spaces, each suffix, because
 * any character may start a word.
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
