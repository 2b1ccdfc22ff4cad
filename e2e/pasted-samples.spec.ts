import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listExamples, readExample } from '@mezzanine/tooling/examples';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import { expectSamplesDraw } from './support/expectSamplesDraw.ts';
import { readFences } from './support/readFences.ts';
import { runShell } from './support/runShell.ts';
import { serveFolder } from './support/serveFolder.ts';

/** The project that every sample is pasted into, as its page says. */
const guide = new URL(
  '../apps/portal/web-sdk_versioned_docs/version-6.0/getting-started.mdx',
  import.meta.url,
);
const examples = path.resolve(import.meta.dirname, '../examples');
/** Samples of other kinds of projects, and whole apps, which need the styles of a downloaded project. */
const otherKinds = /^(apps|version-5-apps|venue-format|react-native(-\d)?)\//;
/** Programs above which the guide adds lines. */
const showsOutdoors = /outdoor|maplibre/i;

const fences = readFences(guide, origin);
const commands = fences.filter(({ language }) => language === 'bash').map(({ code }) => code);

function fileOf(title: string): string {
  const [found] = fences.filter((fence) => fence.title === title);
  if (found === undefined) throw new Error(`The guide has no file named ${title}.`);
  return found.code;
}

/** The version of a library that this repository installs. */
function installedVersion(name: string): string {
  const manifest = path.join(import.meta.dirname, `../node_modules/${name}/package.json`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
}

/** Pastes samples, one page each, into the project that the commands make, and builds it. */
async function buildProject(folder: string, isReact: boolean): Promise<readonly string[]> {
  const all = await Promise.all(
    (await listExamples(examples)).map((name) => readExample(examples, name)),
  );
  const samples = all.filter(
    ({ name, file }) => !otherKinds.test(name) && file === (isReact ? 'main.tsx' : 'main.ts'),
  );
  const start = commands.findIndex((code) => code.trim() === 'npm run dev');
  const made = isReact
    ? commands.filter((code) => code.includes('react-ts'))
    : commands.slice(0, start);
  const output = await runShell([...made, 'pwd'].join('\n'), folder);
  const project = output.trim().split('\n').at(-1) ?? '';
  const others = ['mvf', 'react-sdk', 'maplibre-overlay'].map(
    (name) => `${origin}/packages/${name}.tgz`,
  );
  const libraries = ['maplibre-gl', 'uqr', 'react', 'react-dom'].map(
    (name) => `${name}@${installedVersion(name)}`,
  );
  await runShell(`npm install ${[...others, ...libraries].join(' ')}`, project);
  if (isReact) writeFileSync(path.join(project, 'src/index.css'), fileOf('src/index.css'));
  else writeFileSync(path.join(project, 'index.html'), fileOf('index.html'));
  const page = readFileSync(path.join(project, 'index.html'), 'utf8');
  const pages: Record<string, string> = {};
  for (const { name, source, file } of samples) {
    const at = name.replace('/', '-');
    // Files that a program names are next to it.
    cpSync(path.join(examples, name), path.join(project, 'src', at), { recursive: true });
    // The guide says to keep this line of the template.
    const styles = isReact ? "import '../index.css';\n" : '';
    const worker = showsOutdoors.test(source) ? fileOf('MapLibre worker') : '';
    writeFileSync(
      path.join(project, 'src', at, file),
      `${styles}${worker}\n${source.replaceAll(site.server.sampleOrigin, origin)}`,
    );
    writeFileSync(
      path.join(project, `${at}.html`),
      page.replace(/src="\/src\/main\.tsx?"/, `src="/src/${at}/${file}"`),
    );
    pages[at] = `${at}.html`;
  }
  const config = { build: { target: 'es2022', rolldownOptions: { input: pages } } };
  writeFileSync(
    path.join(project, 'vite.config.js'),
    `export default ${JSON.stringify(config)};\n`,
  );
  rmSync(path.join(project, 'vite.config.ts'), { force: true });
  await runShell('npx vite build', project);
  expect(readdirSync(path.join(project, 'dist'))).toEqual(
    expect.arrayContaining(Object.values(pages)),
  );
  return samples.map(({ name }) => name);
}

for (const kind of ['TypeScript', 'React'] as const) {
  test(`[samples] every ${kind} sample draws when pasted into the project of the guide @all`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'pasted-'));
    const names = await buildProject(folder, kind === 'React');
    const [project = ''] = readdirSync(folder);
    const served = await serveFolder(path.join(folder, project, 'dist'));
    await expectSamplesDraw(page, served.origin, names);
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
