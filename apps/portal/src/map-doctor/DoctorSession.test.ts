import { MvfError, readMvf } from '@mezzanine/mvf';
import { expect, test } from 'vitest';
import { roomFeature } from '../playground/your-map/roomFeature.fixture.ts';
import { DoctorSession } from './DoctorSession.ts';

/** A hall and two rooms; one name is garbled, and one is too long. */
const cottage = new TextEncoder().encode(
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      roomFeature('hallway', 'Hall', 0),
      roomFeature('room', 'CafÃ©', 1),
      roomFeature('room', 'Pantry '.repeat(20).trim(), 2),
    ],
  }),
);

test('examines a file, and sends fixes without their functions', () => {
  const chart = new DoctorSession({ name: 'cottage.geojson', bytes: cottage }).chart();
  expect(chart).toMatchObject({ venue: 'cottage', format: 'geojson', spaces: 3, applied: [] });
  expect(chart.report.length).toBeGreaterThan(0);
  expect(chart.findings.length).toBeGreaterThan(0);
  expect(() => structuredClone(chart)).not.toThrow();
});

test('previews, applies, undoes, and repeats a fix', () => {
  const session = new DoctorSession({ name: 'cottage.geojson', bytes: cottage });
  const { findings, bundle } = session.chart();
  const naming = findings.find(({ code }) => code === 'TEXT-07');
  const fix = naming?.fixes.find(({ kind }) => kind === 'rename');
  if (fix === undefined) throw new Error('no fix');
  const preview = session.preview(fix.id, 'Kitchen');
  expect(preview).toMatchObject({ preview: { summary: '1 space changed' } });
  expect(session.chart().bundle, 'a preview changes nothing').toEqual(bundle);
  expect(session.apply(fix.id, 'Kitchen')).toBe('Rename: 1 space changed.');
  const fixed = session.chart();
  expect(fixed.applied).toEqual(['Rename']);
  expect(fixed.findings.map(({ id }) => id)).not.toContain(naming?.id);
  expect(() => session.apply(fix.id, 'Again')).toThrow('no longer exists');
  expect(session.undo()).toBe('Undone: Rename.');
  expect(session.chart().bundle).toEqual(bundle);
  expect(session.redo()).toBe('Redone: Rename.');
  expect(session.chart().bundle).toEqual(fixed.bundle);
});

test('fixes all in one step, and saves as bundle and IMDF', () => {
  const session = new DoctorSession({ name: 'cottage.geojson', bytes: cottage });
  expect(session.applyAll()).toMatch(/^\d+ fix(?:es)? applied\.$/);
  expect(
    session.chart().findings.flatMap(({ fixes }) => fixes.filter((fix) => fix.isAutomatic)),
  ).toEqual([]);
  const saved = session.save('mvf');
  if (saved.kind !== 'file') throw new Error('no file');
  expect(saved.name).toBe('cottage.mvf.zip');
  expect(Object.values(readMvf(saved.bytes).spaces).flat()).toHaveLength(3);
  expect(session.save('imdf')).toMatchObject({ kind: 'file', name: 'cottage.imdf.zip' });
});

test('rejects a file that is not a map', () => {
  expect(() => new DoctorSession({ name: 'a.png', bytes: new Uint8Array([0x89, 0x50]) })).toThrow(
    MvfError,
  );
});
