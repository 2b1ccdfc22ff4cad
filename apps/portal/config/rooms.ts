import path from 'node:path';
import { withProduct } from './productText.ts';
import { documentsOf, fileOf, versionFolder, versionPath } from './publishedSets.ts';
import type { PublishedRoutes } from './publishedRoutes.ts';
import type { DocSet, SetVersion } from './DocSet.ts';
import { docSets } from './sets.ts';
import { labelIn } from './titleIn.ts';

/** A topic area, drawn as a room of the home page's floor plan. */
export interface Room {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** A published page, or the section of the roadmap that plans it. */
  readonly to: string;
  readonly isOpen: boolean;
  /** Direct links to pages. */
  readonly topics: readonly Topic[];
}

/** A direct link in a room. */
interface Topic {
  readonly name: string;
  readonly to: string;
}

interface Plan {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The first page. */
  readonly route: string;
  readonly section: string;
}

const paths: readonly Plan[] = [
  {
    id: 'venue-format',
    name: 'Venue format',
    text: 'An open file for floors, rooms, doors and routes. Read it, write it, draw it elsewhere.',
    route: '/docs/{product}-venue-format-mvf/version-2/getting-started',
    section: 'venue-format',
  },
  {
    id: 'embed',
    name: 'Embed a map',
    text: 'A live map on the site you already have, by pasting one snippet.',
    route: '/docs/embed-a-map/html',
    section: 'embed-a-map',
  },
  {
    id: 'playground',
    name: 'Playground',
    text: 'Every example running, with the code that runs it.',
    route: '/playground/',
    section: 'playground',
  },
  {
    id: 'showcase',
    name: 'Showcase',
    text: 'Complete apps built on the platform, with their source.',
    route: '/showcase/',
    section: 'showcase',
  },
];

const sdkTexts: Readonly<Record<string, string>> = {
  'web-sdk':
    'A 3D indoor map in your page from one import: spaces, labels, camera, floors, clicks.',
  'react-native-sdk': 'The same map as a component for iOS and Android.',
  'ios-sdk': 'Swift and SwiftUI views over the same engine.',
  'android-sdk': 'Kotlin and Compose over the same engine.',
};

function sdkRoom(set: DocSet, { mounted, routes, contentRoot }: PublishedContent): Room {
  const [latest] = mounted.find(({ id }) => id === set.id)?.versions ?? [];
  const route = latest === undefined ? '' : `${versionPath(set, latest)}/getting-started`;
  return {
    id: set.id,
    name: `${set.name} SDK`,
    text: sdkTexts[set.id] ?? '',
    to: routes.orRoadmap(route, set.roadmapSection),
    isOpen: routes.has(route),
    topics: latest === undefined ? [] : topicsOf(set, latest, contentRoot),
  };
}

/** Chapters that are not topics. */
const notTopics = /^(getting-started|using-.*|migration-guide|release-notes|api-reference.*)$/;

function topicsOf(set: DocSet, version: SetVersion, contentRoot: string): readonly Topic[] {
  const folder = path.join(contentRoot, versionFolder(set, version));
  return documentsOf(version.sidebar)
    .filter((id) => !notTopics.test(id))
    .map((id) => ({
      name: labelIn(path.join(folder, `${fileOf(id)}.mdx`)) ?? sentence(withProduct(id)),
      to: `${versionPath(set, version)}/${withProduct(id)}`,
    }));
}

function sentence(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The published pages and their files. */
export interface PublishedContent {
  readonly mounted: readonly DocSet[];
  readonly routes: PublishedRoutes;
  /** Root folder of the sets. */
  readonly contentRoot: string;
}

/** The rooms of the home page, published or planned. */
export function homeRooms(content: PublishedContent): readonly Room[] {
  const { routes } = content;
  return [
    ...docSets.filter(({ id }) => id in sdkTexts).map((set) => sdkRoom(set, content)),
    ...paths.map(({ id, name, text, route, section }) => ({
      id,
      name,
      text,
      to: routes.orRoadmap(withProduct(route), section),
      isOpen: routes.has(withProduct(route)),
      topics: [],
    })),
  ];
}
