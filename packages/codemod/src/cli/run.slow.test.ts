import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes, run } from './run.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');
let folder: string;

beforeAll(() => {
  // Inside the repository, packages resolve as in an app that installed them.
  mkdirSync(path.join(repository, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(repository, '.cache/codemod-'));
  const compilerOptions = {
    module: 'ESNext',
    moduleResolution: 'Bundler',
    customConditions: ['mezzanine-source'],
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function runIn(...parameters: readonly string[]) {
  const printed = { out: '', err: '' };
  const code = await run(parameters, folder, {
    out: (text) => (printed.out += text),
    err: (text) => (printed.err += text),
  });
  return { code, ...printed };
}

const write = (file: string, text: string) => {
  writeFileSync(path.join(folder, file), text);
};
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const program = `import { getVenue } from '@mezzanine/mezzanine-js/v5';
await getVenue({ clientId: 'a', clientSecret: 'b', venue: 'c', baseUrl: 'd', noAuth: true });
`;

describe('the command', () => {
  it('with --dry, changes nothing and prints what would change', async () => {
    write('one.ts', program);
    const { code, out } = await runIn('5-to-6', '--dry', 'one.ts');
    expect(code).toBe(exitCodes.done);
    expect(read('one.ts')).toBe(program);
    expect(out).toBe(
      'one.ts: 1 converted, 0 left\n' +
        '  removed getVenue({ noAuth }), which has no effect\n' +
        'Files to change: 1 of 1\nConverted: 1\nTo convert by hand: 0\n' +
        'Options without effect removed: 1\n',
    );
  });

  it('converts the files of a pattern, including scripts', async () => {
    write('two.ts', program);
    write('three.js', program);
    const { code, out } = await runIn('5-to-6', 't*.{ts,js}');
    expect(code).toBe(exitCodes.done);
    expect(out).toContain('Files changed: 2 of 2');
    expect(read('three.js')).toBe(
      `import { loadVenue } from '@mezzanine/mezzanine-js';\n` +
        `await loadVenue({ key: 'a', secret: 'b', venueId: 'c', baseUrl: 'd' });\n`,
    );
    expect((await runIn('5-to-6', 't*.{ts,js}')).out).toContain('Files changed: 0 of 2');
  });

  it('exits with 1 if places need manual changes, and lists them', async () => {
    write(
      'left.ts',
      `import type { MapView } from '@mezzanine/mezzanine-js/v5';\n` +
        `export function focus(mapView: MapView) {\n  mapView.DynamicFocus.enable();\n}\n`,
    );
    const { code, out } = await runIn('5-to-6', 'left.ts');
    expect(code).toBe(exitCodes.left);
    expect(out).toContain('  line 3: Listen to camera-change');
    expect(read('left.ts')).toContain('  // TODO(codemod): Listen to camera-change');
  });

  it('names a file that it cannot convert, and converts the others', async () => {
    write('four.ts', program);
    write('broken.ts', 'const = 1;');
    const { code, err } = await runIn('5-to-6', 'broken.ts', 'four.ts', 'missing/*.ts');
    expect(code).toBe(exitCodes.failed);
    expect(err).toMatch(/^missing\/\*\.ts: No file matches\. Check the path\.$/m);
    expect(err).toMatch(
      /^broken\.ts: Line 1 is not valid: .+ Correct it, then run the codemod again\.$/m,
    );
    expect(read('four.ts')).toContain('loadVenue');
  });

  it.each([
    [['6-to-5', 'a.ts'], 'unknown transform "6-to-5". Pass 5-to-6.'],
    [['5-to-6'], 'no files are given. Pass files or patterns.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('rejects %j', async (parameters, message) => {
    const { code, err } = await runIn(...parameters);
    expect(code).toBe(exitCodes.failed);
    expect(err).toContain(`codemod: ${message}`);
    expect(err).toContain('Usage: codemod 5-to-6');
  });

  it('prints its help', async () => {
    expect(await runIn('--help')).toMatchObject({ code: exitCodes.done, err: '' });
  });
});
