import type { SearchRecord } from './SearchRecord.ts';

/** Weight of a word by its position on a page. */
export const fieldWeights = {
  title: 7,
  path: 3,
  headings: 4,
  description: 4,
  keywords: 8,
  body: 1,
  code: 0.5,
};
/** A searched part of a page. */
export type Field = keyof typeof fieldWeights;

/** Weight of a word on every page. A word on a single page has weight 1. */
export const minRarity = 0.3;
/** Factor for a common word, such as `use`. */
export const faintShare = 0.3;
/** Factor for an optional word, such as the `camera` of `camera.focusOn`. */
export const optionalShare = 0.3;

/**
 * Factors for a page whose title, heading, symbol, or example is the query; lower if it only starts with it.
 */
export const nameGain = { title: 2.2, heading: 2, symbol: 5, example: 4 };
/** Factor for a page of the reference if the query looks like code. */
export const codeGain = 1.5;

/**
 * Additional share of a page's score if one of its headings or search phrases has exactly the words of the query.
 */
export const phraseGain = 5;

/** The reference of the platform API, which has no guides of its own. */
const apiReferenceWeight = 0.6;
/** If nothing else decides, guides rank before release notes, and these before symbols. */
const kindWeight: Readonly<Record<SearchRecord['kind'], number>> = {
  guide: 1,
  page: 0.85,
  reference: 0.5,
  blog: 0.6,
  example: 0.5,
  'release-note': 0.8,
};
/**
 * Factor for pages of an older version if the search includes the latest version of their set. Greater than all
 * differences of the weights above, so that the latest version comes first.
 */
export const olderVersionWeight = 1 / 16;
/** The venue format keeps its first version alongside the second. */
const olderFormatWeight = 0.75;
/** The set whose guides come first. */
export const mainSet = 'web-sdk';
/**
 * The web SDK comes first for queries that name no platform, because guides of the mobile SDKs have
 * the same titles.
 */
const otherSdkWeight = 0.35;
/** Factor for the guides of other SDKs if the user reads one. */
const rivalSdkWeight = 0.1;
/** Factor for pages outside SDKs if the search includes a single SDK, whose guides come first. */
const otherSetWeight = 0.3;
/** Words of a query that name the platform of a set. */
const platformWords: ReadonlyMap<string, RegExp> = new Map([
  ['web-sdk', /\b(web|website|browser|javascript|typescript|npm)\b/i],
  ['react-native-sdk', /\b(react[ -]?native|expo|metro|hermes)\b/i],
  ['ios-sdk', /\b(ios|iphone|ipad|swift|swift ?ui|ui ?kit|xcode|voice ?over)\b/i],
  ['android-sdk', /\b(android|kotlin|java|jetpack|compose|gradle|talk ?back)\b/i],
]);
/** Factor for a part that the query names, to offset the lower weight of pages other than guides. */
const namedPartGain = 2.8;
/** Factor for examples that the query clearly asks for, greater than the gain of a guide that has the same name. */
const namedExampleGain = 6;
/** Words that ask for a program to look at instead of an explanation. `sample data` does not. */
const exampleWords =
  /\b(demos?|examples?|playground|samples?(?= apps?| code| *$)|sandbox|showcase)\b/i;
/** Words that may ask for a program, or name the user's own. */
const appWords = /\b(apps?|templates?)\b/i;
const apiWords = /\b(curl|endpoints?|https?|open ?api|rest|(?:by|over|through|via) api)\b/i;
const exampleGains = [
  { words: exampleWords, gain: namedExampleGain },
  { words: appWords, gain: namedPartGain },
];
/** Words of a query that name a part of the portal without guides, and the factor for that part's pages. */
const partGains: ReadonlyMap<string, typeof exampleGains> = new Map([
  ['api', [{ words: apiWords, gain: namedPartGain }]],
  ['playground', exampleGains],
  ['showcase', exampleGains],
]);
/** Factor for each level below the root of the portal: general pages rank above specific ones. */
const depthWeight = 0.97;
/** Pages of references have the same weight at any depth. */
const referenceDepth = 3;

/** Query-independent weight of a page, by its first record, whatever its version. */
export function pageWeight(record: SearchRecord): number {
  const { kind, path, set } = record;
  const ofKind = set === 'api' ? apiReferenceWeight : kindWeight[kind];
  const segments = path.split('/').length - 1 - Number(isOlderVersion(record));
  const depth = kind === 'reference' ? referenceDepth : segments;
  const format = /\/version-1\//.test(path) ? olderFormatWeight : 1;
  return ofKind * format * depthWeight ** depth;
}

/**
 * Weight of each set's pages for a query. A search of one SDK ranks its guides first. A search of
 * several ranks guides of the named platform first, or of the web SDK.
 *
 * @param hasMain - whether the latest version of the web SDK is searched
 */
export function setWeights(
  sets: ReadonlySet<string>,
  hasMain: boolean,
  query: string,
): ReadonlyMap<string, number> {
  const [reader, ...others] = [...sets].filter(isSdk);
  return new Map(
    [...sets].map((set) => {
      if (others.length > 0) return [set, hasMain && set !== mainSet ? sdkWeight(set, query) : 1];
      if (reader === undefined || set === reader) return [set, 1];
      return [set, partGain(set, query) ?? otherSetWeight];
    }),
  );
}

/** Weight of each set's pages for a query of a user who reads another set. */
export function readerWeights(
  sets: ReadonlySet<string>,
  query: string,
): ReadonlyMap<string, number> {
  return new Map(
    [...sets].map((set) => [
      set,
      isSdk(set) ? rivalWeight(set, query) : (partGain(set, query) ?? otherSetWeight),
    ]),
  );
}

/** Weight of an SDK beside the one that the user reads, unless the query names its platform. */
function rivalWeight(set: string, query: string): number {
  return platformWords.get(set)?.test(query) ? 1 : rivalSdkWeight;
}

/** Weight of an SDK beside the web SDK, unless the query names its platform. */
function sdkWeight(set: string, query: string): number {
  if (!isSdk(set)) return partGain(set, query) ?? 1;
  return platformWords.get(set)?.test(query) ? 1 : otherSdkWeight;
}

/** Gain of a part of the portal that the query names; undefined for all others. */
function partGain(set: string, query: string): number | undefined {
  return partGains.get(set)?.find(({ words }) => words.test(query))?.gain;
}

/** Whether a page belongs to a version that is not the latest of its set. */
export function isOlderVersion({ path }: SearchRecord): boolean {
  return /^\/[\w-]+\/\d+\.\d+(\/|$)/.test(path);
}

/** Whether a set documents an SDK. */
function isSdk(set: string): boolean {
  return set.endsWith('-sdk');
}
