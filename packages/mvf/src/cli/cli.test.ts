import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crookedBundle, houseBundle } from './houseBundles.fixture.ts';
import { BuiltCli } from './builtCli.fixture.ts';
import { SourceCli } from './sourceCli.fixture.ts';

let cli: SourceCli;

beforeAll(async () => {
  cli = await SourceCli.open();
});

afterAll(() => cli.remove());

describe('mvf', () => {
  it('CLI-06: prints its commands and exit codes without arguments and with --help', async () => {
    const { code, out } = await cli.run();
    expect(code).toBe(0);
    for (const name of ['info', 'validate', 'convert', 'fix', 'serve', 'publish', 'places'])
      expect(out).toContain(`  ${name}`);
    expect(out).toContain('Exit codes: 0 success, 1 findings of severity error');
    expect((await cli.run('--help')).out).toBe(out);
    expect((await cli.run('help')).out).toBe(out);
  });

  it.each(['info', 'validate', 'convert', 'fix', 'serve', 'publish', 'places'])(
    'prints options and examples of %s',
    async (name) => {
      const { code, out } = await cli.run(name, '--help');
      expect(code).toBe(0);
      expect(out).toContain(`Usage: mvf ${name} <`);
      expect(out).toContain('Examples');
      expect(out).toContain('--json');
      expect((await cli.run('help', name)).out).toBe(out);
    },
  );

  it.each([
    [['vaildate', 'x.zip'], 'There is no command "vaildate"; did you mean validate?'],
    [['draw'], 'expected one of info, validate, doctor, convert, fix, serve, publish, places'],
    [['info'], 'mvf info was given no file; expected one'],
    [['info', 'a.zip', 'b.zip'], 'was given 2 files; expected one'],
    [['fix', 'a.zip', '--inplace'], 'has no option --inplace; did you mean --in-place?'],
    [
      ['validate', 'a.zip', '--severity', 'bad'],
      '--severity "bad"; expected one of error, warning, info',
    ],
    [['validate', 'a.zip', '--skip', 'TOPO-99'], '--skip "TOPO-99"; expected a rule'],
    [['validate', 'a.zip', '--severity'], 'has invalid options'],
    [['convert', 'a.zip', '--to', 'pdf'], '--to "pdf"; expected one of mvf-2'],
    [['serve', 'a.zip', '--port', '99999'], 'expected a number from 0 to 65535'],
  ])('CLI-06: exits with 2 for %j', async (args, message) => {
    const { code, out, err } = await cli.run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });

  it.each(['info', 'validate', 'convert', 'fix', 'serve', 'places'])(
    'CLI-04: %s exits with 3 and one sentence if the file does not exist',
    async (name) => {
      const { code, err } = await cli.run(name, 'nowhere.mvf.zip');
      expect(code).toBe(3);
      expect(err).toBe(
        'mvf: nowhere.mvf.zip cannot be read: there is no such file or folder. Check the path.\n',
      );
    },
  );

  it('CLI-07: prints errors as JSON with --json, and nothing else', async () => {
    const { code, out, err } = await cli.run('info', 'nowhere.mvf.zip', '--json');
    expect({ code, err }).toEqual({ code: 3, err: '' });
    expect(JSON.parse(out)).toEqual({
      command: 'info',
      error: { kind: 'input', code: 'ENOENT', message: expect.stringContaining('cannot be read') },
    });
  });

  it('CLI-02: removes escape sequences from names in files', async () => {
    const path = await cli.put(
      'steering.mvf.zip',
      houseBundle((venue) => {
        venue.manifest = { ...venue.manifest, name: 'House\u001B[2J\u001B]0;owned\u0007' };
      }),
    );
    const { out } = await cli.run('info', path);
    expect(out).toContain('House\uFFFD[2J');
    expect(out).not.toContain('\u001B');
  });
});

describe('the built program', () => {
  let built: BuiltCli;
  beforeAll(async () => {
    built = await BuiltCli.build();
  });
  afterAll(() => built.remove());

  it('prints its version', async () => {
    expect((await built.run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('CLI-06: exits with the codes of its commands, and writes errors to standard error', async () => {
    const path = await built.put('crooked.mvf.zip', crookedBundle());
    expect(await built.run('validate', path)).toMatchObject({ code: 1, err: '' });
    for (const args of [
      ['vaildate', path],
      ['info', 'nowhere.mvf.zip'],
    ])
      expect(await built.run(...args)).toEqual(await cli.run(...args));
  });

  it('CLI-02: writes no escape codes and no progress to pipes', async () => {
    const path = await built.put('crooked.mvf.zip', crookedBundle());
    for (const args of [
      ['--help'],
      ['info', path],
      ['validate', path],
      ['fix', path, '--dry-run'],
    ]) {
      const { out, err } = await built.run(...args);
      expect(out).not.toContain('\u001B');
      expect(err).toBe('');
    }
  });
});
