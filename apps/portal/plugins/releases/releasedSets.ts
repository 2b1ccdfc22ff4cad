import { withProduct } from '../../config/productText.ts';
import type { ReleasedPackage } from './readReleases.ts';

/** Release notes of a page. */
export interface ReleasedSet {
  readonly title: string;
  /** Path of the page that shows them. */
  readonly page: string;
  readonly packages: readonly ReleasedPackage[];
}

/** A package with entries for apps of earlier major versions. */
interface ReleasedSdk {
  readonly title: string;
  /** Path of its pages. */
  readonly base: string;
  readonly folder: string;
}

const web: ReleasedSdk = {
  title: 'Web SDK',
  base: '/web-sdk',
  folder: 'packages/mezzanine-js',
};

const reactNative: ReleasedSdk = {
  title: 'React Native SDK',
  base: '/react-native-sdk',
  folder: 'sdks/react-native',
};

/** Pages of release notes and their packages, by the name in `<Releases set="…" />`. */
export const releasedSets: Readonly<Record<string, ReleasedSet>> = {
  'web-sdk': {
    title: 'Web SDK',
    page: '/web-sdk/release-notes',
    packages: [
      { folder: 'packages/mezzanine-js', label: '' },
      { folder: 'packages/react-sdk', label: 'React' },
      { folder: 'packages/maplibre-overlay', label: 'MapLibre overlay' },
    ],
  },
  'react-native-sdk': {
    title: 'React Native SDK',
    page: '/react-native-sdk/release-notes',
    packages: [{ folder: 'sdks/react-native', label: '' }],
  },
  'web-sdk-5': olderEntry(web, '5'),
  'web-sdk-4': olderEntry(web, '4'),
  'react-native-sdk-4': olderEntry(reactNative, '4'),
  'react-native-sdk-3': olderEntry(reactNative, '3'),
  'web-app': {
    title: 'Web',
    page: withProduct('/docs/enterprise-apps/{product}-web-release-notes'),
    packages: [{ folder: 'apps/viewer', label: '' }],
  },
};

/** URL of a set's feed. */
export function feedAddress({ page }: ReleasedSet): string {
  return `${page}.xml`;
}

/** The compatibility entry for apps of an earlier major version, which is released with the SDK. */
function olderEntry({ title, base, folder }: ReleasedSdk, major: '5' | '4' | '3'): ReleasedSet {
  return {
    title: `${title} ${major}.x`,
    page: `${base}/${major}.0/release-notes`,
    packages: [{ folder, label: '', changelog: `CHANGELOG-v${major}.md` }],
  };
}
