import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MezzanineError } from '../../data/MezzanineError.ts';
import { LocalProjection } from '../../data/LocalProjection.ts';
import { Projector } from '../camera/Projector.ts';
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
  test('parses to the same view', () => {
    expect(viewOfText(textOfView(lunch))).toEqual(lunch);
  });

  test('needs no escaping in a URL', () => {
    const text = textOfView(lunch);
    expect(new URLSearchParams({ view: text }).get('view')).toBe(text);
    expect(text).toMatch(/^[\w~.*-]+$/);
  });

  test('survives a URL that is built by hand', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), (name) => {
        const view = { ...lunch, name: `50% ~ ${name}`.slice(0, 100) };
        fc.pre(!/\p{Surrogate}/u.test(view.name));
        const text = textOfView(view);
        const { hash } = new URL(`https://example.com/?page=1#view=${text}`);
        const shared = new URLSearchParams(hash.slice(1)).get('view') ?? '';
        expect(viewOfText(shared).name).toBe(view.name);
      }),
    );
  });

  test('is rounded by less than a visible pixel', () => {
    const side = 1000;
    const offsets = { top: 0, right: 0, bottom: 0, left: 0 };
    const degrees = (max: number) => fc.double({ min: 0, max, noNaN: true });
    const zooms = fc.double({ min: 10, max: 22, noNaN: true });
    fc.assert(
      fc.property(degrees(360), degrees(60), zooms, degrees(170), (bearing, pitch, zoom, east) => {
        const center = { longitude: east, latitude: lunch.camera.latitude };
        const projection = new LocalProjection(center);
        const viewport = { width: side, height: side, offsets, latitude: center.latitude };
        const projectorOf = ({ camera }: View) => {
          const [x, y] = projection.toLocal([camera.longitude, camera.latitude]);
          return new Projector({ ...camera, x, y, zoom: camera.zoomLevel }, viewport);
        };
        const view = { ...lunch, camera: { ...center, bearing, pitch, zoomLevel: zoom } };
        const [before, after] = [projectorOf(view), projectorOf(viewOfText(textOfView(view)))];
        for (const [x, y] of [
          [500, 500],
          [0, 0],
          [1000, 0],
          [0, 1000],
          [1000, 1000],
        ] as const) {
          const [isX, isY] = after.project(...before.groundAt(x, y), 0) ?? [NaN, NaN];
          expect(Math.hypot(isX - x, isY - y)).toBeLessThan(1);
        }
      }),
    );
  });

  test('works for any name and place', () => {
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

  test('is rejected with a typed error if it is invalid', () => {
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
  test('is copied, so that later changes to it have no effect', () => {
    const given = structuredClone(lunch);
    const taken = expectView(given);
    (given.camera as { pitch: number }).pitch = 0;
    expect(taken).toEqual(lunch);
  });

  test.each([
    ['no object', null],
    ['another version', { ...lunch, version: 2 }],
    ['a key that no one knows', { ...lunch, script: 'x' }],
    ['a part that is missing', { ...lunch, camera: undefined }],
    ['a pitch out of range', { ...lunch, camera: { ...lunch.camera, pitch: 91 } }],
    ['no number', { ...lunch, camera: { ...lunch.camera, bearing: 'north' } }],
    ['a number that is none', { ...lunch, camera: { ...lunch.camera, zoomLevel: NaN } }],
    ['no boolean', { ...lunch, isStacked: 'yes' }],
    ['a name that is too long', { ...lunch, name: 'a'.repeat(101) }],
    ['a topic that no one knows', { ...lunch, topics: { ...lunch.topics, walls: true } }],
  ])('is rejected with a typed error for %s', (_, view) => {
    expect(() => expectView(view)).toThrow(MezzanineError);
  });
});
