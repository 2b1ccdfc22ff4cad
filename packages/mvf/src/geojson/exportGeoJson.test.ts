import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlan } from '../../fixtures/anyPlan.ts';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { box, place } from '../../fixtures/planShapes.ts';
import { countsOf } from '../imdf/imdfTesting.fixture.ts';
import type { Mvf } from '../Mvf.ts';
import { exportGeoJson } from './exportGeoJson.ts';
import type { GeoJsonOptions } from './GeoJsonFloor.ts';
import { importGeoJson } from './importGeoJson.ts';

const shapesOnly: GeoJsonOptions = { graph: false };

describe('GJ-20: written files', () => {
  it('contain one floor each, with the type of every feature', () => {
    const { files, report } = exportGeoJson(oneRoom());
    const written = JSON.parse(new TextDecoder().decode(files['f_1.geojson'])) as {
      readonly features: readonly { readonly properties: object }[];
    };
    expect(written).toMatchObject({
      type: 'FeatureCollection',
      floor: { id: 'f_1', elevation: 0 },
    });
    expect(written.features.map((feature) => feature.properties)).toMatchObject([
      { element: 'floor' },
      { element: 'space', id: 'a', kind: 'room', name: 'A', metadata: { seats: 2 } },
    ]);
    expect(countsOf(report)).toEqual({ 'floor stacks': 1 });
  });
});

describe('GJ-21: a venue exported and imported again', () => {
  it(
    'has the same spaces, obstructions, and entrances, whatever they are',
    { timeout: fuzzTimeout },
    () => {
      fc.assert(
        fc.property(anyPlan, (plan) => {
          const floors = Object.values(exportGeoJson(plan).files).map((spaces) => ({ spaces }));
          const back = importGeoJson(floors, shapesOnly).venue;
          for (const key of ['floors', 'spaces', 'obstructions', 'entrances'] as const) {
            expect(back[key]).toEqual(plan[key]);
          }
        }),
        { numRuns: Math.ceil(fuzzRuns / 10) },
      );
    },
  );

  it('keeps names, text, and label positions', () => {
    const venue = oneRoom();
    const [space] = venue.spaces['f_1'] ?? [];
    if (space === undefined) throw new Error('The venue has no space.');
    const properties = {
      ...space.properties,
      kind: 'sauna',
      externalId: '7',
      center: place(1, 1),
      details: { name: 'A', shortName: 'a', description: 'Quiet.' },
    };
    const spaces = { f_1: [{ ...space, properties }] };
    const { files } = exportGeoJson({ ...venue, spaces });
    const back = importGeoJson([{ spaces: files['f_1.geojson'] ?? '' }], shapesOnly);
    expect(back.venue.spaces).toEqual(spaces);
    expect(back.report.entries).toEqual([]);
  });
});

function collection(...features: unknown[]) {
  return { type: 'FeatureCollection', features };
}

function room(properties: object) {
  const geometry = { type: 'Polygon', coordinates: [box(0, 0, 5, 5)] };
  return { type: 'Feature', geometry, properties };
}

function oneRoom(): Mvf {
  const spaces = collection(room({ id: 'a', name: 'A', kind: 'room', seats: 2 }));
  const { venue } = importGeoJson([{ spaces }], shapesOnly);
  const [space] = venue.spaces['f_1'] ?? [];
  if (space === undefined) throw new Error('The room was not read.');
  return {
    ...venue,
    spaces: {
      f_1: [{ ...space, properties: { ...space.properties, metadata: { seats: 2 } } }],
    },
  };
}
