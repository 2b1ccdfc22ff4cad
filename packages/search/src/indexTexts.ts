import { headingTerms, pageAddress, pageTerms, type Page, type PageTexts } from './groupPages.ts';
import { encodePhrases, phrasesOf, type PagePhrases } from './PagePhrases.ts';
import { PostingsBuilder, type Postings } from './Postings.ts';
import { scoreTerms, type TermScores } from './scoreTerms.ts';
import { indexTerms } from './splitTerms.ts';

/** The terms of an index, with their scores on pages and the sections that contain them. */
export interface IndexedTerms {
  readonly scores: TermScores;
  /** In the order of the terms of `scores`. */
  readonly postings: Postings;
  readonly phrases: PagePhrases;
}

/** Indexes the text of pages. */
export function buildTerms(
  pages: readonly Page[],
  texts: ReadonlyMap<string, PageTexts>,
): IndexedTerms {
  const textsOf = (page: Page) => texts.get(pageAddress(page.sections[0].records[0]));
  const scores = scoreTerms(pages.map((page) => pageTerms(page, textsOf(page))));
  const phrases = pages.map((page) => phrasesOf(page, textsOf(page)));
  const builder = new PostingsBuilder();
  pages
    .flatMap(({ sections }) => sections)
    .forEach(({ heading, keys, records }, section) => {
      const names = [...headingTerms(heading), ...keys];
      for (const term of names) builder.add(term, section, true, 0);
      records.forEach(({ content }, record) => {
        for (const term of indexTerms(content ?? '')) builder.add(term, section, false, record);
      });
    });
  return {
    scores,
    postings: builder.build(scores.terms),
    phrases: encodePhrases(phrases, scores.terms),
  };
}
