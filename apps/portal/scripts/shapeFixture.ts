/**
 * Builds the portal in its final shape: a copy of it in which every document of the table exists,
 * those not yet written as one sentence. It proves routes, sidebars, version dropdowns and banners;
 * it is never published. The copy is `.cache/shape` of the repository, the site its `build`.
 *
 * With `--content-only` the copy is made and not built.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withProduct } from '../config/productText.ts';
import { documentsOf, fileOf, versionFolder, versionPath } from '../config/publishedSets.ts';
import { docSets, type DocSet, type SetVersion } from '../config/sets.ts';

const portal = path.resolve(import.meta.dirname, '..');
const repository = path.resolve(portal, '../..');
// As deep in the repository as the portal itself, so that its relative imports hold.
const shape = path.join(repository, '.cache/shape');
// What the portal keeps by content, its pages' pictures, comes along.
const leftOut = new Set(
  ['build', '.docusaurus', 'node_modules'].map((name) => path.join(portal, name)),
);

function documentText(set: DocSet, version: SetVersion, id: string): string {
  const title = withProduct(id.split('/').at(-1) ?? id).replaceAll('-', ' ');
  return [
    '---',
    `title: ${JSON.stringify(`${title}, ${set.name} ${version.label}`)}`,
    `description: ${JSON.stringify(`Stands in for ${versionPath(set, version)}/${withProduct(id)}.`)}`,
    '---',
    '',
    `This page stands in for ${withProduct(id)} of ${set.name} ${version.label}.`,
    '',
    '## A section',
    '',
    '```ts title="main.ts" {1}',
    'const answer: number = 42;',
    '```',
    '',
  ].join('\n');
}

rmSync(shape, { recursive: true, force: true });
cpSync(portal, shape, { recursive: true, filter: (source) => !leftOut.has(source) });
// Pages are made of the server's contract and the viewer's settings, too.
for (const source of ['server/src', 'viewer/src']) {
  cpSync(path.join(repository, 'apps', source), path.join(repository, '.cache', source), {
    recursive: true,
  });
}

const documents = docSets.flatMap((set) =>
  set.versions.flatMap((version) =>
    documentsOf(version.sidebar).map((id) => ({ set, version, id })),
  ),
);
const missing = documents.filter(({ set, version, id }) => {
  const file = path.join(shape, versionFolder(set, version), fileOf(id));
  return !existsSync(`${file}.mdx`) && !existsSync(`${file}.md`);
});
for (const { set, version, id } of missing) {
  const file = path.join(shape, versionFolder(set, version), `${fileOf(id)}.mdx`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, documentText(set, version, id));
}
console.log(`${missing.length} documents stand in, in ${path.relative(repository, shape)}.`);

if (!process.argv.includes('--content-only')) {
  const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');
  execFileSync(process.execPath, [tsx, 'scripts/writeContent.ts'], {
    cwd: shape,
    stdio: 'inherit',
  });
  const docusaurus = path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'build'], { cwd: shape, stdio: 'inherit' });
}
