import { z } from 'zod';

const names = z.array(z.string().max(200)).max(100);

/**
 * Index settings of the provider, which this server stores and returns. Its own engine ignores
 * them.
 */
export const indexSettingsSchema = z.strictObject({
  searchableAttributes: names.optional(),
  attributesForFaceting: names.optional(),
  attributesToRetrieve: names.optional(),
  attributesToHighlight: names.optional(),
  attributesToSnippet: names.optional(),
  camelCaseAttributes: names.optional(),
  customRanking: names.optional(),
  ranking: names.optional(),
  attributeForDistinct: z.string().max(200).optional(),
  distinct: z.union([z.boolean(), z.int().min(0).max(4)]).optional(),
  highlightPreTag: z.string().max(100).optional(),
  highlightPostTag: z.string().max(100).optional(),
  minWordSizefor1Typo: z.int().min(0).max(100).optional(),
  minWordSizefor2Typos: z.int().min(0).max(100).optional(),
  allowTyposOnNumericTokens: z.boolean().optional(),
  minProximity: z.int().min(1).max(7).optional(),
  ignorePlurals: z.union([z.boolean(), names]).optional(),
  advancedSyntax: z.boolean().optional(),
  attributeCriteriaComputedByMinProximity: z.boolean().optional(),
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']).optional(),
  separatorsToIndex: z.string().max(100).optional(),
  indexLanguages: names.optional(),
  queryLanguages: names.optional(),
  hitsPerPage: z.int().min(1).max(1000).optional(),
});

/** Settings of an index. */
export type IndexSettings = z.infer<typeof indexSettingsSchema>;

/** Synonyms. They are stored like the settings, because our own engine has its own list. */
export const synonymsSchema = z
  .array(
    z.object({
      objectID: z.string().min(1).max(200),
      type: z.literal('synonym'),
      synonyms: z.array(z.string().max(100)).max(100),
    }),
  )
  .max(5000);

/** Groups of words of an index. */
export type Synonyms = z.infer<typeof synonymsSchema>;
