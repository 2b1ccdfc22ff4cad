import { expect, it } from 'vitest';
import { layerFiles, square, type TestRecord } from '../../fixtures/shapefile.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { countsOf } from '../imdf/imdfTesting.fixture.ts';
import { importShapefile } from './importShapefile.ts';

it('SHP-02: buildings have floors of their own, by the facility of their levels', () => {
  const record = (east: number, row: TestRecord['row']): TestRecord => ({
    shape: { type: 'polygon', parts: [square([7 + east, 51], 2e-4)] },
    row,
  });
  const level = (id: string, east: number) =>
    record(east, { LEVEL_ID: `${id}.1`, NAME: 'Ground', VERTICAL_O: 0, FACILITY_I: id });
  const unit = (id: string, east: number) =>
    record(east, { UNIT_ID: `${id}.1.1`, NAME: `Room of ${id}`, LEVEL_ID: `${id}.1` });
  const files = {
    ...layerFiles('Levels', [level('A', 0), level('B', 0.01)]),
    ...layerFiles('Units', [unit('A', 0), unit('B', 0.01)]),
    ...layerFiles('Facilities', [
      record(0, { FACILITY_I: 'A', NAME: 'Library' }),
      record(0.01, { FACILITY_I: 'B', NAME: '' }),
    ]),
  };
  const { venue, report } = importShapefile(writeArchive(new Map(Object.entries(files))), {
    graph: false,
  });
  const names = venue.floorStacks.map(({ name, floors }) => [
    name,
    ...floors.flatMap((id) => venue.spaces[id] ?? []).map((space) => space.properties.details),
  ]);
  expect(names).toEqual([
    ['Library', { name: 'Room of A' }],
    ['B', { name: 'Room of B' }],
  ]);
  expect(countsOf(report)).toMatchObject({ building: 2 });
});
