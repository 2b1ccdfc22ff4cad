import { withProduct } from '../../config/productText.ts';
import type { ReleasedPackage } from './readReleases.ts';

/** Release notes of a page. */
export interface ReleasedSet {
  readonly title: string;
  /** Path of the page that shows them. */
  readonly page: string;
  readonly packages: readonly ReleasedPackage[];
}

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
  'web-sdk-5': olderEntry('5'),
  'web-sdk-4': olderEntry('4'),
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
function olderEntry(major: '5' | '4'): ReleasedSet {
  return {
    title: `Web SDK ${major}.x`,
    page: `/web-sdk/${major}.0/release-notes`,
    packages: [{ folder: 'packages/mezzanine-js', label: '', changelog: `CHANGELOG-v${major}.md` }],
  };
}
