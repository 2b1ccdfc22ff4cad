import { describe, expect, it } from 'vitest';
import { box, place } from '../../fixtures/planShapes.ts';
import { processorClock } from '../../fixtures/processorClock.ts';
import { countsOf } from '../imdf/imdfTesting.fixture.ts';
import type { Mvf } from '../Mvf.ts';
import type { GeoJsonOptions } from './GeoJsonFloor.ts';
import { importGeoJson } from './importGeoJson.ts';

const shapesOnly: GeoJsonOptions = { graph: false };

describe('GJ-16: buildings', () => {
  it.each(['building', 'Building_Name', 'BLDG_ID', 'facility_id', 'gebaeude'])(
    'that the property %s names have floors of their own',
    (key) => {
      const spaces = collection(
        room(0, { level: 'Ground', [key]: 'Library' }),
        room(0, { level: 2, [key]: 'Library' }),
        room(50, { level: 'Lobby', ordinal: 0, [key]: 'Dorm' }),
        room(50, { level: 'Lobby', ordinal: 0, [key]: 'Dorm', name: 'Desk' }),
      );
      const { venue, report } = importGeoJson([{ spaces }], { ...shapesOnly, name: 'Campus' });
      expect(floorsByBuilding(venue)).toEqual({
        Library: { 'Ground 0': ['room 0'], 'Level 2 2': ['room 0'] },
        Dorm: { 'Lobby 0': ['Desk', 'room 50'] },
      });
      expect(countsOf(report)).toMatchObject({ building: 2 });
      expect(countsOf(report)).not.toHaveProperty('levels with one number');
    },
  );

  it('without levels have one floor each, on the ground', () => {
    const spaces = collection(
      room(0, { building: 1, kind: 'room' }),
      room(50, { building: 2, kind: 'room' }),
    );
    const { venue } = importGeoJson([{ spaces }], shapesOnly);
    expect(floorsByBuilding(venue)).toEqual({
      'Building 1': { 'Level 1 0': ['room 0'] },
      'Building 2': { 'Level 1 0': ['room 50'] },
    });
  });

  it('whose names are ids that nobody reads are numbered', () => {
    const spaces = collection(
      room(0, { level: 0, building_id: '3fa85f64-5717-4562-b3fc-2c963f66afa6' }),
      room(50, { level: 0, building_id: '3fa85f64-5717-4562-b3fc-2c963f66afa7' }),
    );
    const { floorStacks } = importGeoJson([{ spaces }], shapesOnly).venue;
    expect(floorStacks.map(({ name }) => name)).toEqual(['Building 1', 'Building 2']);
  });

  it('that touch on any floor are one, so that routes lead from one to the other', () => {
    const spaces = collection(
      room(0, { level: 0, building: 'West wing' }),
      room(0, { level: 1, building: 'West wing' }),
      room(0.8, { level: 1, building: 'East wing' }),
      room(50, { level: 0, building: 'Gym' }),
    );
    const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
    expect(countsOf(report)).toMatchObject({ building: 2, 'buildings that touch': 1 });
    expect(floorsByBuilding(venue)).toEqual({
      'West wing, East wing': { 'Level 0 0': ['room 0'], 'Level 1 1': ['room 0', 'room 0.8'] },
      Gym: { 'Level 0 0': ['room 50'] },
    });
  });

  it('that a path without a building joins are one', () => {
    const path = { type: 'Polygon', coordinates: [box(8, 1, 500, 3)] };
    const spaces = collection(
      room(0, { level: 0, building: 'A' }),
      room(50, { level: 0, building: 'B' }),
      { type: 'Feature', properties: { level: 0, kind: 'walkway' }, geometry: path },
    );
    const { venue, report } = importGeoJson([{ spaces }], shapesOnly);
    expect(venue.floorStacks).toHaveLength(1);
    expect(countsOf(report)).toMatchObject({ 'buildings that touch': 1 });
    expect(countsOf(report)).not.toHaveProperty('building');
  });

  it('get the features nearest to them that name no building', () => {
    const door = { type: 'Point', coordinates: place(500, 2) };
    const spaces = collection(
      room(0, { level: 0, building: 'A' }),
      room(50, { level: 0, building: 'B' }),
      room(53, { level: 0 }),
      { type: 'Feature', properties: { level: 0, kind: 'door' }, geometry: door },
    );
    const { venue } = importGeoJson([{ spaces }], shapesOnly);
    expect(floorsByBuilding(venue)).toEqual({
      A: { 'Level 0 0': ['room 0'] },
      B: { 'Level 0 0': ['room 50', 'room 53'] },
    });
    expect(Object.values(venue.entrances).map((doors) => doors.length)).toEqual([1, 0]);
  });

  it('start with the one that has the most features', () => {
    const spaces = collection(
      room(0, { level: 0, building: 'Gate' }),
      room(50, { level: 0, building: 'Hall' }),
      room(51, { level: 0, building: 'Hall' }),
    );
    const { floorStacks } = importGeoJson([{ spaces }], shapesOnly).venue;
    expect(floorStacks.map(({ name }) => name)).toEqual(['Hall', 'Gate']);
  });

  it('are not one inside the other', () => {
    const hall = { type: 'Polygon', coordinates: [box(0, 0, 90, 60)] };
    const kiosk = { type: 'Polygon', coordinates: [box(40, 30, 44, 34)] };
    const spaces = collection(
      { type: 'Feature', properties: { level: 0, building: 'Hall' }, geometry: hall },
      { type: 'Feature', properties: { level: 0, building: 'Kiosk' }, geometry: kiosk },
    );
    expect(importGeoJson([{ spaces }], shapesOnly).venue.floorStacks).toHaveLength(1);
  });

  it('are one, after some seconds, if thousands of rooms lie on top of each other', () => {
    const spaces = collection(
      ...Array.from({ length: 8000 }, (_, i) => room(i % 3, { level: 0, building: `B${i % 150}` })),
    );
    const elapsedMs = processorClock();
    const { floorStacks } = importGeoJson([{ spaces }], shapesOnly).venue;
    expect(floorStacks).toHaveLength(1);
    expect(elapsedMs()).toBeLessThan(10_000);
  });

  it.each([
    ['the words of OpenStreetMap', { building: 'yes' }, { building: 'no' }],
    ['the use of outlines', { building: 'retail', level: '' }, { building: 'school', level: '' }],
    ['placeholders', { building: 'TBD' }, { building: 'null' }],
  ])('are not %s', (_, one, other) => {
    const spaces = collection(
      room(0, { level: 0 }),
      room(10, { level: 0, ...one }),
      room(50, { level: 0, ...other }),
    );
    expect(importGeoJson([{ spaces }], shapesOnly).venue.floorStacks).toHaveLength(1);
  });

  it('must be named by half of the rooms', () => {
    const spaces = collection(
      room(0, { level: 0, building: 'A' }),
      room(50, { level: 0, building: 'B' }),
      ...[10, 20, 30].map((at) => room(at, { level: 0 })),
    );
    expect(importGeoJson([{ spaces }], shapesOnly).venue.floorStacks).toHaveLength(1);
  });

  it('are not separated on floors that the caller lists', () => {
    const ground = collection(room(0, { building: 'A' }), room(50, { building: 'B' }));
    const floors = [{ spaces: ground }, { spaces: ground }];
    const { floorStacks } = importGeoJson(floors, shapesOnly).venue;
    expect(floorStacks.map(({ floors: own }) => own)).toEqual([['f_1', 'f_2']]);
  });
});

function floorsByBuilding(venue: Mvf): Record<string, Record<string, string[]>> {
  const floors = new Map(venue.floors.map(({ properties }) => [properties.id, properties]));
  return Object.fromEntries(
    venue.floorStacks.map((stack) => [
      stack.name,
      Object.fromEntries(
        stack.floors.map((id) => [
          `${floors.get(id)?.name} ${floors.get(id)?.elevation}`,
          (venue.spaces[id] ?? []).map(({ properties }) => properties.details?.name ?? '').sort(),
        ]),
      ),
    ]),
  );
}

function collection(...features: readonly object[]): object {
  return { type: 'FeatureCollection', features };
}

/** A room of 8 by 6 meters, ten times this far east. */
function room(at: number, properties: object): object {
  const geometry = { type: 'Polygon', coordinates: [box(at * 10, 0, at * 10 + 8, 6)] };
  return { type: 'Feature', geometry, properties: { name: `room ${at}`, ...properties } };
}
