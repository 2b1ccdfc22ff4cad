import { splitTerms, type Word } from './splitTerms.ts';

/** Words that say nothing of what is looked for, unless the whole query is made of them. */
const fillers = new Set(
  'a an and are can do does for how i in is it my of on or the to what where with'.split(' '),
);

/** The words of a query that are searched for and marked: all but fillers. */
export function queryWords(query: string): Word[] {
  const words = splitTerms(query);
  const telling = words.filter(({ whole }) => !fillers.has(whole));
  return telling.length > 0 ? telling : words;
}
