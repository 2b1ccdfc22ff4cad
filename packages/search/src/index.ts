export { SearchIndex } from './SearchIndex.ts';
export { pageKinds, recordTypes, searchRecordSchema } from './SearchRecord.ts';
export { groupPages, pageAddress } from './groupPages.ts';
export { ownHeading } from './headings.ts';
export { queryWords } from './queryWords.ts';
export { splitIndexedText } from './splitTerms.ts';
export { synonymGroups } from './synonyms.ts';

export type { Match } from './SearchIndex.ts';
export type { SearchRecord } from './SearchRecord.ts';
export type { RecordFilter } from './FacetCombinations.ts';
export type { Page, PageTexts, Section, SectionName } from './groupPages.ts';
export type { Part, Word } from './splitTerms.ts';
