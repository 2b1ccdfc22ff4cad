import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publicPackages } from '@mezzanine/tooling/public-packages';
import { inFiles, type SkillCheck } from './SkillProblem.ts';
import { bare, tablesOf } from './skillText.ts';

/** Fields of a `package.json` with versions. */
interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Finds package versions that differ from the repository: in tables with the columns Package and
 * Version, and after `@` in commands. A version of another package is the range of a peer
 * dependency, or the version that the page in `pageText` installs.
 *
 * @param root - root folder of the repository
 * @param pageText - all text of the pages, whose commands are run by tests
 */
export function versionProblems(root: string, pageText: string): SkillCheck {
  const read = (folder: string) =>
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageFile;
  const own = publicPackages.map(read);
  const versions = new Map(own.map(({ name, version }) => [name, version]));
  const ranges = new Set(
    own.flatMap(({ peerDependencies = {} }) =>
      Object.entries(peerDependencies).map(([name, range]) => `${name} ${range}`),
    ),
  );
  const node = read('.').engines?.['node']?.replace('>=', '') ?? '';
  const isRight = (name: string, version: string): boolean => {
    if (name === 'node') return version === `${node} or later`;
    const known = versions.get(name);
    return known === undefined ? ranges.has(`${name} ${version}`) : version === known;
  };
  return inFiles((text) => [
    ...tablesOf(text)
      .filter(({ heads }) => heads[0] === 'Package' && heads[1] === 'Version')
      .flatMap(({ rows }) => rows)
      .map(([name = '', version = '']) => [bare(name), version.replace(/ \(.*$/, '')] as const)
      .filter(([name, version]) => !isRight(name, version))
      .map(([name, version]) => `${name} does not have the version ${version}.`),
    ...tablesOf(text)
      .filter(({ heads }) => heads[0] === 'Name' && heads[1] === 'Version')
      .flatMap(({ rows }) => rows)
      .filter(([name = '', version = '']) => {
        const sdk = /^(Android|iOS) SDK\b/.exec(name)?.[1]?.toLowerCase();
        return sdk === undefined
          ? !isOnPage(pageText, name, version)
          : sdkVersion(root, sdk) !== version;
      })
      .map(([name, version]) => `${name} does not have the version ${version}.`),
    ...[...text.matchAll(/(?<![\w/.])([a-z][\w-]*@\d[\d.]*|mezzanine-[a-z]+:\d[\d.]*)/g)]
      .map(([, words = '']) => words)
      .filter((words) => !pageText.includes(words))
      .map((words) => `No page installs ${words}.`),
  ]);
}

/** Whether a row of a table on a page starts with this name and has this version. */
function isOnPage(pageText: string, name: string, version: string): boolean {
  return pageText
    .split('\n')
    .filter((line) => line.startsWith(`| ${name} |`))
    .some((line) => line.includes(version));
}

/** The newest version of a mobile SDK: the first one in its changelog. */
function sdkVersion(root: string, sdk: string): string | undefined {
  const text = readFileSync(path.join(root, 'sdks', sdk, 'CHANGELOG.md'), 'utf8');
  return /^## (\d+\.\d+\.\d+)/m.exec(text)?.[1];
}
