import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crookedBundle, houseBundle } from './houseBundles.fixture.ts';
import { SourceCli } from './sourceCli.fixture.ts';

let cli: SourceCli;

beforeAll(async () => {
  cli = await SourceCli.open();
});

afterAll(() => cli.remove());

describe('mvf info', () => {
  it('lists floors from the top, with their contents', async () => {
    const { code, out } = await cli.run('info', await cli.put('house.mvf.zip', houseBundle()));
    expect(code).toBe(0);
    expect(out).toContain('House (house)\nVersion 2.0.0');
    expect(out).toContain('Level 2  f_2          1       5      5            13     12');
    expect(out.indexOf('Level 2')).toBeLessThan(out.indexOf('Level 1'));
    expect(out).toContain('24 nodes, connections: 1 elevator, 1 stairs');
  });

  it('prints the same as JSON', async () => {
    const { out } = await cli.run('info', await cli.put('house.mvf.zip', houseBundle()), '--json');
    expect(JSON.parse(out)).toMatchObject({
      command: 'info',
      input: 'house.mvf.zip',
      format: 'mvf-2',
      name: 'House',
      floorStacks: [
        {
          id: 'fs_1',
          floors: [
            { id: 'f_2', spaces: 5 },
            { id: 'f_1', spaces: 5 },
          ],
        },
      ],
      connections: { elevator: 1, stairs: 1 },
    });
  });

  it('reads a folder that contains the files of a bundle', async () => {
    for (const [path, bytes] of Object.entries(unzipSync(houseBundle()))) {
      const [folder = ''] = path.includes('/') ? path.split('/') : [''];
      await mkdir(join(cli.folder, 'unpacked', folder), { recursive: true });
      await cli.put(`unpacked/${path}`, bytes);
    }
    expect((await cli.run('info', 'unpacked')).out).toContain('House (house)');
  });

  it('exits with 3 for a broken bundle and refers to validate', async () => {
    const { code, err } = await cli.run('info', await cli.put('notes.txt', 'Dear diary'));
    expect(code).toBe(3);
    expect(err).toContain('notes.txt cannot be read:');
    expect(err).toContain('mvf validate notes.txt');
  });
});

describe('mvf validate', () => {
  it('exits with 0 if there are no findings', async () => {
    const { code, out } = await cli.run('validate', await cli.put('house.mvf.zip', houseBundle()));
    expect({ code, out }).toEqual({ code: 0, out: 'house.mvf.zip: no findings.\n' });
  });

  it('exits with 1 for errors, and shows the place, reason, and fix of each', async () => {
    const { code, out } = await cli.run(
      'validate',
      await cli.put('crooked.mvf.zip', crookedBundle()),
    );
    expect(code).toBe(1);
    expect(out).toMatch(/^error TOPO-10 /);
    expect(out).toContain('floor.geojson#/features/1/properties/elevation');
    expect(out).toContain('  Why  Apps order floors by elevation');
    expect(out).toContain(
      'crooked.mvf.zip: 1 error, 2 warnings, 0 notes; 2 can be fixed: mvf fix crooked.mvf.zip',
    );
  });

  it('exits with 0 if there are only warnings, and omits excluded rules', async () => {
    const path = await cli.put('crooked.mvf.zip', crookedBundle());
    const { code, out } = await cli.run('validate', path, '--skip', 'TOPO-10', '--skip', 'TEXT');
    expect(code).toBe(0);
    expect(out).toContain('0 errors, 1 warning');
    expect((await cli.run('validate', path, '--severity', 'error')).out).not.toContain('GEO-01');
  });

  it('prints counts and complete findings as JSON', async () => {
    const { code, out } = await cli.run(
      'validate',
      await cli.put('crooked.mvf.zip', crookedBundle()),
      '--json',
    );
    expect(code).toBe(1);
    const answer = JSON.parse(out) as { summary: unknown; findings: object[] };
    expect(answer.summary).toEqual({ errors: 1, warnings: 2, infos: 0, fixable: 2 });
    expect(Object.keys(answer.findings[1] ?? {}).sort()).toEqual(
      ['rule', 'severity', 'file', 'pointer', 'place', 'message', 'why', 'fix', 'isFixable'].sort(),
    );
  });

  it('exits with 1 if the file is not a venue', async () => {
    const { code, out } = await cli.run('validate', await cli.put('page.zip', '<!doctype html>'));
    expect(code).toBe(1);
    expect(out).toContain('STRUCT-01');
  });
});

it('CLI-07: prints the fields listed in spec/cli.md', async () => {
  const specification = await readFile(new URL('../../spec/cli.md', import.meta.url), 'utf8');
  const path = await cli.put('house.mvf.zip', houseBundle());
  for (const args of [
    ['info', path],
    ['validate', path],
    ['convert', path, '--out', 'fields.mvf.zip'],
    ['fix', path, '--dry-run'],
  ]) {
    const { out } = await cli.run(...args, '--json');
    const { command, ...fields } = JSON.parse(out) as Record<string, unknown>;
    expect(command).toBe(args[0]);
    const listed = new RegExp(`^\\| \`${args[0]}\` +\\|(.*)\\|$`, 'm').exec(specification)?.[1];
    expect(listed?.match(/(?<=`)\w+(?=`)/g)).toEqual(Object.keys(fields));
  }
});
