import { splitTerms, type Word } from './splitTerms.ts';

/** Words that carry no meaning, unless the whole query consists of them. */
const fillers = new Set(
  (
    'a an and any are as at be by can could did do does for from has have how i if in into is it its ' +
    'just me my of on or our please should so some that the their them then there these this through to was we ' +
    'were what when where which who why will with would you your'
  ).split(' '),
);

/** The words of a query to search for and highlight: all but fillers. */
export function queryWords(query: string): Word[] {
  const words = splitTerms(query.replace(/['’]s\b/g, ''));
  const telling = words.filter(({ whole }) => !fillers.has(whole));
  return telling.length > 0 ? telling : words;
}

/**
 * Replaces hyphens with spaces, so that `blue-dot` is `blue dot`, but not in `turn-by-turn`.
 *
 * @param isName - whether a word without its hyphens is a name, and keeps them
 */
export function spaceHyphens(text: string, isName = (_joined: string) => false): string {
  return text.replace(/[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)+/gu, (word) => {
    const isRepeated = /^(\p{L}+)-by-\1$/u.test(word);
    return isRepeated || isName(word.replaceAll('-', '')) ? word : word.replaceAll('-', ' ');
  });
}

/**
 * Common words with little meaning, such as verbs for using anything, and words that name a part of the portal, which
 * the first page of that part repeats.
 */
const faintWords = new Set(
  'curl endpoint endpoints get give have know make need now playground possible showcase use using used want way'.split(
    ' ',
  ),
);

/** Whether a word carries little meaning, so that other words decide. */
export function isFaint(word: string): boolean {
  return faintWords.has(word);
}

/** Whether a word carries no meaning. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
