import { expect, test } from 'vitest';
import { dxfDrawing, line, rectangle } from '../../fixtures/dxfDrawing.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { readDrawingLayers } from './readDrawingLayers.ts';
import { readVenueFile } from './readVenueFile.ts';

const drawing = new TextEncoder().encode(
  dxfDrawing({
    entities: [
      rectangle('Layer 7', [0, 0], [5000, 4000]),
      rectangle('Layer 7', [5000, 0], [5000, 4000]),
      line('A-WALL', [0, 0], [5000, 0]),
    ],
  }),
);

test('lists the layers of a drawing with their roles by name, those with rooms first', () => {
  expect(readDrawingLayers(drawing)).toEqual([
    { name: 'Layer 7', role: undefined, entities: 2, closed: 2 },
    { name: 'A-WALL', role: 'wall', entities: 1, closed: 0 },
  ]);
});

test('lists the layers of all drawings of an archive', () => {
  const archive = writeArchive(
    new Map([
      ['ground.dxf', drawing],
      ['upper.dxf', drawing],
    ]),
  );
  expect(readDrawingLayers(archive)?.[0]).toMatchObject({ name: 'Layer 7', closed: 4 });
});

test("the import takes the user's answers", () => {
  expect(() => readVenueFile(drawing)).toThrow('no closed polyline');
  const { venue } = readVenueFile(drawing, { drawing: { layers: { 'Layer 7': 'room' } } });
  expect(Object.values(venue.spaces).flat()).toHaveLength(2);
});

test('is undefined for other files', () => {
  expect(readDrawingLayers(new TextEncoder().encode('{"type":"Feature"}'))).toBeUndefined();
});
