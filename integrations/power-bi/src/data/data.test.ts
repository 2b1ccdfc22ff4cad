import fc from 'fast-check';
import type powerbi from 'powerbi-visuals-api';
import { describe, expect, it } from 'vitest';
import { FloorNames } from './FloorNames.ts';
import { placeValues } from './placeValues.ts';
import { PointIndex } from './PointIndex.ts';
import { readTable, type Row } from './readTable.ts';

const roles = ['latitude', 'longitude', 'floor', 'place', 'value', 'details'];

describe('the table', () => {
  it('becomes rows with position, floor, place, value, and further columns', () => {
    const { rows, ...facts } = readTable(tableOf([[51.9, 4.49, 2, 'Dune', 7, 'Thursday']], roles));
    expect(rows).toEqual([
      {
        index: 0,
        position: [4.49, 51.9],
        floor: '2',
        place: 'Dune',
        value: 7,
        details: [['DETAILS', 'Thursday']],
      },
    ]);
    expect(facts).toEqual({
      hasPositions: true,
      hasFloors: true,
      hasPlaces: true,
      valueName: 'VALUE',
      misplaced: 0,
    });
  });

  it('drops rows with a position off Earth, and counts them', () => {
    const rows = [
      [91, 4],
      [51.9, 200],
      [null, 4],
      ['51.9', '4.49'],
      ['x', 4],
    ];
    const read = readTable(tableOf(rows, ['latitude', 'longitude']));
    expect(read.rows.map(({ index, position }) => [index, position])).toEqual([[3, [4.49, 51.9]]]);
    expect(read.misplaced).toBe(4);
  });

  it('keeps rows without a position that name a place', () => {
    const read = readTable(tableOf([[null, null, 'Dune']], ['latitude', 'longitude', 'place']));
    expect(read.rows).toMatchObject([{ position: undefined, place: 'Dune' }]);
    expect(read.misplaced).toBe(0);
  });

  it('formats dates in ISO 8601, and omits invalid ones', () => {
    const dates = [[new Date(0)], [new Date(NaN)]];
    const { rows } = readTable(tableOf(dates, ['place']));
    expect(rows.map(({ place }) => place)).toEqual(['1970-01-01T00:00:00.000Z', undefined]);
  });

  it('accepts any content', () => {
    const cell = fc.oneof(fc.double(), fc.string(), fc.boolean(), fc.date(), fc.constant(null));
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 8 })),
        fc.subarray(roles),
        (rows, columns) => {
          const read = readTable(tableOf(rows, columns));
          for (const { position, value } of read.rows) {
            if (position) expect(Math.abs(position[1])).toBeLessThanOrEqual(90);
            if (value !== undefined) expect(Number.isFinite(value)).toBe(true);
          }
        },
      ),
    );
    expect(readTable(undefined).rows).toEqual([]);
  });
});

describe('floors', () => {
  const floors = new FloorNames([
    { id: 'm_0', name: 'Ground floor', shortName: 'G', elevation: 0 },
    { id: 'm_1', name: 'First floor', shortName: '1', elevation: 1 },
    { id: 'm_b', name: 'Basement', shortName: '2', elevation: -1 },
    { id: 'm_2', name: 'Roof', shortName: 'R', elevation: 2 },
  ]);

  it.each([
    ['m_1', 'm_1'],
    [' ground FLOOR ', 'm_0'],
    ['r', 'm_2'],
    ['-1', 'm_b'],
    ['1.0', 'm_1'],
    // People see the short name, programs use elevations.
    ['2', 'm_b'],
  ])('are found by id, name, short name or elevation: %s is %s', (text, id) => {
    expect(floors.find(text)).toBe(id);
  });

  it.each([undefined, '', ' ', 'Attic', '7', 'constructor'])('are not invented: %j', (text) => {
    expect(floors.find(text)).toBeUndefined();
  });
});

describe('places', () => {
  const spaces = [
    { id: 's_1', name: 'Dune', externalId: 'R-1' },
    { id: 's_2', name: 'Dune', externalId: 'R-2' },
    { id: 's_3', name: 'Kitchen', externalId: undefined },
  ];
  const locations = [{ id: 'loc_1', name: 'Canteen', externalId: 'C', spaceIds: ['s_2', 's_3'] }];
  const valuesOf = (...rows: Row[]) => {
    const { bySpace, unknown } = placeValues(rows, spaces, locations);
    return { values: [...bySpace].map(([id, { value }]) => [id, value]), unknown };
  };

  it('are found by id, external id, and name, of spaces and of locations', () => {
    expect(valuesOf(row('s_3', 4)).values).toEqual([['s_3', 4]]);
    expect(valuesOf(row('r-1', 4)).values).toEqual([['s_1', 4]]);
    expect(valuesOf(row('kitchen', 4)).values).toEqual([['s_3', 4]]);
    const canteen = [
      ['s_2', 4],
      ['s_3', 4],
    ];
    expect(valuesOf(row(' Canteen ', 4)).values).toEqual(canteen);
    expect(valuesOf(row('loc_1', 4)).values).toEqual(canteen);
  });

  it('with the same name all get its value', () => {
    expect(valuesOf(row('Dune', 3)).values).toEqual([
      ['s_1', 3],
      ['s_2', 3],
    ]);
  });

  it('add up their rows, each of which counts as one without a value', () => {
    expect(valuesOf(row('s_1', 3), row('R-1', 4)).values).toEqual([['s_1', 7]]);
    expect(valuesOf(row('s_1'), row('s_1')).values).toEqual([['s_1', 2]]);
  });

  it('that do not exist in the venue are reported once', () => {
    expect(valuesOf(row('Barn', 1), row('Barn', 2), row('__proto__', 1))).toEqual({
      values: [],
      unknown: ['Barn', '__proto__'],
    });
  });
});

describe('points', () => {
  it('are hit by a pointer within reach, nearest first', () => {
    const index = new PointIndex(
      [
        { x: 0, y: 0, item: 'a' },
        { x: 1.5, y: 0, item: 'b' },
        { x: -40, y: 7, item: 'c' },
      ],
      1,
    );
    expect(index.nearest(0.8, 0)).toBe('b');
    expect(index.nearest(0.5, 0.5)).toBe('a');
    expect(index.nearest(-39.5, 6.5)).toBe('c');
    expect(index.nearest(5, 5)).toBeUndefined();
  });

  it('match a brute-force search', () => {
    const meters = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(meters, meters)), meters, meters, (spots, x, y) => {
        const points = spots.map(([px, py], item) => ({ x: px, y: py, item }));
        const nearest = new PointIndex(points, 3).nearest(x, y);
        const aways = points.map((point) => Math.hypot(point.x - x, point.y - y));
        const least = Math.min(...aways);
        expect(nearest === undefined ? undefined : aways[nearest]).toBe(
          least <= 3 ? least : undefined,
        );
      }),
    );
  });
});

function tableOf(
  rows: readonly (readonly (powerbi.PrimitiveValue | null)[])[],
  columns: readonly string[],
): powerbi.DataViewTable {
  return {
    columns: columns.map((role) => ({ displayName: role.toUpperCase(), roles: { [role]: true } })),
    rows: rows as unknown as powerbi.DataViewTableRow[],
  };
}

function row(place: string, value?: number): Row {
  return { index: 0, position: undefined, floor: undefined, place, value, details: [] };
}
