import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { box } from '../../fixtures/planShapes.ts';
import { readMvf } from '../readMvf.ts';
import { brokenHouse } from './brokenHouse.fixture.ts';
import { SourceCli } from './sourceCli.fixture.ts';

let cli: SourceCli;

beforeAll(async () => {
  cli = await SourceCli.open();
});

afterAll(() => cli.remove());

const rooms = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    ['hallway', 'Hall', box(0, 0, 20, 4)],
    ['room', 'Shop', box(0, 4, 10, 10)],
    ['room', 'TBD', box(10, 4, 20, 10)],
  ].map(([kind, name, ring]) => ({
    type: 'Feature',
    properties: { kind, name },
    geometry: { type: 'Polygon', coordinates: [ring] },
  })),
});

describe('mvf doctor', () => {
  it('examines a bundle that readers reject, and exits with 1 for errors', async () => {
    const path = await cli.put('broken.mvf.zip', brokenHouse());
    const { code, out } = await cli.run('doctor', path);
    expect(code).toBe(1);
    expect(out).toContain('open ring');
    expect(out).toContain('error TOPO-10 Floors of one stack differ in elevation');
    expect(out).toContain('warning TOPO-01 Rooms have a door');
    expect(out).toMatch(/can be fixed: mvf doctor broken\.mvf\.zip --fix\n$/);
    expect(await readdir(cli.folder)).not.toContain('broken.fixed.mvf.zip');
  });

  it('fixes it, writes a new bundle, and exits with 0', async () => {
    const path = await cli.put('fixed.mvf.zip', brokenHouse());
    const { code, out } = await cli.run(
      'doctor',
      path,
      '--fix',
      '--out',
      'whole.mvf.zip',
      '--json',
    );
    expect(code).toBe(0);
    const result = JSON.parse(out) as Record<string, unknown>;
    expect(result).toMatchObject({ output: 'whole.mvf.zip', summary: { errors: 0, fixable: 0 } });
    const venue = readMvf(new Uint8Array(await readFile(join(cli.folder, 'whole.mvf.zip'))));
    expect(venue.floors.map(({ properties }) => properties.elevation)).toEqual([1, 2]);
    expect((await cli.run('doctor', 'whole.mvf.zip')).code).toBe(0);
  });

  it('examines files of other formats, with what their import changes', async () => {
    const path = await cli.put('shop.geojson', rooms);
    const { out } = await cli.run('doctor', path, '--json');
    const { format, report, findings } = JSON.parse(out) as {
      readonly format: string;
      readonly report: readonly object[];
      readonly findings: readonly { readonly code: string; readonly fixes: readonly object[] }[];
    };
    expect(format).toBe('geojson');
    expect(report.length).toBeGreaterThan(0);
    expect(findings.every(({ fixes }) => Array.isArray(fixes))).toBe(true);
  });

  it('writes nothing without --fix, and overwrites no file without --force', async () => {
    const path = await cli.put('again.mvf.zip', brokenHouse());
    expect((await cli.run('doctor', path, '--out', 'x.mvf.zip')).code).toBe(2);
    expect((await cli.run('doctor', path, '--fix', '--out', `./${path}`)).code).toBe(2);
    await cli.put('again.fixed.mvf.zip', 'keep me');
    const { code, err } = await cli.run('doctor', path, '--fix');
    expect(code).toBe(3);
    expect(err).toContain('again.fixed.mvf.zip already exists');
    expect((await cli.run('doctor', path, '--fix', '--force')).code).toBe(0);
  });

  it('names the format of a file that is not a venue, and exits with 3', async () => {
    const path = await cli.put('plan.pdf', '%PDF-1.7\n');
    const { code, err } = await cli.run('doctor', path);
    expect(code).toBe(3);
    expect(err).toContain('PDF');
  });
});
