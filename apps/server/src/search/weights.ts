import type { SearchRecord } from './SearchRecord.ts';

/** How much a word counts by where on a page it is. */
export const fieldWeights = {
  title: 7,
  path: 3,
  headings: 4,
  description: 4,
  keywords: 2.5,
  body: 1,
  code: 0.5,
};
/** A part of a page that is searched. */
export type Field = keyof typeof fieldWeights;

/** What a word of every page counts; one of a single page counts 1. */
export const leastRarity = 0.2;
/** What is left of the weight of a word that says little, such as `use`. */
export const faintShare = 0.3;
/** The same for the `camera` of `camera.focusOn`. */
export const optionalShare = 0.3;

/**
 * What a page gains by a query that is its title, one of its headings, or a symbol of the reference;
 * less where the query is only the beginning.
 */
export const nameGain = { title: 2.2, heading: 2, symbol: 5 };
/** What a page of the reference gains where the query is written as code is. */
export const codeGain = 1.5;

/** Guide before symbol before release note, where nothing else decides. */
const kindWeight: Readonly<Record<SearchRecord['kind'], number>> = {
  guide: 1,
  page: 0.85,
  reference: 0.5,
  blog: 0.6,
  example: 0.5,
  'release-note': 0.3,
};
/** Beyond every difference of weights above: the current version of a set comes first. */
const olderVersionWeight = 1 / 16;
/** The venue format keeps its first version beside the second. */
const olderFormatWeight = 0.75;
/** The set whose guides come first. */
export const mainSet = 'web-sdk';
/** The web SDK comes first for queries that name no platform; guides of the mobile SDKs have the same titles. */
const mobileSetWeight = 0.35;
/** Words of a query that name the platform of a set. */
const platformWords: ReadonlyMap<string, RegExp> = new Map([
  ['react-native-sdk', /\b(react[ -]?native|expo|metro|hermes)\b/i],
  ['ios-sdk', /\b(ios|iphone|ipad|swift|swift ?ui|ui ?kit|xcode|voice ?over)\b/i],
  ['android-sdk', /\b(android|kotlin|java|jetpack|compose|gradle|talk ?back)\b/i],
]);
/** For each step away from the root of the portal: what is general stands above what is special. */
const depthWeight = 0.97;
/** References count alike, wherever their pages are. */
const referenceDepth = 3;

/** Weight of a page before anything is searched, by its first record. */
export function pageWeight(record: SearchRecord): number {
  const { kind, path } = record;
  const depth = kind === 'reference' ? referenceDepth : path.split('/').length - 1;
  const format = /\/version-1\//.test(path) ? olderFormatWeight : 1;
  const age = isOlderVersion(record) ? olderVersionWeight : format;
  return kindWeight[kind] * age * depthWeight ** depth;
}

/** Weight of the pages of a set for a query: those of mobile SDKs count less if it names no platform of theirs. */
export function setWeight(set: string, query: string): number {
  const words = platformWords.get(set);
  return words === undefined || words.test(query) ? 1 : mobileSetWeight;
}

/** Whether a page belongs to a version that is not the latest of its set. */
export function isOlderVersion({ path }: SearchRecord): boolean {
  return /^\/[\w-]+\/\d+\.\d+(\/|$)/.test(path);
}
