import type { ReleasedPackage } from './readReleases.ts';

/** Sets with release notes, and the packages they are made of. */
export const releasedSets: Readonly<
  Record<string, { readonly title: string; readonly packages: readonly ReleasedPackage[] }>
> = {
  'web-sdk': {
    title: 'Web SDK',
    packages: [
      { folder: 'mezzanine-js', label: '' },
      { folder: 'react-sdk', label: 'React' },
      { folder: 'maplibre-overlay', label: 'MapLibre overlay' },
    ],
  },
};

/** Address of a set's feed. */
export function feedAddress(set: string): string {
  return `/${set}/release-notes.xml`;
}
