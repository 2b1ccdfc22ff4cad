import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { lateStylePatterns } from './lateStyles.ts';
import { measuredVariable } from './measuredWithout.ts';
import { performancePlugin } from './performancePlugin.ts';
import { replacedLibraries, replacedPatterns } from './replacedLibraries.ts';
import { requireMatches } from './requireMatches.ts';
import { staticHtmlPattern, staticHtmlRule } from './static-html/staticHtmlRule.ts';

const portal = path.resolve(__dirname, '../..');
const siteDir = mkdtempSync(path.join(tmpdir(), 'require-matches-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(siteDir, { recursive: true }));

const patterns = [staticHtmlPattern, ...lateStylePatterns(siteDir), ...replacedPatterns];

const styles = lateStylePatterns('/').map(({ modules }) => modules.slice('import of '.length));
const imports = [
  '../table.json?static-html',
  'prism-react-renderer',
  'tslib',
  ...styles.map((file) => `./${file}`),
];
writeFileSync(path.join(siteDir, 'table.json'), '{"html":"<b>A</b>","htmlId":"a"}');
for (const file of styles) {
  const target = path.join(siteDir, 'src', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, '.late { color: red }');
}

/** Bundles a program with these imports as the portal's build does, and returns the errors. */
async function errorsWith(imported: readonly string[]): Promise<readonly string[]> {
  writeFileSync(
    path.join(siteDir, 'src/index.js'),
    imported.map((one) => `import '${one}';`).join('\n'),
  );
  const compiler = rspack({
    context: siteDir,
    entry: './src/index.js',
    mode: 'production',
    output: { path: path.join(siteDir, 'out') },
    plugins: [requireMatches(patterns)],
    resolve: { alias: replacedLibraries() },
    module: {
      rules: [
        staticHtmlRule,
        { test: /importDefault\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' },
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, built) => (error === null ? resolve(built) : reject(error)));
  });
  return (stats as { toJson(): { errors?: { message: string }[] } })
    .toJson()
    .errors!.map(({ message }) => message);
}

it('accepts bundles in which every pattern matches', async () => {
  expect(await errorsWith(imports)).toEqual([]);
});

it.each<readonly [left: string, named: string, file: string]>([
  ['table.json?static-html', 'no JSON imported with ?static-html', 'static-html/staticHtmlRule.ts'],
  ['prism-react-renderer', 'no import of prism-react-renderer', 'replacedLibraries.ts'],
  ['tslib', 'no import of tslib', 'replacedLibraries.ts'],
  ...styles.map((file) => [file, `no import of ${file}`, 'lateStyles.ts'] as const),
])('refuses bundles without %s', async (left, named, file) => {
  const errors = await errorsWith(imports.filter((one) => !one.endsWith(left)));
  expect(errors).toEqual([expect.stringContaining(named)]);
  expect(errors[0]).toContain(`plugins/performance/${file}`);
});

it('requires nothing of a part that a build leaves out to measure it', async () => {
  vi.stubEnv(measuredVariable, 'one-helper');
  expect(await errorsWith(imports.filter((one) => one !== 'tslib'))).toEqual([]);
});

it.each([
  ['production', 'browsers', true],
  ['production', 'the server', false],
  ['development', 'browsers', false],
])('in %s, bundles for %s require matches: %s', (mode, target, isRequired) => {
  vi.stubEnv('NODE_ENV', mode);
  const { configureWebpack } = performancePlugin({ siteDir: portal } as LoadContext);
  const config = { optimization: { splitChunks: { cacheGroups: { styles: {} } } } };
  const tools = { currentBundler: { name: 'rspack', instance: rspack } };
  const { plugins } = configureWebpack?.(config, target === 'the server', tools as never, null) as {
    readonly plugins: readonly object[];
  };
  expect(plugins).toHaveLength(isRequired ? 2 : 1);
});
