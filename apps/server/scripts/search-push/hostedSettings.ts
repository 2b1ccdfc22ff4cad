import type { IndexSettings } from 'algoliasearch';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * How the provider is to search the portal: those settings that its crawler for documentation
 * makes, with our attributes to filter by.
 */
export const hostedSettings: IndexSettings = {
  searchableAttributes: [...levels.map((level) => `unordered(hierarchy.${level})`), 'content'],
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag', 'set', 'kind'],
  attributesToRetrieve: ['hierarchy', 'content', 'url', 'type', 'set', 'kind', 'version'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  // One hit an address, as the portal's own engine has it.
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
