import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ifcHouse } from '../../fixtures/ifcHouse.ts';
import { BuiltCli } from './builtCli.fixture.ts';
import { importVenue } from './convert/importVenue.ts';
import { readInput } from './readInput.ts';

/** The tests start processes, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

let cli: BuiltCli;

beforeAll(async () => {
  cli = await BuiltCli.build();
  await writeFile(join(cli.folder, 'house.ifc'), ifcHouse());
});

afterAll(() => cli.remove());

describe('mvf convert with an IFC model', () => {
  it('says which package to install if web-ifc is missing', async () => {
    const { code, err } = await cli.run('convert', 'house.ifc');
    expect(code).toBe(3);
    expect(err).toContain('npm install web-ifc@');
  });

  it('rejects a center that is not longitude and latitude', async () => {
    const { code, err } = await cli.run('convert', 'house.ifc', '--center', '91,181');
    expect(code).toBe(2);
    expect(err).toContain('expected longitude and latitude');
  });

  it('imports it at a position, with a walking graph, and draws it', async () => {
    const input = await readInput(cli.folder, 'house.ifc');
    expect(input.format).toBe('ifc');
    const choices = { graph: true, derive: true, name: 'house', isNamed: false } as const;
    const { venue, entries } = await importVenue([input], {
      ...choices,
      drawing: { center: [4.48, 51.92] },
    });
    expect(venue.manifest).toMatchObject({ name: 'Building A', center: [4.48, 51.92] });
    expect(venue.nodes.length).toBeGreaterThan(10);
    expect(Object.keys(venue.styles)).toContain('DerivedTreads');
    expect(entries.length).toBeGreaterThan(0);
  });

  it('other commands say to convert it first', async () => {
    const { code, err } = await cli.run('info', 'house.ifc');
    expect(code).toBe(3);
    expect(err).toContain('mvf convert house.ifc');
  });
});
