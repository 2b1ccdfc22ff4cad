import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { box, houseVenue } from '../validator/houseVenue.fixture.ts';
import { writeMvf } from '../writeMvf.ts';
import { changesOf } from './changesOf.ts';
import type { DoctorFinding } from './DoctorFinding.ts';
import { DoctorHistory } from './DoctorHistory.ts';
import { examineVenue } from './examineVenue.ts';
import { fixAll } from './fixAll.ts';
import { fixCases as cases, withoutDoor } from './fixCases.fixture.ts';
import { ownChecks } from './ownChecks.ts';

describe('the fix', () => {
  it.each(cases)(
    '$kind of $code removes its finding, changes nothing else, and can be undone',
    ({ code, kind, damage, changes, text }) => {
      const house = houseVenue();
      damage(house);
      const copy = structuredClone(house);
      const before = examineVenue(house);
      const finding = before.findings.find(
        (one) => one.code === code && one.fixes.some((fix) => fix.kind === kind),
      );
      expect(before.findings.map((one) => one.code)).toContain(code);
      const fix = finding?.fixes.find((one) => one.kind === kind);
      expect(fix, `${code} has the fix ${kind}`).toBeDefined();

      const fixed = fix?.apply(house, text) ?? house;
      const after = examineVenue(fixed);
      expect(after.findings.map((one) => one.id)).not.toContain(finding?.id);
      const known = new Set(before.findings.map((one) => one.code));
      const isNew = (one: DoctorFinding) => one.severity !== 'info' && !known.has(one.code);
      expect(after.findings.filter(isNew)).toEqual([]);
      const effects = changesOf(house, fixed).map((change) => `${change.effect} ${change.kind}`);
      expect(effects.sort()).toEqual(changes);
      expect(house).toEqual(copy);
      expect(fix?.apply(fixed, text)).toBe(fixed);

      const history = new DoctorHistory(house);
      history.add(fixed, fix?.title ?? '');
      expect(history.undo()).toBe(true);
      expect(writeMvf(history.venue)).toEqual(writeMvf(copy));
      expect(history.redo()).toBe(true);
      expect(writeMvf(history.venue)).toEqual(writeMvf(fixed));
    },
  );

  it('generates a walking graph for a venue without one', () => {
    const house = houseVenue();
    house.nodes = [];
    house.connections = [];
    for (const { properties } of Object.values(house.spaces).flat())
      properties.destinationNodes = [];
    for (const { properties } of Object.values(house.entrances).flat()) delete properties.node;
    const { findings, reachability } = fixAll(house);
    expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(reachability).toMatchObject({ spaces: 10, reachable: 10, stepFree: 8, islands: [] });
  });

  it('joins rooms behind rooms, one after the other', () => {
    const house = houseVenue();
    withoutDoor(house, 'f_2', 'a');
    house.spaces['f_2']?.push({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [box(0, 10, 10, 14)] },
      properties: { id: 'annex', kind: 'room', destinationNodes: [], details: { name: 'Annex' } },
    });
    const { reachability, applied } = fixAll(house);
    expect(reachability.reachable).toBe(reachability.spaces);
    expect(applied.map(({ title }) => title)).toContain('Open a door to each of 2 spaces');
  });
});

describe('fixing all', () => {
  it('repairs a house with every damage that needs no decision', () => {
    const house = houseVenue();
    for (const { damage, kind, code } of cases) {
      if (kind !== 'rename' && !['DOC-05', 'GEO-04', 'REF-04'].includes(code)) damage(house);
    }
    const { venue, findings } = fixAll(house);
    expect(findings.filter(({ fixes }) => fixes.some((fix) => fix.isAutomatic))).toEqual([]);
    expect(() => writeMvf(venue)).not.toThrow();
  });

  it('removes several shapes of one file, and no other', () => {
    const house = houseVenue();
    for (const [i, index] of [1, 2, 4].entries()) {
      house.spaces['f_1']?.splice(index, 0, {
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [box(3, 5, 3, 6)] },
        properties: { id: `sliver_${i}`, kind: 'room', destinationNodes: [] },
      });
    }
    const { venue } = fixAll(house);
    expect(venue.spaces['f_1']?.map(({ properties }) => properties.id)).toEqual(
      houseVenue().spaces['f_1']?.map(({ properties }) => properties.id),
    );
  });

  it('does not change a house without faults', () => {
    const house = houseVenue();
    for (const { properties } of house.floors) properties.maxHeight = 4;
    const { venue, applied, findings } = fixAll(house);
    expect(venue).toBe(house);
    expect(applied).toEqual([]);
    expect(findings).toEqual([]);
  });
});

it('findings and fixes have unique ids', () => {
  const house = houseVenue();
  for (const [i, east] of [10.3, 10.6].entries()) {
    house.spaces['f_1']?.push({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [box(5, 5, east, 9)] },
      properties: { id: `more_${i}`, kind: 'room', destinationNodes: [] },
    });
  }
  const { findings } = examineVenue(house);
  const ids = findings.flatMap(({ id, fixes }) => [id, ...fixes.map((fix) => fix.id)]);
  expect(findings.filter(({ code }) => code === 'GEO-06').length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
});

it('each check of the doctor is in the specification', () => {
  const text = readFileSync(new URL('../../spec/doctor.md', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^- \*\*(DOC-\d+)\*\*/gm)].map(([, code]) => code);
  expect(listed).toEqual(Object.keys(ownChecks));
  for (const { title, why } of Object.values(ownChecks)) expect(text).toContain(`${title}. ${why}`);
});
