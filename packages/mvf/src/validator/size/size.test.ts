import { expect, it } from 'vitest';
import type { Polygon, Position } from '../../record-types/geometry.ts';
import { at, type Draft } from '../houseVenue.fixture.ts';
import { findingsAfter, onlyFinding } from '../ruleCase.fixture.ts';

/** A wavy ring, counterclockwise, with this many corners a given part of a meter apart. */
function wavyRing(corners: number, radius: number): Position[] {
  const ring = Array.from({ length: corners }, (_, i) => {
    const turn = (2 * Math.PI * i) / corners;
    return at(5 + radius * Math.cos(turn), 7 + radius * Math.sin(turn));
  });
  return [...ring, ring[0] ?? at(0, 0)];
}

function withArea(ring: Position[]) {
  return (house: Draft) =>
    house.areas['f_1']?.push({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [ring] },
      properties: { id: 'ar_1', destinationNodes: [] },
    });
}

it('SIZE-01: finds large files that are not part of the map', () => {
  const finding = onlyFinding('SIZE-01', (house) => {
    house.extras['assets/hall.jpg'] = new Uint8Array(600 * 1024);
  });
  expect(finding).toMatchObject({ file: 'assets/hall.jpg', pointer: '' });
  expect(finding.message).toContain('600 KiB');
});

it('SIZE-02: finds floors with too many corners', () => {
  const finding = onlyFinding('SIZE-02', (house) => {
    const coordinates = Array.from({ length: 1_700 }, (_, i) => at(20, i / 170));
    for (let i = 0; i < 60; i++) {
      house.obstructions['f_1']?.push({
        type: 'Feature',
        geometry: { type: 'LineString', coordinates },
        properties: { id: `o_new_${i}`, kind: 'wall', entrances: [] },
      });
    }
  });
  expect(finding.message).toContain('has 102,0');
});

it('SIZE-03: finds shapes with too many corners', () => {
  // Corners are three centimeters apart, so that no edge is tiny.
  const finding = onlyFinding('SIZE-03', (house) => {
    for (const { geometry } of house.floors) {
      geometry.coordinates = [
        [at(-20, -20), at(40, -20), at(40, 40), at(-20, 40), at(-20, -20)],
      ] as Polygon['coordinates'];
    }
    withArea(wavyRing(2_100, 10.5))(house);
  });
  expect(finding.file).toBe('area/f_1.geojson');
});

it('SIZE-04: finds outlines with invisible detail', () => {
  onlyFinding('SIZE-04', withArea(wavyRing(400, 1)));
  expect(findingsAfter(withArea(wavyRing(100, 1)))).toEqual([]);
});

it('SIZE-05: finds numbers with too many decimals, once per file', () => {
  const finding = onlyFinding('SIZE-05', (house) => {
    for (const { geometry } of house.nodes)
      geometry.coordinates = [geometry.coordinates[0] + 1e-12, geometry.coordinates[1]];
  });
  expect(finding).toMatchObject({ severity: 'info', file: 'node.geojson' });
});
