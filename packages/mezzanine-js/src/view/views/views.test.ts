import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MezzanineError } from '../../data/MezzanineError.ts';
import { expectView } from './expectView.ts';
import type { View } from './View.ts';
import { textOfView, viewOfText } from './viewText.ts';

const lunch: View = {
  version: 1,
  name: 'Lunch ~ 午餐',
  floor: 'm_l3',
  camera: {
    longitude: -79.8046648,
    latitude: 43.1850453,
    bearing: 42,
    pitch: 50,
    zoomLevel: 18.31,
  },
  topics: { labels: true, markers: false, shapes: true },
  isStacked: true,
};

describe('a view as text', () => {
  test('comes back as it was', () => {
    expect(viewOfText(textOfView(lunch))).toEqual(lunch);
  });

  test('needs no escaping in an address', () => {
    const text = textOfView(lunch);
    expect(new URLSearchParams({ view: text }).get('view')).toBe(text);
    expect(text).toMatch(/^[\w~.%-]+$/);
  });

  test('comes back for any name and place', () => {
    const text = fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' });
    fc.assert(
      fc.property(
        text.filter((one) => one.length <= 100),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (name, longitude) => {
          const back = viewOfText(
            textOfView({ ...lunch, name, camera: { ...lunch.camera, longitude } }),
          );
          expect(back.name).toBe(name);
          expect(back.camera.longitude).toBeCloseTo(longitude, 6);
        },
      ),
    );
  });

  test('is refused with a typed error when it is anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => viewOfText(text)).toThrow(MezzanineError);
      }),
    );
    for (const text of ['', '1~~~~~~~~~', '2~a~0~0~0~0~0~~0~n', '1~%E0%A4%A~0~0~0~0~0~~0~n']) {
      expect(() => viewOfText(text)).toThrow(MezzanineError);
    }
  });
});

describe('a view from elsewhere', () => {
  test('is copied, so that changing it later changes nothing', () => {
    const given = structuredClone(lunch);
    const taken = expectView(given);
    (given.camera as { pitch: number }).pitch = 0;
    expect(taken).toEqual(lunch);
  });

  test.each([
    ['no object', null],
    ['another version', { ...lunch, version: 2 }],
    ['a key that nobody knows', { ...lunch, script: 'x' }],
    ['a part that is missing', { ...lunch, camera: undefined }],
    ['a pitch out of range', { ...lunch, camera: { ...lunch.camera, pitch: 91 } }],
    ['no number', { ...lunch, camera: { ...lunch.camera, bearing: 'north' } }],
    ['a number that is none', { ...lunch, camera: { ...lunch.camera, zoomLevel: NaN } }],
    ['no boolean', { ...lunch, isStacked: 'yes' }],
    ['a name that is too long', { ...lunch, name: 'a'.repeat(101) }],
    ['a topic that nobody knows', { ...lunch, topics: { ...lunch.topics, walls: true } }],
  ])('is refused with a typed error for %s', (_, view) => {
    expect(() => expectView(view)).toThrow(MezzanineError);
  });
});
