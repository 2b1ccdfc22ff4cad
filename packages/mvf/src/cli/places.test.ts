import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseDirectory, officeHouse, placeId } from '../places/officeHouse.fixture.ts';
import { writeMvf } from '../writeMvf.ts';
import { SourceCli } from './sourceCli.fixture.ts';

let cli: SourceCli;

beforeAll(async () => {
  cli = await SourceCli.open();
  await cli.put('office.mvf.zip', writeMvf(officeHouse()));
  await cli.put('places.csv', houseDirectory);
});

afterAll(() => cli.remove());

describe('mvf places', () => {
  it('writes the archive and the correlation file, matched by display names', async () => {
    const { code, out } = await cli.run('places', 'office.mvf.zip', '--places', 'places.csv');
    expect(code).toBe(0);
    expect(out).toContain('Found the places of 11 shapes\nWrote office.places.zip\n');
    const files = unzipSync(await readFile(join(cli.folder, 'office.places.zip')));
    expect(Object.keys(files)).toContain('unit.geojson');
    const csv = await readFile(join(cli.folder, 'office.mapfeatures.csv'), 'utf8');
    expect(csv).toContain(`${placeId(22)},Library 2,Room,Unit,`);
  });

  it('CLI-03: overwrites neither existing files nor its input', async () => {
    await cli.put('there.zip', 'mine');
    const there = await cli.run('places', 'office.mvf.zip', '--out', 'there.zip');
    expect(there).toMatchObject({ code: 3, out: '' });
    expect(there.err).toContain('there.zip already exists');
    const read = ['places', 'office.mvf.zip', '--places', 'places.csv', '--force'];
    const { code, err } = await cli.run(...read, '--correlations', 'places.csv');
    expect(code).toBe(2);
    expect(err).toContain('would overwrite its input places.csv');
  });

  it('CLI-06: exits with 1 for errors, and writes nothing with --check', async () => {
    const house = officeHouse();
    house.floors[0]!.properties.elevation = 0.5;
    await cli.put('half.mvf.zip', writeMvf(house));
    const { code, out } = await cli.run('places', 'half.mvf.zip', '--check');
    expect(code).toBe(1);
    expect(out).toContain('error PLACES-02 Floors have unique, whole elevations');
    expect(out).not.toContain('Wrote');
  });

  it('CLI-07: prints JSON', async () => {
    const line = 'places office.mvf.zip --check --places places.csv --json';
    const { out } = await cli.run(...line.split(' '));
    expect(JSON.parse(out)).toMatchObject({
      command: 'places',
      input: 'office.mvf.zip',
      output: null,
      correlations: null,
      matched: 11,
      summary: { errors: 0, warnings: 0, infos: 2 },
    });
  });

  it.each([
    [['--bearing', 'north'], 2, 'expected degrees from 0 to 360'],
    [['--building-id', '7'], 2, 'expected a UUID'],
    [['--building', 'Barn'], 2, 'has no building "Barn"; expected one. Name it with --building'],
    [['--places', 'nowhere.csv'], 3, 'nowhere.csv cannot be read'],
    [['--places', 'office.mvf.zip'], 3, 'saved as "CSV UTF-8"'],
  ])('CLI-04: reports what is wrong with %j', async (options, expected, message) => {
    const { code, err } = await cli.run('places', 'office.mvf.zip', ...options);
    expect(code).toBe(expected);
    expect(err).toContain(message);
  });
});
