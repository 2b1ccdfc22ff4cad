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

const ios: ReleasedSdk = { title: 'iOS SDK', base: '/ios-sdk', folder: 'sdks/ios' };

const android: ReleasedSdk = { title: 'Android SDK', base: '/android-sdk', folder: 'sdks/android' };

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
  'react-native-sdk': latestEntry(reactNative),
  'ios-sdk': latestEntry(ios),
  'android-sdk': latestEntry(android),
  'web-sdk-5': olderEntry(web, '5'),
  'web-sdk-4': olderEntry(web, '4'),
  'react-native-sdk-4': olderEntry(reactNative, '4'),
  'react-native-sdk-3': olderEntry(reactNative, '3'),
  'ios-sdk-4': olderEntry(ios, '4'),
  'ios-sdk-3': olderEntry(ios, '3'),
  'android-sdk-4': olderEntry(android, '4'),
  'android-sdk-3': olderEntry(android, '3'),
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

/** The latest version of an SDK for apps. */
function latestEntry({ title, base, folder }: ReleasedSdk): ReleasedSet {
  return { title, page: `${base}/release-notes`, packages: [{ folder, label: '' }] };
}

/** The compatibility entry for apps of an earlier major version, which is released with the SDK. */
function olderEntry({ title, base, folder }: ReleasedSdk, major: '5' | '4' | '3'): ReleasedSet {
  return {
    title: `${title} ${major}.x`,
    page: `${base}/${major}.0/release-notes`,
    packages: [{ folder, label: '', changelog: `CHANGELOG-v${major}.md` }],
  };
}
