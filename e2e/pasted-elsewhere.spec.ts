import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { transformSync } from 'esbuild';
import { listExamples, readExample } from '@mezzanine/tooling/examples';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import { expectSamplesDraw } from './support/expectSamplesDraw.ts';
import { readFences } from './support/readFences.ts';
import { runShell } from './support/runShell.ts';
import { serveFolder } from './support/serveFolder.ts';

const examples = path.resolve(import.meta.dirname, '../examples');
const pages = '../apps/portal/web-sdk_versioned_docs/version-6.0/';
/** Samples of other kinds of projects and of older versions, and whole apps. */
const otherKinds = /^(apps|version-\d(-apps)?|venue-format|react-native(-\d)?)\//;
/** Files of a sample that are not part of its program. */
const aboutSample = /^(README\.md|check\.ts)$/;

test.describe.configure({ timeout: 1_200_000 });

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasted-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The code of a file that a page shows. */
function fileOf(page: string, title: string): string {
  const fences = readFences(new URL(`${pages}${page}.mdx`, import.meta.url), origin);
  const found = fences.find((fence) => fence.title === title);
  if (found === undefined) throw new Error(`The page ${page} has no file named ${title}.`);
  return found.code;
}

async function samplesOf(file: string) {
  const all = await Promise.all(
    (await listExamples(examples)).map((name) => readExample(examples, name)),
  );
  return all.filter((sample) => !otherKinds.test(sample.name) && sample.file === file);
}

/** Replaces a part of a text that must be there. */
function replaced(text: string, part: string | RegExp, by: string): string {
  const result = text.replace(part, () => by);
  if (result === text) throw new Error(`Expected ${String(part)} in:\n${text}`);
  return result;
}

/** Copies the files that the program of a sample names. */
function copyFiles(name: string, target: string): void {
  const from = path.join(examples, name);
  for (const file of readdirSync(from).filter((entry) => !aboutSample.test(entry))) {
    cpSync(path.join(from, file), path.join(target, file), { recursive: true });
  }
}

test('[samples] every TypeScript sample draws when pasted into the single HTML file, as the guide says @all', async ({
  page,
}) => {
  const html = fileOf('getting-started', 'map.html');
  const names: string[] = [];
  for (const { name, source } of await samplesOf('main.ts')) {
    const { code } = transformSync(source.replaceAll(site.server.sampleOrigin, origin), {
      loader: 'ts',
      target: 'esnext',
    });
    const program = code
      .replace(/(['"])@mezzanine\/mezzanine-js\1/, `'${origin}/sdk/6/mezzanine.js'`)
      .replace(/(['"])@mezzanine\/mezzanine-js\/languages\1/, `'${origin}/sdk/6/languages.js'`);
    // The guide says so: programs that import other packages need a project.
    if (/from ['"][^'":]+['"]/.test(program)) continue;
    copyFiles(name, folder);
    const script = `<script type="module">\n${program}</script>`;
    writeFileSync(
      path.join(folder, `${name.replace('/', '-')}.html`),
      replaced(html, /<script type="module">.*<\/script>/s, script),
    );
    names.push(name);
  }
  expect(names.length).toBeGreaterThan(30);
  const served = await serveFolder(folder);
  await expectSamplesDraw(page, served.origin, names);
  await served.close();
});

test('[samples] every React sample draws when pasted into the Next.js project, as the page says @all', async ({
  page,
}) => {
  cpSync(path.join(import.meta.dirname, 'packages/next'), folder, { recursive: true });
  const archives = ['mezzanine-js', 'react-sdk'].map((name) => `${origin}/packages/${name}.tgz`);
  await runShell(`npm install --silent --no-audit --no-fund ${archives.join(' ')}`, folder);
  mkdirSync(path.join(folder, 'app'));
  writeFileSync(path.join(folder, 'app/layout.tsx'), fileOf('frameworks', 'app/layout.tsx'));
  const samples = await samplesOf('main.tsx');
  expect(samples.length).toBeGreaterThan(8);
  for (const { name, source } of samples) {
    const target = path.join(folder, 'app', name.replace('/', '-'));
    mkdirSync(target);
    copyFiles(name, target);
    rmSync(path.join(target, 'main.tsx'));
    const program = replaced(source, /import \{ createRoot \} from .*\n/, '');
    const exported = replaced(program, /^createRoot\(.*/m, 'export default App;');
    writeFileSync(
      path.join(target, 'page.tsx'),
      `'use client';\n${exported.replaceAll(site.server.sampleOrigin, origin)}`,
    );
  }
  await runShell('npx next build', folder);
  const served = await serveFolder(path.join(folder, 'out'));
  await expectSamplesDraw(
    page,
    served.origin,
    samples.map(({ name }) => name),
  );
  await served.close();
});
