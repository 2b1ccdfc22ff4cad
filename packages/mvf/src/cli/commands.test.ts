import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAt, tinyArchive } from '../../fixtures/tinyFiles.ts';
import type { Polygon } from '../schema/geometry.ts';
import { readMvf } from '../readMvf.ts';
import { type Draft, houseVenue } from '../validate/houseVenue.fixture.ts';
import { writeMvf } from '../writeMvf.ts';
import { BuiltCli } from './builtCli.fixture.ts';

let cli: BuiltCli;

beforeAll(async () => {
  cli = await BuiltCli.build();
});

afterAll(() => cli.remove());

/** Writes a file into the folder that commands run in, and returns its name. */
async function put(name: string, bytes: Uint8Array | string): Promise<string> {
  await writeFile(join(cli.folder, name), bytes);
  return name;
}

function house(change: (house: Draft) => void = () => undefined): Uint8Array {
  const venue = houseVenue();
  change(venue);
  return writeMvf(venue);
}

/** A house with a clockwise room and a padded name, which fixes mend, and equal elevations. */
const crooked = (): Uint8Array =>
  house((venue) => {
    const room = venue.spaces['f_1']?.[1];
    (room?.geometry as Polygon).coordinates[0]?.reverse();
    if (room?.properties.details) room.properties.details.name = ' Library';
    for (const { properties } of venue.floors) properties.elevation = 0;
  });

describe('mvf info', () => {
  it('shows floors from the top, and what is on them', async () => {
    const { code, out } = await cli.run('info', await put('house.mvf.zip', house()));
    expect(code).toBe(0);
    expect(out).toContain('House (house)\nVersion 2.0.0');
    expect(out).toContain('Level 2  f_2          1       5      5            13     12');
    expect(out.indexOf('Level 2')).toBeLessThan(out.indexOf('Level 1'));
    expect(out).toContain('24 nodes, connections: 1 elevator, 1 stairs');
  });

  it('answers the same in JSON', async () => {
    const { out } = await cli.run('info', await put('house.mvf.zip', house()), '--json');
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

  it('reads a folder with the files of a bundle', async () => {
    for (const [path, bytes] of Object.entries(unzipSync(house()))) {
      const [folder = ''] = path.includes('/') ? path.split('/') : [''];
      await mkdir(join(cli.folder, 'unpacked', folder), { recursive: true });
      await put(`unpacked/${path}`, bytes);
    }
    expect((await cli.run('info', 'unpacked')).out).toContain('House (house)');
  });

  it('ends with 3 for a broken bundle and points to validate', async () => {
    const { code, err } = await cli.run('info', await put('notes.txt', 'Dear diary'));
    expect(code).toBe(3);
    expect(err).toContain('notes.txt cannot be read:');
    expect(err).toContain('mvf validate notes.txt');
  });
});

describe('mvf validate', () => {
  it('ends with 0 where there is nothing to say', async () => {
    const { code, out } = await cli.run('validate', await put('house.mvf.zip', house()));
    expect({ code, out }).toEqual({ code: 0, out: 'house.mvf.zip: nothing to say.\n' });
  });

  it('ends with 1 for errors, and shows each with its place, why and how to fix it', async () => {
    const { code, out } = await cli.run('validate', await put('crooked.mvf.zip', crooked()));
    expect(code).toBe(1);
    expect(out).toMatch(/^error TOPO-10 /);
    expect(out).toContain('floor.geojson#/features/1/properties/elevation');
    expect(out).toContain('  Why  Apps order floors by elevation');
    expect(out).toContain(
      'crooked.mvf.zip: 1 error, 2 warnings, 0 notes; 2 can be fixed: mvf fix crooked.mvf.zip',
    );
  });

  it('ends with 0 for warnings only, and leaves out what it is told to', async () => {
    const path = await put('crooked.mvf.zip', crooked());
    const { code, out } = await cli.run('validate', path, '--skip', 'TOPO-10', '--skip', 'TEXT');
    expect(code).toBe(0);
    expect(out).toContain('0 errors, 1 warning');
    expect((await cli.run('validate', path, '--severity', 'error')).out).not.toContain('GEO-01');
  });

  it('answers in JSON with counts and whole findings', async () => {
    const { code, out } = await cli.run(
      'validate',
      await put('crooked.mvf.zip', crooked()),
      '--json',
    );
    expect(code).toBe(1);
    const answer = JSON.parse(out);
    expect(answer.summary).toEqual({ errors: 1, warnings: 2, infos: 0, fixable: 2 });
    expect(Object.keys(answer.findings[1]).sort()).toEqual(
      ['rule', 'severity', 'file', 'pointer', 'place', 'message', 'why', 'fix', 'isFixable'].sort(),
    );
  });

  it('ends with 1 for what is no venue at all', async () => {
    const { code, out } = await cli.run('validate', await put('page.zip', '<!doctype html>'));
    expect(code).toBe(1);
    expect(out).toContain('STRUCT-01');
  });
});

describe('mvf fix', () => {
  it('writes a new file and leaves the old one as it was', async () => {
    const given = crooked();
    const path = await put('tofix.mvf.zip', given);
    const { code, out } = await cli.run('fix', path);
    expect(code).toBe(1);
    expect(out).toContain(
      '2 findings mended in tofix.fixed.mvf.zip\n  GEO-01  1 fix\n  TEXT-04  1 fix\n1 error',
    );
    expect(new Uint8Array(await readFile(join(cli.folder, path)))).toEqual(given);
    const again = await cli.run('fix', 'tofix.fixed.mvf.zip', '--dry-run');
    expect(again.out).toContain('nothing to fix; 1 error');
  });

  it('writes over nothing unless told to', async () => {
    const path = await put('twice.mvf.zip', crooked());
    await put('there.mvf.zip', 'keep me');
    const { code, err } = await cli.run('fix', path, '--out', 'there.mvf.zip');
    expect(code).toBe(3);
    expect(err).toContain('there.mvf.zip is there already');
    expect(await readFile(join(cli.folder, 'there.mvf.zip'), 'utf8')).toBe('keep me');
    expect((await cli.run('fix', path, '--out', `./${path}`)).code).toBe(2);
    expect((await cli.run('fix', path, '--out', 'there.mvf.zip', '--force')).code).toBe(1);
    expect(await readdir(cli.folder)).not.toContainEqual(expect.stringMatching(/^\./));
  });

  it('mends in place when told to', async () => {
    const path = await put('inplace.mvf.zip', crooked());
    const { out } = await cli.run('fix', path, '--in-place', '--json');
    expect(JSON.parse(out)).toMatchObject({
      output: path,
      applied: [{}, {}],
      left: [{ rule: 'TOPO-10' }],
    });
    const venue = readMvf(new Uint8Array(await readFile(join(cli.folder, path))));
    expect(venue.spaces['f_1']?.[1]?.properties.details?.name).toBe('Library');
  });

  it('closes rings that reading refuses', async () => {
    const open = tinyArchive((files) => {
      const ring =
        files['space/m_1.geojson']?.['features']?.[0]?.['geometry']?.['coordinates']?.[0];
      (ring as unknown as number[][]).pop();
    });
    const path = await put('open.mvf.zip', open);
    expect((await cli.run('validate', path)).out).toContain('error STRUCT-09 Rings are closed');
    expect((await cli.run('info', path)).code).toBe(3);
    expect((await cli.run('fix', path)).out).toContain('STRUCT-09  1 fix');
    expect((await cli.run('info', 'open.fixed.mvf.zip')).code).toBe(0);
  });

  it('keeps files that reading ignores', async () => {
    const given = tinyArchive((files) => {
      Object.assign(files, { 'image/logo.png': new Uint8Array([1, 2, 3]) });
      setAt(files, 'floor.geojson', '/features/0/properties/name', ' Ground floor');
    });
    const path = await put('images.mvf.zip', given);
    await cli.run('fix', path, '--in-place');
    const files = unzipSync(new Uint8Array(await readFile(join(cli.folder, path))));
    expect(files['image/logo.png']).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('ends with 3 for what no safe fix helps', async () => {
    const bytes = tinyArchive((files) => delete files['node.geojson']);
    const { code, err } = await cli.run('fix', await put('short.mvf.zip', bytes));
    expect(code).toBe(3);
    expect(err).toContain('no safe fix helps: node.geojson is not in the archive');
  });
});

describe('mvf convert', () => {
  it('writes version 1 and says what it cannot hold, and reads it back', async () => {
    const path = await put('house.mvf.zip', house());
    const { code, out } = await cli.run('convert', path, '--to', 'mvf-1', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      from: 'mvf-2',
      to: 'mvf-1',
      output: 'house.v1.mvf.zip',
    });
    expect((await cli.run('info', 'house.v1.mvf.zip')).out).toContain('read from version 1');
    const back = await cli.run('convert', 'house.v1.mvf.zip', '--out', 'back.mvf.zip');
    expect(back.out).toContain('Wrote back.mvf.zip');
    expect((await cli.run('validate', 'back.mvf.zip', '--severity', 'error')).code).toBe(0);
  });

  it('makes a walking graph where there is none', async () => {
    const path = await put(
      'nograph.mvf.zip',
      house((venue) => {
        venue.nodes = [];
        venue.connections = [];
        for (const space of Object.values(venue.spaces).flat())
          space.properties.destinationNodes = [];
        for (const door of Object.values(venue.entrances).flat()) delete door.properties.node;
      }),
    );
    expect((await cli.run('validate', path)).out).toContain('TOPO-09');
    expect((await cli.run('convert', path, '--graph', '--out', 'graph.mvf.zip')).code).toBe(0);
    const { out } = await cli.run('validate', 'graph.mvf.zip', '--json');
    expect(JSON.parse(out).findings.map((finding: { rule: string }) => finding.rule)).not.toContain(
      'TOPO-09',
    );
  });

  it('writes neither over its input nor over another file', async () => {
    const path = await put('house.mvf.zip', house());
    expect((await cli.run('convert', path)).code).toBe(2);
    await put('taken.mvf.zip', 'keep me');
    expect((await cli.run('convert', path, '--out', 'taken.mvf.zip')).code).toBe(3);
    expect(await readFile(join(cli.folder, 'taken.mvf.zip'), 'utf8')).toBe('keep me');
  });
});
