import { describe, expect, it } from 'vitest';
import { imdfArchive, library } from '../../fixtures/imdf/library.ts';
import { planVenue, space } from '../../fixtures/plan.ts';
import { box, place } from '../../fixtures/planShapes.ts';
import { processorClock } from '../../fixtures/processorClock.ts';
import { distanceToLine, type Vec } from '../graph/planeGeometry.ts';
import { generateGraph } from '../graph/generateGraph.ts';
import { exportGeoJson } from '../geojson/exportGeoJson.ts';
import { importGeoJson } from '../geojson/importGeoJson.ts';
import { exportImdf } from '../imdf/exportImdf.ts';
import { importImdf } from '../imdf/importImdf.ts';
import { LocalPlane } from '../LocalPlane.ts';
import type { Mvf } from '../Mvf.ts';
import { validate } from '../validator/validate.ts';
import { deriveDrawing, isDerived } from './deriveDrawing.ts';

const { venue: flat } = importImdf(imdfArchive(library()));
const drawn = deriveDrawing(flat);

describe('DRAW-01: walls', () => {
  it('are on all borders of rooms, with gaps at doors', () => {
    const walls = linesOf(drawn, 'ground', ['wall']);
    expect(isOn(walls, place(2, 7))).toBe(true);
    expect(isOn(walls, place(12, 10))).toBe(true);
    expect(isOn(walls, place(5.5, 7))).toBe(false);
    expect(isOn(walls, place(15.5, 5))).toBe(false);
  });

  it('are drawn once between two rooms', () => {
    const walls = linesOf(drawn, 'ground', ['wall']);
    const here = walls.filter((line) => isOn([line], place(12, 10)));
    expect(here).toHaveLength(1);
  });

  it('are thicker at the edge of the building', () => {
    const { DerivedExteriorWalls: outer, DerivedWalls: inner } = drawn.styles;
    expect(outer?.lineStrings?.length).toBeGreaterThan(0);
    expect(outer?.width).toBeGreaterThan(inner?.width ?? 1);
    const outside = linesOf(drawn, 'ground', ['wall'], new Set(outer?.lineStrings));
    expect(isOn(outside, place(6, 12))).toBe(true);
    expect(isOn(outside, place(12, 10))).toBe(false);
  });

  it('are not drawn around a counter that stands open in a hall, or between hallways', () => {
    const venue = planOf(
      { kind: 'corridor', ring: box(0, 0, 20, 10) },
      { kind: 'corridor', ring: box(20, 0, 30, 10) },
      { kind: 'room', ring: box(4, 4, 6, 6) },
    );
    const walls = linesOf(deriveDrawing(venue), 'f_1', ['wall']);
    expect(isOn(walls, place(5, 4))).toBe(false);
    expect(isOn(walls, place(20, 5))).toBe(false);
    expect(isOn(walls, place(10, 0))).toBe(true);
  });

  it('stay as they are on floors that have most of them', () => {
    const again = deriveDrawing(drawn);
    expect(linesOf(again, 'ground', ['wall'])).toEqual(linesOf(drawn, 'ground', ['wall']));
  });

  it('are added to a floor that has a few lines, and not drawn twice along them', () => {
    const [wall] = drawn.obstructions['ground']?.filter(isDerived) ?? [];
    const hand = { ...wall!, properties: { id: 'hand', kind: 'wall', entrances: [] } };
    const few: Mvf = { ...flat, obstructions: { ground: [hand] } };
    const walls = linesOf(deriveDrawing(few), 'ground', ['wall']);
    expect(walls).toHaveLength(linesOf(drawn, 'ground', ['wall']).length);
    expect(walls.filter((line) => isOn([line], middleOf(walls[0]!)))).toHaveLength(1);
  });
});

it('DRAW-02: stairs have treads, and openings in the floor have railings', () => {
  expect(linesOf(drawn, 'ground', ['tread']).length).toBeGreaterThan(5);
  const venue = planOf(
    { kind: 'corridor', ring: box(0, 0, 20, 10) },
    { kind: 'otb', ring: box(5, 3, 10, 7) },
  );
  expect(isOn(linesOf(deriveDrawing(venue), 'f_1', ['railing']), place(7, 3))).toBe(true);
});

it('DRAW-04: the walls of 10,000 rooms are drawn in seconds', { timeout: 120_000 }, () => {
  const floor = {
    spaces: Array.from({ length: 1000 }, (_, i) => {
      const [x, y] = [(i % 40) * 5, Math.floor(i / 40) * 5];
      return space(`r${i}`, 'room', box(x, y, x + 5, y + 5));
    }),
  };
  const venue = planVenue(...Array.from({ length: 10 }, () => floor));
  const elapsedMs = processorClock();
  const walls = Object.values(deriveDrawing(venue).obstructions).flat();
  expect(walls.length).toBeGreaterThan(19_000);
  expect(elapsedMs()).toBeLessThan(10_000);
});

describe('DRAW-03: derived shapes', () => {
  it('do not change the walking graph or what the validator finds', () => {
    expect(generateGraph(drawn).nodes).toEqual(generateGraph(flat).nodes);
    const rules = (venue: Mvf) =>
      validate(venue).map(({ rule, severity }) => `${severity} ${rule}`);
    expect(rules(drawn)).toEqual(rules(flat));
  });

  it('are left out of exports', () => {
    expect(exportImdf(drawn).files).toEqual(exportImdf(flat).files);
    expect(exportGeoJson(drawn).files).toEqual(exportGeoJson(flat).files);
  });

  it('are marked', () => {
    const made = Object.values(drawn.obstructions).flat().filter(isDerived);
    expect(made.length).toBeGreaterThan(20);
    expect(Object.values(flat.obstructions).flat().some(isDerived)).toBe(false);
  });
});

function planOf(...spaces: readonly { kind: string; ring: unknown }[]): Mvf {
  const features = spaces.map(({ kind, ring }) => ({
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'Polygon', coordinates: [ring] },
  }));
  const collection = { type: 'FeatureCollection', features };
  return importGeoJson([{ spaces: collection }], { assumeDoors: false }).venue;
}

function linesOf(venue: Mvf, floor: string, kinds: readonly string[], ids?: ReadonlySet<string>) {
  return (venue.obstructions[floor] ?? []).flatMap(({ geometry, properties: { id, kind } }) =>
    geometry.type === 'LineString' && kinds.includes(kind) && (ids?.has(id) ?? true)
      ? [geometry.coordinates]
      : [],
  );
}

function middleOf([a = [], b = []]: readonly (readonly number[])[]): [number, number] {
  return [((a[0] ?? 0) + (b[0] ?? 0)) / 2, ((a[1] ?? 0) + (b[1] ?? 0)) / 2];
}

function isOn(lines: readonly (readonly number[])[][], at: readonly [number, number, ...number[]]) {
  const plane = new LocalPlane(at);
  return lines.some((line) => {
    const points = line.map((position): Vec => plane.toLocal(position));
    return points.slice(1).some((b, i) => distanceToLine([0, 0], points[i] ?? b, b) < 0.05);
  });
}
