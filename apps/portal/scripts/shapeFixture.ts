/**
 * Builds the portal in its final shape: a copy with every document of the table, where planned documents
 * contain one sentence. It tests routes, sidebars, version dropdowns, and banners, and is never
 * published. The copy is in `.cache/shape`, and the site in its `build`.
 *
 * With `--content-only`, the copy is not built.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withProduct } from '../config/productText.ts';
import { documentsOf, fileOf, versionFolder, versionPath } from '../config/publishedSets.ts';
import type { DocSet, SetVersion } from '../config/DocSet.ts';
import { docSets } from '../config/sets.ts';

const portal = path.resolve(import.meta.dirname, '..');
const repository = path.resolve(portal, '../..');
// At the same depth as the portal, so that relative imports resolve.
const shape = path.join(repository, '.cache/shape');
// The cache of preview images is copied.
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
    `This page is a placeholder for ${withProduct(id)} of ${set.name} ${version.label}.`,
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
// Pages are also generated from the server's contract and the viewer's settings.
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
console.log(`${missing.length} placeholder documents in ${path.relative(repository, shape)}.`);

if (!process.argv.includes('--content-only')) {
  const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');
  execFileSync(process.execPath, [tsx, 'scripts/writeContent.ts'], {
    cwd: shape,
    stdio: 'inherit',
  });
  const docusaurus = path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'build'], { cwd: shape, stdio: 'inherit' });
}
