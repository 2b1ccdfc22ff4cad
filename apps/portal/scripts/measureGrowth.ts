/**
 * `npm run growth -w @mezzanine/portal` runs clean builds of a copy of the portal, without and with forty
 * additional pages, prints the cost of a page, and fails if the first build exceeds its limits of time
 * and memory.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PortalCopy } from '@mezzanine/tooling/portal-copy';
import { buildPortal, memoryText, type PortalBuild } from '@mezzanine/tooling/build-portal';
import { repositoryFolder } from '../config/markdownPlugins.ts';

const addedPages = 40;
/** Limits for a build of the site, on two cores. */
const limits = { seconds: 60, bytes: 2 * 2 ** 30 };
/** Guides whose text fills the added pages. */
const guides = 'web-sdk_versioned_docs/version-6.0';

interface Measured extends PortalBuild {
  readonly pages: number;
  readonly megabytes: number;
}

async function measure(copy: PortalCopy): Promise<Measured> {
  for (const folder of ['build', '.docusaurus', '.cache', 'node_modules/.cache']) {
    rmSync(join(copy.portal, folder), { recursive: true, force: true });
  }
  const built = await buildPortal(repositoryFolder, copy.portal);
  const files = readdirSync(copy.build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  return { ...built, pages, megabytes: bytes / 2 ** 20 };
}

/** Adds documents with the text of existing guides. */
function addPages(copy: PortalCopy): void {
  const texts = readdirSync(join(copy.portal, guides))
    .filter((name) => name.endsWith('.mdx') && name !== 'release-notes.mdx')
    .map((name) => readFileSync(join(copy.portal, guides, name), 'utf8'))
    // The copy cannot reach files in the guide's folder.
    .map((text) => text.replace(/\]\(\.\/[^)]*\)/g, '](/docs/overview)'));
  const ids = Array.from({ length: addedPages }, (_, index) => `additional-${index + 1}`);
  const category = JSON.stringify({ label: 'Additional pages', items: ids });
  copy.edit('apps/portal/config/sets.ts', (text) =>
    text.replace("\n    'overview',\n", `$&    ${category},\n`),
  );
  for (const [index, id] of ids.entries()) {
    copy.edit(`apps/portal/docs/${id}.mdx`, () => texts[index % texts.length] ?? '');
  }
}

function lineOf({ pages, seconds, peakBytes, megabytes }: Measured): string {
  const parts = [`${pages} pages`, `${seconds.toFixed(1)} s`, memoryText(peakBytes)];
  return [...parts, `${megabytes.toFixed(1)} MB written`].filter((part) => part !== '').join(', ');
}

async function measureGrowth(): Promise<void> {
  const copy = new PortalCopy('portal-growth');
  const before = await measure(copy);
  console.log(lineOf(before));
  addPages(copy);
  const after = await measure(copy);
  console.log(lineOf(after));
  const pages = after.pages - before.pages;
  const per = (difference: number) => difference / pages;
  const memory =
    before.peakBytes === undefined || after.peakBytes === undefined
      ? ''
      : `, ${per((after.peakBytes - before.peakBytes) / 2 ** 20).toFixed(1)} MB of memory`;
  console.log(
    `Each of ${pages} additional pages: ${(per(after.seconds - before.seconds) * 1000).toFixed(0)} ms` +
      `${memory}, ${per((after.megabytes - before.megabytes) * 1024).toFixed(0)} kB written.`,
  );
  if (before.seconds <= limits.seconds && (before.peakBytes ?? 0) <= limits.bytes) return;
  console.error(`The build may take ${limits.seconds} s and ${memoryText(limits.bytes)}.`);
  process.exitCode = 1;
}

measureGrowth().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
