import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { MvfError } from '../MvfError.ts';
import { correlatePlaces } from './correlatePlaces.ts';
import { readCsv, writeCsv } from './csv.ts';
import { exportPlaces } from './exportPlaces.ts';
import { houseDirectory, officeHouse, placeId } from './officeHouse.fixture.ts';

const { features } = exportPlaces(officeHouse());

describe('the correlation file', () => {
  it('has a row for the building, each floor, room, area, and desk, at first without places', () => {
    const { csv, matched } = correlatePlaces(features);
    const [header, ...rows] = readCsv(csv, ',').map(({ cells }) => cells);
    expect(header?.join()).toBe(
      'PlaceId,Name,Type,FeatureType,FeatureId,FeatureName,FeatureCategory',
    );
    expect(rows).toHaveLength(1 + 2 + 10 + 2 + 2);
    expect(rows.every(([id]) => id === '')).toBe(true);
    expect(matched).toBe(0);
  });

  it('matches by display name: floors, rooms, pools, desks, and the building that contains all floors', () => {
    const { csv, matched, findings } = correlate(houseDirectory);
    expect(findings).toEqual([]);
    expect(matched).toBe(11);
    expect(rowOf(csv, 'House')?.slice(0, 3)).toEqual([placeId(1), 'House', 'Building']);
    expect(rowOf(csv, '2')?.slice(0, 3)).toEqual([placeId(12), 'Floor 2', 'Floor']);
    expect(rowOf(csv, 'Studio 1')?.slice(0, 3)).toEqual([placeId(23), 'studio 1', 'Room']);
    expect(rowOf(csv, 'Pool 2')?.slice(0, 3)).toEqual([placeId(32), 'Pool 2', 'Section']);
    expect(rowOf(csv, 'Desk 1.01')?.slice(0, 3)).toEqual([placeId(41), 'Desk 1.01', 'Desk']);
  });

  it('matches a floor with another name by its SortOrder', () => {
    const { csv } = correlate(houseDirectory.replace('Floor 2', 'Upstairs'));
    expect(rowOf(csv, '2')?.slice(0, 2)).toEqual([placeId(12), 'Upstairs']);
  });

  it.each([
    [
      'PLACES-20',
      'a floor that is not there',
      [
        ['"Floor 2"', '"Attic"'],
        ['"1",""', '"7",""'],
      ],
    ],
    ['PLACES-21', 'floors in another order', [['"1",""', '"5",""']]],
    ['PLACES-22', 'a room of another name', [['Library 1', 'Bookroom']]],
    ['PLACES-23', 'a room that is not on the map', [['Library 1', 'Bookroom']]],
    ['PLACES-24', 'two rooms of one name on one floor', [['studio 1', 'Library 1']]],
  ])('%s: notes %s', (rule, _, changes) => {
    const csv = changes.reduce(
      (text, [from = '', to = '']) => text.replace(from, to),
      houseDirectory,
    );
    expect(correlate(csv).findings.map((finding) => finding.rule)).toContain(rule);
  });

  it('distinguishes rooms with the same name by their floors', () => {
    const house = officeHouse();
    for (const floor of ['f_1', 'f_2']) {
      const room = house.spaces[floor]?.[1]?.properties;
      if (room) room.details = { name: 'Focus' };
    }
    const bytes = encoded(houseDirectory.replaceAll(/Library \d/g, 'Focus'));
    const { csv } = correlatePlaces(exportPlaces(house).features, { bytes });
    const rows = readCsv(csv, ',').filter(({ cells }) => cells[5] === 'Focus');
    expect(rows.map(({ cells }) => cells[0])).toEqual([placeId(21), placeId(22)]);
  });

  it('matches neither of two shapes with the same name on a floor', () => {
    const house = officeHouse();
    const room = house.spaces['f_1']?.[2]?.properties;
    if (room) room.details = { name: 'Library 1' };
    const { csv, findings } = correlatePlaces(exportPlaces(house).features, {
      bytes: encoded(houseDirectory),
    });
    expect(findings[0]).toMatchObject({ rule: 'PLACES-24' });
    expect(findings[0]?.message).toBe(
      'Room "Library 1" and Room "Library 1" could both be the room on line 4.',
    );
    expect(csv).not.toContain(placeId(21));
  });

  it('ignores places in other buildings', () => {
    const others = [
      `"${placeId(1)}","House","Building","","",""`,
      `"${placeId(901)}","Other","Building","","",""`,
      `"${placeId(902)}","1","Floor","${placeId(901)}","0",""`,
      `"${placeId(903)}","Library 1","Room","${placeId(902)}","",""`,
    ];
    const { csv, findings } = correlate(`${houseDirectory}${others.join('\r\n')}`);
    expect(findings).toEqual([]);
    expect(rowOf(csv, 'Library 1')?.[0]).toBe(placeId(21));
  });

  it('uses the given building', () => {
    const bytes = encoded(houseDirectory.replaceAll(placeId(1), ''));
    const found = correlatePlaces(features, { bytes, buildingId: placeId(77) });
    expect(rowOf(found.csv, 'House')?.[0]).toBe(placeId(77));
    expect(correlatePlaces(features, { bytes }).findings).toMatchObject([
      { rule: 'PLACES-20', severity: 'error' },
    ]);
  });
});

describe('an exported file', () => {
  const semicolons = houseDirectory
    .replaceAll('","', '";"')
    .replace(/^.*/, (head) => head.replaceAll(',', ';'));

  it.each<[string, Uint8Array]>([
    ['with a byte order mark', encoded(`\uFEFF${houseDirectory}`)],
    ['in UTF-16', Uint8Array.from(Buffer.from(`\uFEFF${houseDirectory}`, 'utf16le'))],
    ['with the type of the objects first', encoded(`#TYPE System.Object\r\n${houseDirectory}`)],
    ['with semicolons', encoded(semicolons)],
    ['with the delimiter first', encoded(`sep=;\n${semicolons}`)],
    ['with bare line feeds', encoded(houseDirectory.replaceAll('\r\n', '\n'))],
    ['with room lists', encoded(`${houseDirectory}"x","List","RoomList","","",""`)],
  ])('is read %s', (_, bytes) => {
    expect(correlatePlaces(features, { bytes }).matched).toBe(11);
  });

  it.each([
    ['', 'is empty; expected a header'],
    ['InferredBuildingName,InferredFloorName\nA,B', 'has no column PlaceId, DisplayName, Type'],
    ['PlaceId,DisplayName,Type\n"1,2,3', 'at line 2: a quoted cell is not closed'],
    ['PlaceId,DisplayName,Type\n"1"x,2,3', 'at line 2: text follows the closing quotation mark'],
    ['PlaceId,DisplayName,Type\n1,2', 'at line 2 has 2 cells; expected 3'],
    ['PlaceId,DisplayName,Type\n=1+1,A,Room', 'at line 2: PlaceId is "=1+1"; expected a UUID'],
    ['PlaceId,PlaceId,DisplayName,Type\n', 'has two columns "placeid"'],
    [`PlaceId,Name,Type\n${`${placeId(1)},A,Room\n`.repeat(2)}`, 'is also on line 2'],
    ['PlaceId,Name,Type\n\0', 'contains binary data'],
  ])('with content %j is rejected: %s', (csv, message) => {
    expect(() => correlate(csv)).toThrow(MvfError);
    expect(() => correlate(csv)).toThrow(message);
    expect(() => correlate(csv)).toThrow('Export it again: Get-PlaceV3');
  });

  it('that is not text is rejected', () => {
    const bytes = Uint8Array.from([0x50, 0x4b, 0xff, 0xfe, 0xfd]);
    expect(() => correlatePlaces(features, { bytes })).toThrow('saved as "CSV UTF-8"');
  });

  it(
    'with any content gives a correlation or an MvfError',
    () => {
      const cell = fc.oneof(fc.string(), fc.constantFrom('"', ',', ';', '\r\n', '\t', '__proto__'));
      fc.assert(
        fc.property(fc.array(cell), fc.boolean(), (cells, isHeaded) => {
          try {
            correlate(`${isHeaded ? 'PlaceId,DisplayName,Type\n' : ''}${cells.join('')}`);
          } catch (error) {
            expect(error).toBeInstanceOf(MvfError);
          }
        }),
        { numRuns: fuzzRuns },
      );
    },
    fuzzTimeout,
  );
});

describe('written CSV', () => {
  it('parses to the same cells, whatever they contain', () => {
    const cell = fc.string().filter((text) => !/^\s*[=+\-@\t\r＝＋－＠]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), (rows) => {
        expect(readCsv(writeCsv(rows), ',').map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
    'contains no formula that a spreadsheet would run: %j',
    (name) => {
      const [[cell]] = readCsv(writeCsv([[name]]), ',').map(({ cells }) => cells) as [[string]];
      expect(cell).toBe(`'${name}`);
    },
  );
});

function correlate(csv: string): ReturnType<typeof correlatePlaces> {
  return correlatePlaces(features, { bytes: encoded(csv) });
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function rowOf(csv: string, name: string): readonly string[] | undefined {
  return readCsv(csv, ',').find(({ cells }) => cells[5] === name)?.cells;
}
