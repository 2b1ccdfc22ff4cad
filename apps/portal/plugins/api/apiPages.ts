import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportGroups, type ExportGroup } from './exportGroups.ts';

/** A package whose exports have reference pages. */
export interface ApiPackage {
  /** How pages name it: `<ApiReference of="js" />`. */
  readonly id: 'js' | 'react' | 'ui' | 'overlay';
  /** What readers import from. */
  readonly packageName: string;
  readonly entryPoint: string;
  /** Document of its exports, below the version; its topics have pages below it, or it has none. */
  readonly document: string;
  readonly hasTopicPages: boolean;
  /** Its one topic, where its `index.ts` names none. */
  readonly onlyGroup?: string;
}

/** A page of the reference. */
export interface ApiPage {
  /** `js`, `js/camera` or `react`. */
  readonly id: string;
  /** Below the version, with `{product}`. */
  readonly document: string;
  readonly packageName: string;
  readonly title: string;
  /** Topics it shows: groups of the packages' `index.ts`. */
  readonly groups: readonly ExportGroup[];
}

/** The packages, each after those it passes on. */
export const apiPackages: readonly ApiPackage[] = [
  {
    id: 'js',
    packageName: '@mezzanine/mezzanine-js',
    entryPoint: 'packages/mezzanine-js/src/index.ts',
    document: 'api-reference/api-reference-{product}-js',
    hasTopicPages: true,
  },
  {
    id: 'react',
    packageName: '@mezzanine/react-sdk',
    entryPoint: 'packages/react-sdk/src/index.ts',
    document: 'api-reference/api-reference-react',
    hasTopicPages: false,
  },
  {
    id: 'ui',
    packageName: '@mezzanine/react-sdk/ui',
    entryPoint: 'packages/react-sdk/src/ui/index.ts',
    document: 'api-reference/api-reference-react',
    hasTopicPages: false,
    onlyGroup: 'UI kit',
  },
  {
    id: 'overlay',
    packageName: '@mezzanine/maplibre-overlay',
    entryPoint: 'packages/maplibre-overlay/src/index.ts',
    document: 'api-reference/api-reference-{product}-js',
    hasTopicPages: true,
    onlyGroup: 'MapLibre overlay',
  },
];

/** Titles for readers, by the comment in `index.ts`; other topics are titled as they are there. */
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

/** The last part of a topic page's address: `blue-dot`. */
export function topicSlug(group: string): string {
  return topicTitle(group)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The topics of a package, in the order of its `index.ts`. */
export function packageGroups(root: string, api: ApiPackage): readonly ExportGroup[] {
  return exportGroups(readFileSync(path.join(root, api.entryPoint), 'utf8'), api.onlyGroup);
}

/** The pages of topics, in order: `js/camera`. The pages of whole packages are not among them. */
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
