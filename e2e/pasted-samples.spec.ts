import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { listExamples, readExample } from '@mezzanine/tooling/examples';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import { countColors } from './support/countColors.ts';
import { readFences } from './support/readFences.ts';
import { runShell } from './support/runShell.ts';
import { serveFolder } from './support/serveFolder.ts';
import { watchPage } from './support/watchPage.ts';

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
/** A blank map has one or two colors, and a drawn map many more. */
const drawnColors = 24;

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

/** Controls of a sample that a reader cannot see. */
function hiddenControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, output')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { top, left, width } = element.getBoundingClientRect();
        const isEmpty = width === 0;
        return !isEmpty && (top >= innerHeight || left >= innerWidth || top < 0 || left < 0);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

for (const kind of ['TypeScript', 'React'] as const) {
  test(`[samples] every ${kind} sample draws when pasted into the project of the guide @all`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'pasted-'));
    const names = await buildProject(folder, kind === 'React');
    const [project = ''] = readdirSync(folder);
    // Browsers request it from every page without an icon.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    const served = await serveFolder(path.join(folder, project, 'dist'));
    for (const name of names) {
      await test.step(name, async () => {
        const { errors } = watchPage(page);
        const missing: string[] = [];
        page.on('response', (response) => {
          if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
        });
        await page.goto(`${served.origin}/${name.replace('/', '-')}`);
        await page.locator('[data-mezzanine-state]').first().waitFor();
        await expect
          .poll(() => countColors(page.locator('body')), { message: name })
          .toBeGreaterThan(drawnColors);
        expect.soft(await hiddenControls(page), name).toEqual([]);
        await expect.soft(page.getByText('could not be rendered'), name).toHaveCount(0);
        expect.soft({ errors, missing }, name).toEqual({ errors: [], missing: [] });
        page.removeAllListeners();
      });
    }
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
