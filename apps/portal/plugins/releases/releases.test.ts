import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodesBelow, type MarkdownNode } from '../code/markdownTree.ts';
import { readReleases } from './readReleases.ts';
import { releasedSets } from './releasedSets.ts';
import { atomOf } from './releasesPlugin.ts';
import { remarkReleases } from './remarkReleases.ts';

const set = releasedSets['web-sdk'];
if (!set) throw new Error('There is no set of the web SDK.');
const { packages } = set;
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  write(
    'mezzanine-js',
    '# Changelog\n\n## 6.10.0 (2027-02-01)\n\n### Fixed\n\n- Labels of `<b>`\n\n### Breaking\n\n- A\n\n' +
      '## 6.9.0 (2027-01-01)\n\n### Added\n\n- B\n',
  );
  write('react-sdk', '# Changelog\n\n## 6.10.0 (2027-02-02)\n\n### Fixed\n\n- C\n');
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

function write(folder: string, text: string, suffix = ''): void {
  mkdirSync(path.join(root, 'packages', folder), { recursive: true });
  writeFileSync(path.join(root, 'packages', folder, `CHANGELOG${suffix}.md`), text);
}

it('joins the changelogs of packages by version, newest first, with breaking changes before others', () => {
  const releases = readReleases(root, packages);
  expect(releases.map(({ version, date }) => [version, date])).toEqual([
    ['6.10.0', '2027-02-01'],
    ['6.9.0', '2027-01-01'],
  ]);
  expect(releases[0]?.groups.map(({ name }) => name)).toEqual(['Breaking', 'Fixed']);
  expect(releases[0]?.groups[1]?.changes).toEqual([
    { group: 'Fixed', label: '', text: 'Labels of `<b>`' },
    { group: 'Fixed', label: 'React', text: 'C' },
  ]);
});

it('rejects an invalid line in a changelog, and names it', () => {
  write('maplibre-overlay', '# Changelog\n\n## 6.0.0\n');
  expect(() => readReleases(root, packages)).toThrow(/maplibre-overlay.*:3: "## 6.0.0"/);
  rmSync(path.join(root, 'packages/maplibre-overlay'), { recursive: true });
});

it('reads the changelog of an older entry with that of its package', () => {
  const older = releasedSets['web-sdk-5'];
  if (!older) throw new Error('There is no set of the 5.x entry.');
  write('mezzanine-js', '# Changelog\n\n## 6.9.0 (2027-01-01)\n\n### Added\n\n- D\n', '-v5');
  const [release] = readReleases(root, older.packages);
  expect(release?.groups[0]?.changes).toEqual([{ group: 'Added', label: '', text: 'D' }]);
  expect(atomOf(older, release ? [release] : [])).toContain('/web-sdk/5.0/release-notes.xml');
});

it.each([
  ['react-native-sdk', 'React Native SDK', 'sdks/react-native'],
  ['ios-sdk', 'iOS SDK', 'sdks/ios'],
  ['android-sdk', 'Android SDK', 'sdks/android'],
])('has the pages of %s and of its older entries', (id, title, folder) => {
  const pages = [id, `${id}-4`, `${id}-3`].map((name) => releasedSets[name]);
  expect(pages).toEqual([
    { title, page: `/${id}/release-notes`, packages: [{ folder, label: '' }] },
    {
      title: `${title} 4.x`,
      page: `/${id}/4.0/release-notes`,
      packages: [{ folder, label: '', changelog: 'CHANGELOG-v4.md' }],
    },
    {
      title: `${title} 3.x`,
      page: `/${id}/3.0/release-notes`,
      packages: [{ folder, label: '', changelog: 'CHANGELOG-v3.md' }],
    },
  ]);
});

it('writes the releases into the page, with code as code', () => {
  const tree: MarkdownNode = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'Releases',
        attributes: [{ type: 'mdxJsxAttribute', name: 'set', value: 'web-sdk' }],
      },
    ],
  };
  remarkReleases(root)()(tree);
  const values = nodesBelow(tree).map(({ type, value }) => [type, value]);
  expect(values).toContainEqual(['text', '6.10.0, February 1, 2027']);
  expect(values).toContainEqual(['inlineCode', '<b>']);
  expect(values).toContainEqual(['text', 'React: ']);
});

it('writes a feed with an entry per version, and escapes markup in a changelog', () => {
  const atom = atomOf(set, readReleases(root, packages));
  expect(atom.match(/<entry>/g)).toHaveLength(2);
  expect(atom).toContain('&lt;b&gt;');
  expect(atom).not.toContain('<b>');
  expect(atomOf(set, readReleases(root, packages))).toBe(atom);
});
