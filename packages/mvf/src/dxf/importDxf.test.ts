import { describe, expect, it } from 'vitest';
import {
  arc,
  dxfDrawing,
  dxfFlat,
  type DxfGroups,
  insert,
  line,
  polyline,
  rectangle,
  type TestDrawing,
  textAt,
} from '../../fixtures/dxfDrawing.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { readVenueFile } from '../file/readVenueFile.ts';
import { countsOf, errorOf } from '../imdf/imdfTesting.fixture.ts';
import type { LayerRole } from '../layers/LayerRole.ts';
import { LocalPlane } from '../LocalPlane.ts';
import type { Mvf } from '../Mvf.ts';
import type { Position } from '../record-types/geometry.ts';
import { validate } from '../validator/validate.ts';
import { type DxfOptions, importDxf } from './importDxf.ts';

describe('DXF-02: the layers of a drawing', () => {
  it('make rooms of closed polylines, with the names, numbers, and kinds of the text in them', () => {
    const { venue } = imported(dxfFlat());
    expect(
      spacesOf(venue).map(({ properties: { kind, details, externalId } }) => [
        kind,
        details?.name,
        externalId,
      ]),
    ).toEqual([
      ['room', 'Office', '101'],
      ['room', 'Archive 102', undefined],
      ['hallway', 'Corridor', undefined],
      ['connection.stairs', undefined, undefined],
    ]);
    expect(spacesOf(venue)[0]?.properties.metadata).toEqual({
      layer: 'A-AREA',
      entity: 'LWPOLYLINE',
      texts: ['Office', '101', '20.0 m²'],
      kind: 'room',
    });
  });

  it('make walls, glass, and doors on the borders next to them', () => {
    const { venue } = imported(dxfFlat(), { center: [8, 50] });
    expect(
      Object.values(venue.obstructions)
        .flat()
        .map(({ properties }) => properties.kind),
    ).toEqual(['wall', 'glass']);
    const plane = new LocalPlane([8, 50]);
    const doors = Object.values(venue.entrances)
      .flat()
      .map(({ geometry }) =>
        geometry.coordinates.map((at: Position) => plane.toLocal(at)).sort(([a], [b]) => a - b),
      );
    // The middle of the rooms is at 6.5, 3 m.
    expect(rounded(doors)).toEqual([
      [
        [-4.5, 1],
        [-3.6, 1],
      ],
      [
        [0.5, 1],
        [1.4, 1],
      ],
    ]);
  });

  it('make a venue with routes', () => {
    const { venue } = imported(dxfFlat(), { graph: true });
    expect(validate(venue).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(venue.nodes.length).toBeGreaterThan(0);
  });

  it('are found by names in several languages', () => {
    const german: TestDrawing = {
      entities: [
        rectangle('RAUM', [0, 0], [5000, 4000]),
        rectangle('Räume', [5000, 0], [5000, 4000]),
        line('Innenwände', [0, 0], [10, 0]),
        line('FENSTER', [0, 0], [10, 0]),
        line('Türen', [1000, 0], [1900, 0]),
        rectangle('Treppe', [0, 4000], [3000, 3000]),
        rectangle('xref$0$Aufzug', [3000, 4000], [3000, 3000]),
      ],
    };
    const { venue } = imported(german);
    expect(spacesOf(venue).map(({ properties }) => properties.kind)).toEqual([
      'room',
      'room',
      'connection.stairs',
      'connection.elevator',
    ]);
    expect(Object.values(venue.obstructions).flat()).toHaveLength(2);
    expect(Object.values(venue.entrances).flat()).toHaveLength(1);
  });

  it('can be specified by the caller, including for all that begin with a name', () => {
    const drawing: TestDrawing = {
      entities: [
        rectangle('L1', [0, 0], [5000, 4000]),
        line('L2-a', [0, 0], [1000, 0]),
        line('A-WALL', [0, 0], [1000, 0]),
      ],
    };
    const layers: Record<string, LayerRole> = { l1: 'room', 'L2*': 'glass', 'A-WALL': 'ignore' };
    const { venue } = imported(drawing, { layers });
    expect(
      Object.values(venue.obstructions)
        .flat()
        .map(({ properties }) => properties.kind),
    ).toEqual(['glass']);
    const wrong = { L1: 'rooms' } as unknown as Record<string, LayerRole>;
    expect(errorOf(() => imported(drawing, { layers: wrong })).message).toContain(
      'layers["L1"] is "rooms"; expected one of room, hallway',
    );
  });

  it('are in the report, with how they were read', () => {
    const { report } = imported(dxfFlat());
    const entry = report.entries.find(({ what }) => what === 'meaning of layers');
    expect(entry?.message).toContain('"A-AREA" as room, "A-FLOR-STRS" as stairs');
  });

  it('without rooms are an error, with their counts and what to do', () => {
    const { message } = errorOf(() =>
      imported({ entities: [rectangle('Layer1', [0, 0], [1, 1]), line('A-WALL', [0, 0], [1, 1])] }),
    );
    expect(message).toContain('"Layer1" (1 entities, 1 closed), "A-WALL" (1 entities, 0 closed)');
    expect(message).toContain('--layer "<name>=room"');
  });
});

describe('DXF-03: entities', () => {
  it('of the type POLYLINE are rooms, as are circles and lines that end where they began', () => {
    const vertex = (x: number, y: number): DxfGroups => [
      [0, 'VERTEX'],
      [10, x],
      [20, y],
    ];
    const heavy: DxfGroups = [
      [0, 'POLYLINE'],
      [8, 'ROOM'],
      [70, 1],
      ...vertex(0, 0),
      ...vertex(4000, 0),
      ...vertex(4000, 4000),
      [0, 'SEQEND'],
    ];
    const circle: DxfGroups = [
      [0, 'CIRCLE'],
      [8, 'ROOM'],
      [10, 9000],
      [20, 0],
      [40, 2000],
    ];
    const unmarked = polyline(
      'ROOM',
      [
        [0, 9000],
        [4000, 9000],
        [4000, 13_000],
        [0, 9000],
      ],
      false,
    );
    const open = polyline(
      'ROOM',
      [
        [0, 0],
        [4000, 0],
        [4000, 4000],
      ],
      false,
    );
    const { venue, report } = imported({ entities: [heavy, circle, unmarked, open] });
    expect(spacesOf(venue).map(({ geometry }) => geometry.coordinates.flat().length)).toEqual([
      4, 37, 4,
    ]);
    expect(countsOf(report)).toMatchObject({ 'LWPOLYLINE on "ROOM"': 1 });
  });

  it('with bulges have arcs', () => {
    const round: DxfGroups = [
      [0, 'LWPOLYLINE'],
      [8, 'ROOM'],
      [70, 1],
      [10, 0],
      [20, 0],
      [42, 1],
      [10, 4000],
      [20, 0],
      [42, 1],
    ];
    const { venue } = imported({ entities: [round] }, { center: [8, 50] });
    const ring = spacesOf(venue)[0]?.geometry.coordinates.flat() as Position[];
    const plane = new LocalPlane([8, 50]);
    for (const at of ring) expect(Math.hypot(...plane.toLocal(at))).toBeCloseTo(2, 3);
  });

  it('of blocks are placed where the block is, turned and scaled, even within blocks', () => {
    const { venue } = imported(
      {
        blocks: {
          Room: [rectangle('0', [0, 0], [1000, 2000])],
          Floor: [
            insert(
              'ROOM',
              'Room',
              [1000, 0],
              [
                [41, 4],
                [42, 2],
                [50, 90],
              ],
            ),
          ],
        },
        entities: [
          insert('Plan', 'Floor', [10_000, 0]),
          insert(
            'ROOM',
            'Room',
            [0, 10_000],
            [
              [70, 2],
              [71, 3],
              [44, 3000],
              [45, 5000],
            ],
          ),
        ],
      },
      { center: [8, 50] },
    );
    expect(spacesOf(venue)).toHaveLength(7);
    const plane = new LocalPlane([8, 50]);
    const ring = spacesOf(venue)[0]?.geometry.coordinates.flat() as Position[];
    const local = ring.map((at) => plane.toLocal(at));
    const [xs, ys] = [local.map(([x]) => x), local.map(([, y]) => y)];
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(4, 3);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(4, 3);
  });

  it('of layouts, hidden ones, and those seen from the side are left out', () => {
    const room = rectangle('ROOM', [0, 0], [4000, 4000]);
    const { venue, report } = imported({
      entities: [room, [...room, [67, 1]], [...room, [60, 1]], [...room, [210, 1], [230, 0]]],
    });
    expect(spacesOf(venue)).toHaveLength(1);
    expect(countsOf(report)).toMatchObject({
      'paper space: LWPOLYLINE on "ROOM"': 1,
      'hidden: LWPOLYLINE on "ROOM"': 1,
      'LWPOLYLINE on "ROOM"': 1,
    });
  });

  it('seen from below are turned around', () => {
    const { venue } = imported(
      {
        entities: [
          [...rectangle('ROOM', [0, 0], [4000, 4000]), [230, -1]],
          rectangle('ROOM', [0, 0], [4000, 4000]),
          textAt('ROOM', [1000, 1000], 'East'),
        ],
      },
      { center: [8, 50] },
    );
    expect(spacesOf(venue).map(({ properties }) => properties.details?.name)).toEqual([
      undefined,
      'East',
    ]);
  });

  it('that are swings of doors become doors, and their leaves are left out', () => {
    const { venue, report } = imported({
      entities: [
        rectangle('ROOM', [0, 0], [4000, 4000]),
        arc('DOOR', [1000, 4000], 900),
        line('DOOR', [1000, 4000], [1000, 4900]),
      ],
    });
    expect(Object.values(venue.entrances).flat()).toHaveLength(1);
    expect(countsOf(report)).toMatchObject({ 'door leaf: LINE on "DOOR"': 1 });
  });

  it('that are text lose their codes', () => {
    const text = textAt('ROOM', [1, 1], '{\\fArial|b1;K\\U+00fcche} \\LOst\\l\\P%%c 3', 'MTEXT');
    const { venue } = imported({ entities: [rectangle('ROOM', [0, 0], [4000, 4000]), text] });
    expect(spacesOf(venue)[0]?.properties.details?.name).toBe('Küche Ost ⌀ 3');
  });
});

describe('DXF-04: units and place', () => {
  const rooms = (size: number, header: TestDrawing['header'] = {}): TestDrawing => ({
    entities: [rectangle('ROOM', [0, 0], [size, size])],
    header,
  });

  it.each([
    ['millimeters', rooms(5000), 5, undefined],
    ['meters', rooms(5, { $INSUNITS: [70, 6] }), 5, undefined],
    ['feet', rooms(10, { $INSUNITS: [70, 2] }), 3.048, undefined],
    ['no units, by the size of rooms', rooms(4000, { $INSUNITS: [70, 0] }), 4, 1],
    ['impossible units', rooms(4000, { $INSUNITS: [70, 6] }), 4, 1],
    ['inches without units', rooms(150, { $INSUNITS: [70, 0], $MEASUREMENT: [70, 0] }), 3.81, 1],
  ])('are read from %s', (_, drawing, meters, noted) => {
    const { venue, report } = imported(drawing, { center: [8, 50] });
    expect(sideOf(venue)).toBeCloseTo(meters, 2);
    expect(countsOf(report)['drawing units']).toBe(noted);
  });

  it('can be said by the caller', () => {
    const { venue } = imported(rooms(100), { units: 'cm', center: [13.4, 52.5] });
    expect(sideOf(venue)).toBeCloseTo(1, 2);
    expect(venue.manifest.center[0]).toBeCloseTo(13.4, 6);
    expect(venue.manifest.center[1]).toBeCloseTo(52.5, 6);
  });

  it('are noted if no place is given', () => {
    const { venue, report } = imported(rooms(5000));
    expect(venue.manifest.center.every((degrees) => Math.abs(degrees) < 1e-6)).toBe(true);
    expect(countsOf(report)).toMatchObject({ 'position on Earth': 1 });
  });

  it('are rejected if rooms are kilometers apart, or the place is not on Earth', () => {
    const far: TestDrawing = {
      entities: [
        rectangle('ROOM', [0, 0], [5000, 5000]),
        rectangle('ROOM', [3e7, 0], [5000, 5000]),
      ],
    };
    expect(errorOf(() => imported(far)).message).toContain('rooms that are 30 km apart');
    expect(errorOf(() => imported(rooms(1), { center: [0, 99] })).message).toContain('center is');
  });
});

describe('DXF-01: files', () => {
  it('are detected, even after comments and in archives with one drawing per floor', () => {
    const drawing = dxfDrawing(dxfFlat());
    const one = readVenueFile(bytesOf(`999\nmade by hand\n${drawing}`), { file: 'flat.dxf' });
    expect([one.format, one.venue.manifest.name]).toEqual(['dxf', 'flat']);
    const archive = writeArchive(
      new Map([
        ['1-ground.dxf', bytesOf(drawing)],
        ['2-first.dxf', bytesOf(drawing)],
        ['notes.txt', bytesOf('x')],
      ]),
    );
    const { venue, report } = readVenueFile(archive, { drawing: { center: [8, 50] } });
    expect(venue.floors.map(({ properties }) => properties.name)).toEqual(['1 ground', '2 first']);
    expect(countsOf(report)).toMatchObject({ 'other file': 1 });
  });

  it('are decoded by their code page, or as UTF-8', () => {
    const entities = [rectangle('ROOM', [0, 0], [4000, 4000]), textAt('ROOM', [1, 1], 'Küche')];
    const utf8 = dxfDrawing({ entities, header: { $ACADVER: [1, 'AC1027'] } });
    const old = dxfDrawing({ entities, header: { $DWGCODEPAGE: [3, 'ANSI_1252'] } });
    const latin = Uint8Array.from(old, (letter) => letter.charCodeAt(0));
    for (const bytes of [bytesOf(utf8), latin]) {
      const { venue } = importDxf([{ bytes, file: 'a.dxf' }], { graph: false });
      expect(spacesOf(venue)[0]?.properties.details?.name).toBe('Küche');
    }
  });
});

function imported(drawing: TestDrawing, options: DxfOptions = {}) {
  const floor = { bytes: bytesOf(dxfDrawing(drawing)), file: 'plan.dxf' };
  return importDxf([floor], { graph: false, ...options });
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function spacesOf({ spaces }: Mvf) {
  return Object.values(spaces).flat();
}

/** Width of the first room in meters. */
function sideOf(venue: Mvf): number {
  const plane = new LocalPlane(venue.manifest.center);
  const ring = spacesOf(venue)[0]?.geometry.coordinates.flat() as Position[];
  const xs = ring.map((at) => plane.toLocal(at)[0]);
  return Math.max(...xs) - Math.min(...xs);
}

function rounded(lines: readonly (readonly (readonly number[])[])[]): number[][][] {
  return lines.map((points) =>
    points.map((point) => point.map((meters) => Math.round(meters * 100) / 100)),
  );
}
