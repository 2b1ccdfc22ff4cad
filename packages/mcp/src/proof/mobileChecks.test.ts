import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { ToolError } from '../results/ToolError.ts';
import { HttpSite } from '../site/HttpSite.ts';
import type { PackageSource } from '../site/SiteSource.ts';
import { connectClient } from '../testClient.fixture.ts';
import { testSite } from '../testSite.fixture.ts';
import { androidVersions } from './android/androidVersions.ts';
import { android } from './android/findClassPaths.ts';
import { givenSource, kotlinSource } from './android/kotlinSource.ts';
import { iosVersions } from './ios/iosVersions.ts';
import { swiftSource } from './ios/swiftSource.ts';
import { fillWorkFolder } from './programs/fillWorkFolder.ts';
import { inFragment } from './programs/fragments.ts';
import { Preparation } from './programs/Preparation.ts';
import { runProgram } from './programs/runProgram.ts';
import { snippetCheck } from './snippetCheck.ts';
import { reactNativeSet } from './typescript/reactNativeSet.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const path = process.env['PATH'];
afterEach(() => {
  process.env['PATH'] = path;
});

/** Calls the tool with a site; a program is `x` unless given. */
async function check(given: Readonly<Record<string, unknown>>, site: PackageSource = testSite()) {
  const { call, faults } = await connectClient({ site, tools: [snippetCheck(site)] });
  const called = await call('snippet_check', { code: 'x', ...given });
  expect(faults).toEqual([]);
  return called;
}

/** A site whose React Native SDK has one type. */
function nativeSite(): PackageSource {
  const folder = '/node_modules/@mezzanine/react-native-sdk';
  const types = {
    '/play/types.json': { '/lib.es2023.d.ts': 'interface Array<T> { length: number }' },
    '/play/types-react-native.json': {
      [`${folder}/package.json`]: '{"types":"index.d.ts"}',
      [`${folder}/index.d.ts`]: `${Object.values(reactNativeSet.versions['5.0']?.given ?? {})
        .filter((type) => !type.startsWith('typeof'))
        .map((type) => type.split('.').at(-1))
        .map((name) => `export interface ${name ?? ''} { readonly id: string }`)
        .join('\n')}`,
    },
  };
  const texts = new Map(
    Object.entries(types).map(([file, value]) => [file, JSON.stringify(value)]),
  );
  return { ...testSite(), readText: (file) => Promise.resolve(texts.get(file)) };
}

it.each([
  [{ version: '3.0' }, 'web-sdk has no version 3.0 that can be checked. Versions: 6.0, 5.0, 4.0.'],
  [{ set: 'android-sdk', version: '6.0' }, 'Versions: 5.0, 4.0, 3.0.'],
  [{ set: 'ios-sdk', version: '6.0' }, 'Versions: 5.0, 4.0, 3.0.'],
  [{ set: 'react-native-sdk', version: '6.0' }, 'Versions: 5.0, 4.0, 3.0.'],
  [{ set: 'android-sdk', language: 'tsx' }, 'is tsx; expected kotlin for android-sdk.'],
  [{ set: 'ios-sdk', language: 'kotlin' }, 'is kotlin; expected swift for ios-sdk.'],
  [{ language: 'swift' }, 'is swift; expected tsx or ts for web-sdk.'],
  [{ set: 'docs' }, 'set'],
])('%o is an error that says what exists', async (given, message) => {
  const { isError, text } = await check(given);
  expect(isError).toBe(true);
  expect(text).toContain(message);
});

it.each([
  ['android-sdk', 'Kotlin needs Maven and a JDK 17'],
  ['ios-sdk', 'Swift needs version 6'],
])('without its toolchain, %s says what to install, and leaves no folder', async (set, message) => {
  const temporary = mkdtempSync(join(tmpdir(), 'mcp-missing-'));
  const before = process.env['TMPDIR'];
  process.env['PATH'] = temporary;
  process.env['TMPDIR'] = temporary;
  try {
    const { isError, text } = await check({ set });
    expect(isError).toBe(true);
    expect(text).toContain(message);
    expect(readdirSync(temporary)).toEqual([]);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(temporary, { recursive: true, force: true });
  }
});

it('a server that is not there is an error that says how to start it', async () => {
  const access = { appId: 'a', apiKey: 'b', indexName: 'c' };
  const site = new HttpSite('http://127.0.0.1:9', access);
  const { isError, text } = await check({ set: 'react-native-sdk' }, site);
  expect(isError).toBe(true);
  expect(text).toContain('does not respond. Start it');
});

it('a React Native program has no names of browsers, and imports its version', async () => {
  const code = "import '@mezzanine/react-native-sdk/v4';\ndocument.title;\nvenue.nothing;\n";
  const set = 'react-native-sdk';
  const { data } = await check({ set, code, isFragment: true }, nativeSite());
  const problems = data['problems'] as readonly { line: number; code: string }[];
  expect(problems.map(({ line, code: name }) => `${line} ${name}`)).toEqual(
    expect.arrayContaining(['2 TS2584', '3 TS2339']),
  );
  expect(data['notes']).toEqual([
    'Programs for 5.0 import @mezzanine/react-native-sdk, not @mezzanine/react-native-sdk/v4.',
  ]);
});

it.each([
  ['statements', 'map.show()', 'suspend fun fragment() { map.show()\n}'],
  ['declarations', 'class A\nfun b() {\n}', '\nclass A\nfun b() {\n}\n'],
  ['members', 'override fun onStart() {}', 'abstract class Fragment'],
  ['a composition', 'MezzanineMap(state) {\n}', '@androidx.compose.runtime.Composable fun'],
])('a Kotlin fragment of %s becomes a file', (_, code, expected) => {
  expect(kotlinSource(code, ['a.*'], true).text).toContain(expected);
});

it.each([
  ['statements', 'map.show()', 'async throws { map.show()\n}'],
  ['declarations', 'struct A {\n}', '\nstruct A {\n}\n'],
  ['members', 'override func viewDidLoad() {}', 'class Fragment: UIViewController'],
  ['a view', 'var body: some View {\n}', 'struct Fragment: View'],
])('a Swift fragment of %s becomes a file', (_, code, expected) => {
  expect(swiftSource(code, ['A'], {}).text).toContain(expected);
});

it('errors of a fragment have the position in the fragment', () => {
  const code = 'import java.io.File\n\nval a = 1; b()\nc()';
  const fragment = kotlinSource(code, ['a.*'], true);
  const lines = fragment.text.split('\n');
  for (const [name, line, column] of [
    ['b()', 3, 12],
    ['c()', 4, 1],
  ] as const) {
    const at = lines.findIndex((text) => text.includes(name));
    const found = { line: at + 1, column: (lines[at]?.indexOf(name) ?? 0) + 1 };
    expect(inFragment({ ...found, code: '', message: '' }, fragment)).toMatchObject({
      line,
      column,
    });
  }
});

it('a fragment gets only the names that it uses', () => {
  const { given = {}, imports = [] } = iosVersions['5.0'] ?? {};
  const { text } = swiftSource('print(desk)', imports, given);
  expect(text).toContain('var desk: Space');
  expect(text).not.toContain('var venue');
});

it.each([...'543'])('fragments of %s.0 can use the names of the pages', (major) => {
  const version = `${major}.0`;
  const given = join(root, 'apps/portal/scripts/mobile-blocks/given');
  const kotlin = readFileSync(join(given, `android-${version}/Given.kt`), 'utf8');
  const swift = readFileSync(join(given, `ios-${version}/Given.swift`), 'utf8');
  const namesIn = (text: string) => [...text.matchAll(/\bva[lr] (\w+):/g)].map(([, name]) => name);
  expect(namesIn(givenSource(androidVersions[version]?.given ?? {}))).toEqual(namesIn(kotlin));
  expect(Object.keys(iosVersions[version]?.given ?? {})).toEqual(namesIn(swift));
});

it('Kotlin is compiled with the release of Android that the SDK is compiled with', () => {
  const pom = readFileSync(join(root, 'sdks/android/pom.xml'), 'utf8');
  expect(pom).toContain(`<android.version>${android.version}</android.version>`);
});

it('work that takes long is an error, goes on, and is started once', async () => {
  let starts = 0;
  let finish = (_value: string): void => undefined;
  const work = new Preparation(
    'The compiler',
    () => {
      starts += 1;
      return new Promise<string>((resolve) => (finish = resolve));
    },
    1,
  );
  await expect(work.get()).rejects.toThrow('The compiler is still being prepared');
  finish('ready');
  expect(await work.get()).toBe('ready');
  expect(starts).toBe(1);
});

it('work that failed is started again', async () => {
  let starts = 0;
  const work = new Preparation('The compiler', () => {
    starts += 1;
    return starts === 1 ? Promise.reject(new ToolError('No.')) : Promise.resolve(starts);
  });
  await expect(work.get()).rejects.toThrow('No.');
  expect(await work.get()).toBe(2);
});

it('a program that runs too long, or whose call is canceled, ends with all that it started', async () => {
  const args = ['-c', 'sleep 600 & echo $!; sleep 600'];
  const slow = await runProgram({ program: 'sh', args, folder: root, seconds: 0.3 });
  expect(slow).toMatchObject({ status: undefined, isTooSlow: true });
  const canceled = await runProgram({
    program: 'sh',
    args,
    folder: root,
    seconds: 600,
    signal: AbortSignal.abort(),
  });
  expect(canceled).toMatchObject({ status: undefined, isTooSlow: false });
});

it('arguments of a program are no commands, and its output has a limit', async () => {
  const args = ['-c', 'echo "$0"; yes', '$(echo run); `echo run`'];
  const { text } = await runProgram({ program: 'sh', args, folder: root, seconds: 0.5 });
  expect(text).toContain('$(echo run); `echo run`\n');
  expect(text.length).toBeLessThanOrEqual(1_000_000);
});

it('a folder whose files could not be written is removed', async () => {
  let folder = '';
  const filled = fillWorkFolder((created) => {
    folder = created;
    return Promise.reject(new ToolError('No.'));
  });
  await expect(filled).rejects.toThrow('No.');
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});
