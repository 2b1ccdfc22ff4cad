import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportGroups, type ExportGroup } from './exportGroups.ts';

/** A version of an SDK with an API reference; a number alone is a version of the web SDK. */
export type ApiVersion =
  | '6.0'
  | '5.0'
  | '4.0'
  | 'react-native-5.0'
  | 'react-native-4.0'
  | 'react-native-3.0';

/** Where the pages of each version are. */
export const versionBases: Readonly<Record<ApiVersion, string>> = {
  '6.0': '/web-sdk',
  '5.0': '/web-sdk/5.0',
  '4.0': '/web-sdk/4.0',
  'react-native-5.0': '/react-native-sdk',
  'react-native-4.0': '/react-native-sdk/4.0',
  'react-native-3.0': '/react-native-sdk/3.0',
};

/** A package whose exports have reference pages. */
export interface ApiPackage {
  /** Its name in pages: `<ApiReference of="js" />`. */
  readonly id:
    | 'js'
    | 'react'
    | 'ui'
    | 'overlay'
    | 'js5'
    | 'js4'
    | 'react-native'
    | 'react-native-4'
    | 'react-native-3';
  /** Version whose pages contain it. */
  readonly version: ApiVersion;
  /** Name that users import from. */
  readonly packageName: string;
  readonly entryPoint: string;
  /** Document of the whole package, relative to the version; topics have pages below it. */
  readonly document: string;
  /** Whether each topic has a page, and the document lists them. */
  readonly hasTopicPages: boolean;
  /** Topics that would make the document too long, by the last segment of the URL of their page. */
  readonly otherPages?: Readonly<Record<string, readonly string[]>>;
  /** Its only topic, if its `index.ts` has no topic comments. */
  readonly onlyGroup?: string;
}

/** A page of the reference. */
export interface ApiPage {
  /** `js`, `js/camera` or `react`. */
  readonly id: string;
  /** Path relative to the version, with `{product}`. */
  readonly document: string;
  readonly packageName: string;
  readonly title: string;
  /** Topics on the page: groups of the packages' `index.ts`. */
  readonly groups: readonly ExportGroup[];
}

/** The packages, each after those it re-exports from. */
export const apiPackages: readonly ApiPackage[] = [
  {
    id: 'js',
    version: '6.0',
    packageName: '@mezzanine/mezzanine-js',
    entryPoint: 'packages/mezzanine-js/src/index.ts',
    document: 'api-reference/api-reference-{product}-js',
    hasTopicPages: true,
  },
  {
    id: 'react',
    version: '6.0',
    packageName: '@mezzanine/react-sdk',
    entryPoint: 'packages/react-sdk/src/index.ts',
    document: 'api-reference/api-reference-react',
    hasTopicPages: false,
  },
  {
    id: 'ui',
    version: '6.0',
    packageName: '@mezzanine/react-sdk/ui',
    entryPoint: 'packages/react-sdk/src/ui/index.ts',
    document: 'api-reference/api-reference-react',
    hasTopicPages: false,
    otherPages: { 'ui-kit': ['UI kit'] },
    onlyGroup: 'UI kit',
  },
  {
    id: 'overlay',
    version: '6.0',
    packageName: '@mezzanine/maplibre-overlay',
    entryPoint: 'packages/maplibre-overlay/src/index.ts',
    document: 'api-reference/api-reference-{product}-js',
    hasTopicPages: true,
    onlyGroup: 'MapLibre overlay',
  },
  {
    id: 'js5',
    version: '5.0',
    packageName: '@mezzanine/mezzanine-js/v5',
    entryPoint: 'packages/mezzanine-js/src/compat/v5/index.ts',
    document: 'api-reference',
    hasTopicPages: false,
    otherPages: { venue: ['The venue', 'Search', 'Directions'] },
  },
  {
    id: 'js4',
    version: '4.0',
    packageName: '@mezzanine/mezzanine-js/v4',
    entryPoint: 'packages/mezzanine-js/src/compat/v4/index.ts',
    document: 'api-reference',
    hasTopicPages: false,
    otherPages: { venue: ['The venue', 'Search and directions'] },
  },
  {
    id: 'react-native',
    version: 'react-native-5.0',
    packageName: '@mezzanine/react-native-sdk',
    entryPoint: 'sdks/react-native/src/index.ts',
    document: 'api-reference',
    hasTopicPages: false,
    otherPages: { venue: ['The venue, without a map'] },
  },
  {
    id: 'react-native-4',
    version: 'react-native-4.0',
    packageName: '@mezzanine/react-native-sdk/v4',
    entryPoint: 'sdks/react-native/src/v4/index.ts',
    document: 'api-reference',
    hasTopicPages: false,
  },
  {
    id: 'react-native-3',
    version: 'react-native-3.0',
    packageName: '@mezzanine/react-native-sdk/v3',
    entryPoint: 'sdks/react-native/src/v3/index.ts',
    document: 'api-reference',
    hasTopicPages: false,
  },
];

/** Page titles that differ from the comment in `index.ts`. */
const titles: Readonly<Record<string, string>> = {
  Loading: 'Loading a venue',
  'The venue': 'Venue',
  'Points of interest, areas, annotations': 'Points of interest and areas',
  "Locations, and the operator's records": 'Locations',
  'The map': 'Map view',
  Outdoors: 'Outdoor map',
  'The parsed file': 'Venue file',
  'SDK types whose names are components here': 'Renamed types of the web SDK',
};

/** The title of a topic. */
export function topicTitle(group: string): string {
  return titles[group] ?? group;
}

/** The last segment of a topic page's URL: `blue-dot`. */
export function topicSlug(group: string): string {
  return topicTitle(group)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Where a topic is, after the document or id of its package: `/camera`, or '' on the page of the package. */
export function topicPath({ hasTopicPages, otherPages = {} }: ApiPackage, group: string): string {
  if (hasTopicPages) return `/${topicSlug(group)}`;
  const page = Object.entries(otherPages).find(([, groups]) => groups.includes(group))?.[0];
  return page === undefined ? '' : `/${page}`;
}

/** The topics of a package, in the order of its `index.ts`. */
export function packageGroups(root: string, api: ApiPackage): readonly ExportGroup[] {
  return exportGroups(readFileSync(path.join(root, api.entryPoint), 'utf8'), api.onlyGroup);
}

/** The pages of topics, in order: `js/camera`. Pages of whole packages are not included. */
export function topicPages(root: string): readonly ApiPage[] {
  return apiPackages
    .filter(({ hasTopicPages }) => hasTopicPages)
    .flatMap((api) =>
      packageGroups(root, api).map((group) => ({
        id: `${api.id}/${topicSlug(group.name)}`,
        document: `${api.document}/${topicSlug(group.name)}`,
        packageName: api.packageName,
        title: topicTitle(group.name),
        groups: [group],
      })),
    );
}

/** Documents of the topics, in order: `api-reference/api-reference-{product}-js/camera`. */
export function apiTopicDocuments(root: string): readonly string[] {
  return topicPages(root).map(({ document }) => document);
}
