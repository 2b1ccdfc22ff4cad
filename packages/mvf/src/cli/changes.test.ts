import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dxfDrawing, rectangle } from '../../fixtures/dxfDrawing.ts';
import { indoors } from '../../fixtures/indoorsShapefile.ts';
import { box } from '../../fixtures/planShapes.ts';
import { setAt, tinyArchive } from '../../fixtures/tinyFiles.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { readMvf } from '../readMvf.ts';
import { houseVenue } from '../validator/houseVenue.fixture.ts';
import { crookedBundle, houseBundle } from './houseBundles.fixture.ts';
import { SourceCli } from './sourceCli.fixture.ts';

let cli: SourceCli;

beforeAll(async () => {
  cli = await SourceCli.open();
});

afterAll(() => cli.remove());

describe('mvf fix', () => {
  it('writes a new file and does not change the old one', async () => {
    const given = crookedBundle();
    const path = await cli.put('tofix.mvf.zip', given);
    const { code, out } = await cli.run('fix', path);
    expect(code).toBe(1);
    expect(out).toContain(
      '2 findings fixed in tofix.fixed.mvf.zip\n  GEO-01  1 fix\n  TEXT-04  1 fix\n1 error',
    );
    expect(new Uint8Array(await readFile(join(cli.folder, path)))).toEqual(given);
    const again = await cli.run('fix', 'tofix.fixed.mvf.zip', '--dry-run');
    expect(again.out).toContain('nothing to fix; 1 error');
  });

  it('CLI-03: overwrites files only with --force', async () => {
    const path = await cli.put('twice.mvf.zip', crookedBundle());
    await cli.put('there.mvf.zip', 'keep me');
    const { code, err } = await cli.run('fix', path, '--out', 'there.mvf.zip');
    expect(code).toBe(3);
    expect(err).toContain('there.mvf.zip already exists');
    expect(await readFile(join(cli.folder, 'there.mvf.zip'), 'utf8')).toBe('keep me');
    expect((await cli.run('fix', path, '--out', `./${path}`)).code).toBe(2);
    expect((await cli.run('fix', path, '--out', 'there.mvf.zip', '--force')).code).toBe(1);
    expect(await readdir(cli.folder)).not.toContainEqual(expect.stringMatching(/^\./));
  });

  it('fixes in place with --in-place', async () => {
    const path = await cli.put('inplace.mvf.zip', crookedBundle());
    const { out } = await cli.run('fix', path, '--in-place', '--json');
    expect(JSON.parse(out)).toMatchObject({
      output: path,
      applied: [{}, {}],
      left: [{ rule: 'TOPO-10' }],
    });
    const venue = readMvf(new Uint8Array(await readFile(join(cli.folder, path))));
    expect(venue.spaces['f_1']?.[1]?.properties.details?.name).toBe('Library');
  });

  it('closes rings that the reader rejects', async () => {
    const open = tinyArchive((files) => {
      const ring =
        files['space/m_1.geojson']?.['features']?.[0]?.['geometry']?.['coordinates']?.[0];
      (ring as unknown as number[][]).pop();
    });
    const path = await cli.put('open.mvf.zip', open);
    expect((await cli.run('validate', path)).out).toContain('error STRUCT-09 Rings are closed');
    expect((await cli.run('info', path)).code).toBe(3);
    expect((await cli.run('fix', path)).out).toContain('STRUCT-09  1 fix');
    expect((await cli.run('info', 'open.fixed.mvf.zip')).code).toBe(0);
  });

  it('keeps files that the reader ignores', async () => {
    const given = tinyArchive((files) => {
      Object.assign(files, { 'image/logo.png': new Uint8Array([1, 2, 3]) });
      setAt(files, 'floor.geojson', '/features/0/properties/name', ' Ground floor');
    });
    const path = await cli.put('images.mvf.zip', given);
    await cli.run('fix', path, '--in-place');
    const files = unzipSync(new Uint8Array(await readFile(join(cli.folder, path))));
    expect(files['image/logo.png']).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('exits with 3 if no safe fix applies', async () => {
    const bytes = tinyArchive((files) => delete files['node.geojson']);
    const { code, err } = await cli.run('fix', await cli.put('short.mvf.zip', bytes));
    expect(code).toBe(3);
    expect(err).toContain('no safe fix applies: node.geojson is not in the archive');
  });
});

describe('mvf convert', () => {
  it('writes version 1, reports what is lost, and reads the result', async () => {
    const path = await cli.put('house.mvf.zip', houseBundle());
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

  it('generates a walking graph for a venue without one', async () => {
    const path = await cli.put(
      'nograph.mvf.zip',
      houseBundle((venue) => {
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
    const { findings } = JSON.parse(out) as { findings: { rule: string }[] };
    expect(findings.map(({ rule }) => rule)).not.toContain('TOPO-09');
  });

  it('converts a venue to GeoJSON and IMDF and back, as an archive and as files', async () => {
    const path = await cli.put('house.mvf.zip', houseBundle());
    for (const format of ['geojson', 'imdf']) {
      expect((await cli.run('convert', path, '--to', format)).code).toBe(0);
      const there = await cli.run('convert', path, '--to', format, '--out', `${format}/`);
      expect(there.out).toContain('lost');
      for (const given of [`house.${format}.zip`, format]) {
        const back = await cli.run('convert', given, '--out', 'back.mvf.zip', '--force', '--json');
        expect(JSON.parse(back.out)).toMatchObject({ from: format, to: 'mvf-2' });
        const venue = readMvf(new Uint8Array(await readFile(join(cli.folder, 'back.mvf.zip'))));
        const names = venue.floors.map(({ properties }) => properties.name);
        expect(names.sort()).toEqual(['Level 1', 'Level 2']);
      }
    }
  });

  it('converts Shapefiles, and DXF drawings with options for what they do not specify', async () => {
    await cli.put('indoors.shp.zip', writeArchive(new Map(Object.entries(indoors()))));
    const shapes = await cli.run('convert', 'indoors.shp.zip', '--json');
    expect(JSON.parse(shapes.out)).toMatchObject({ from: 'shapefile', output: 'indoors.mvf.zip' });
    const plan = { entities: [rectangle('L7', [0, 0], [500, 400])], header: {} };
    await cli.put('ground.dxf', dxfDrawing(plan));
    const refused = await cli.run('convert', 'ground.dxf');
    expect(refused.code).toBe(3);
    expect(refused.err).toContain('--layer "<name>=room"');
    const told = ['--layer', 'L*=room', '--center', '13.4,52.5', '--units', 'cm', '--json'];
    const drawing = await cli.run('convert', 'ground.dxf', ...told);
    expect(JSON.parse(drawing.out)).toMatchObject({ from: 'dxf', output: 'ground.mvf.zip' });
    const bytes = await readFile(join(cli.folder, 'ground.mvf.zip'));
    expect(readMvf(new Uint8Array(bytes)).manifest.center[0]).toBeCloseTo(13.4, 5);
    for (const wrong of [
      ['--layer', 'L7=kitchen'],
      ['--center', 'here'],
      ['--units', 'miles'],
    ]) {
      const answer = await cli.run('convert', 'ground.dxf', ...wrong);
      expect([answer.code, answer.err]).toEqual([2, expect.stringContaining('expected')]);
    }
  });

  it('converts one plain GeoJSON file to a venue with one floor, named after the file', async () => {
    for (const name of ['ground-floor.geojson', 'first_floor.json']) {
      const spaces = houseVenue().spaces['f_1'] ?? [];
      const features = spaces.map(({ geometry, properties: { kind, details } }) => ({
        type: 'Feature',
        geometry,
        properties: { kind, name: details?.name },
      }));
      await cli.put(name, JSON.stringify({ type: 'FeatureCollection', features }));
    }
    const files = ['ground-floor.geojson', 'first_floor.json'];
    const { code } = await cli.run('convert', ...files, '--out', 'plain.mvf.zip', '--name', 'Shop');
    expect(code).toBe(0);
    const { out } = await cli.run('info', 'plain.mvf.zip');
    expect(out).toContain('Shop (');
    expect(out.indexOf('First floor')).toBeLessThan(out.indexOf('Ground floor'));
    const mixed = await cli.run('convert', 'ground-floor.geojson', 'plain.mvf.zip');
    expect(mixed.code).toBe(2);
    expect(mixed.err).toContain('which have different formats');
  });

  it('ends with the spaces that have no route to the others, and exits with 1', async () => {
    const hall = (west: number) => ({
      type: 'Feature',
      properties: { kind: 'corridor', name: `Hall ${west}` },
      geometry: { type: 'Polygon', coordinates: [box(west, 0, west + 20, 4)] },
    });
    const shop = (west: number) => ({
      type: 'Feature',
      properties: { kind: 'room', name: `Shop ${west}` },
      geometry: { type: 'Polygon', coordinates: [box(west, 4, west + 9, 9)] },
    });
    const file = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
    const whole = await cli.put('whole.geojson', file(hall(0), shop(0)));
    const one = await cli.run('convert', whole, '-o', 'whole.mvf.zip');
    expect(one.code).toBe(0);
    expect(one.out).toContain('2 of 2 spaces have routes to each other, 2 without steps.');
    const cut = await cli.put('cut.geojson', file(hall(0), shop(0), hall(60), shop(60), shop(70)));
    const two = await cli.run('convert', cut, '-o', 'cut.mvf.zip');
    expect(two.code).toBe(1);
    const text = two.out.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Routes 3 of 5 spaces have routes to each other, 3 without steps.');
    expect(text).toContain('no route to Hall 0, Shop 0. Nothing joins them to the rest.');
    expect((await cli.run('validate', 'cut.mvf.zip')).code).toBe(1);
  });

  it('says how to write a file that was given as input', async () => {
    const path = await cli.put('house.mvf.zip', houseBundle());
    const { code, err } = await cli.run('convert', path, 'new.mvf.zip');
    expect(code).toBe(2);
    expect(err).toContain('To write it: mvf convert house.mvf.zip --out new.mvf.zip');
  });

  it('refers to convert when given another format', async () => {
    await cli.put('floor.geojson', '{"type":"FeatureCollection","features":[]}');
    const { code, err } = await cli.run('validate', 'floor.geojson');
    expect(code).toBe(3);
    expect(err).toContain(
      'floor.geojson is GeoJSON; expected a venue bundle. Convert it first: mvf convert',
    );
  });

  it('CLI-03: overwrites neither its input nor another file', async () => {
    const path = await cli.put('house.mvf.zip', houseBundle());
    expect((await cli.run('convert', path)).code).toBe(2);
    await cli.put('taken.mvf.zip', 'keep me');
    expect((await cli.run('convert', path, '--out', 'taken.mvf.zip')).code).toBe(3);
    expect(await readFile(join(cli.folder, 'taken.mvf.zip'), 'utf8')).toBe('keep me');
  });
});
