import type { IndexSettings } from 'algoliasearch';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * Search settings for the hosted provider: those that its documentation crawler uses, plus our
 * filter attributes.
 */
export const hostedSettings: IndexSettings = {
  searchableAttributes: [...levels.map((level) => `unordered(hierarchy.${level})`), 'content'],
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag', 'set', 'kind'],
  attributesToRetrieve: ['hierarchy', 'content', 'url', 'type', 'set', 'kind', 'version'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  // One hit per URL, like the portal's own engine.
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
  indexLanguages: ['en'],
  queryLanguages: ['en'],
};
