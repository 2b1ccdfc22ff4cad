import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { Feed } from 'feed';
import { htmlEscape } from 'escape-goat';
import { site } from '../../../../site.config.ts';
import { changelogFile, readReleases, type Release } from './readReleases.ts';
import { feedAddress, releasedSets, type ReleasedSet } from './releasedSets.ts';
import { partsOf } from './remarkReleases.ts';

/** Publishes the release notes of each set as an Atom feed next to their page. */
export function releasesPlugin(root: string) {
  return function mezzanineReleases(): Plugin {
    return {
      name: 'mezzanine-releases',
      getPathsToWatch: () =>
        Object.values(releasedSets).flatMap(({ packages }) =>
          packages.map((one) => changelogFile(root, one)),
        ),
      async postBuild({ outDir }) {
        for (const set of Object.values(releasedSets)) {
          const releases = readReleases(root, set.packages);
          if (releases.length === 0) continue;
          const file = path.join(outDir, feedAddress(set));
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, atomOf(set, releases));
        }
      },
    };
  };
}

/** Renders an Atom feed with one entry per version. */
export function atomOf(set: ReleasedSet, releases: readonly Release[]): string {
  const { title } = set;
  const page = site.url + set.page;
  const [newest] = releases;
  const feed = new Feed({
    id: page,
    title: `${site.product.name} ${title}: release notes`,
    link: page,
    copyright: `${site.copyrightYears} ${site.product.name}`,
    feedLinks: { atom: `${site.url}${feedAddress(set)}` },
    // Uses the newest version's date, so that builds are reproducible.
    updated: new Date(newest?.date ?? 0),
  });
  for (const { version, date, groups } of releases) {
    feed.addItem({
      id: `${page}#${version}`,
      title: `${title} ${version}`,
      link: page,
      date: new Date(date),
      content: groups
        .map(({ name, changes }) => {
          const items = changes.map(({ label, text }) => `<li>${htmlOf(label, text)}</li>`);
          return `<h3>${name}</h3><ul>${items.join('')}</ul>`;
        })
        .join(''),
    });
  }
  return feed.atom1();
}

function htmlOf(label: string, text: string): string {
  const about = label === '' ? '' : `${htmlEscape(label)}: `;
  const words = partsOf(text).map(({ isCode, value }) =>
    isCode ? `<code>${htmlEscape(value)}</code>` : htmlEscape(value),
  );
  return about + words.join('');
}
