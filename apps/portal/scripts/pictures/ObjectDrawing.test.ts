import { describe, expect, it } from 'vitest';
import type { Position } from '@mezzanine/mvf';
import { tinyVenue } from '@mezzanine/mvf/fixtures/tinyVenue';
import { ObjectDrawing } from './ObjectDrawing.ts';
import { objectPlans, type ObjectPlan } from './ObjectPlan.ts';

const size = { width: 960, height: 520, margin: 20 };

const plan = (marks: Partial<ObjectPlan>): ObjectPlan => ({
  name: 'space',
  floor: 'm_1',
  areas: [],
  lines: [],
  points: [],
  view: [
    [4.5, 51.9],
    [4.502, 51.901],
  ],
  ...marks,
});

describe('a drawing', () => {
  it('puts the center of the view into the center of the image, north up', () => {
    const svg = new ObjectDrawing(
      plan({
        points: [
          [4.501, 51.9005],
          [4.501, 51.901],
        ],
      }),
      size,
    ).svg();
    const circles = [...svg.matchAll(/cx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]) => [
      Math.round(Number(x)),
      Math.round(Number(y)),
    ]);
    expect(circles[0]).toEqual([480, 260]);
    expect(circles[1]?.[0]).toBe(480);
    expect(circles[1]?.[1]).toBe(20);
  });

  it('shows the whole view within its margin', () => {
    const { view } = plan({});
    const svg = new ObjectDrawing(plan({ points: view }), size).svg();
    for (const [, x, y] of svg.matchAll(/cx="([^"]+)" cy="([^"]+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(size.margin - 0.5);
      expect(Number(y)).toBeGreaterThanOrEqual(size.margin - 0.5);
      expect(Number(x)).toBeLessThanOrEqual(size.width - size.margin + 0.5);
      expect(Number(y)).toBeLessThanOrEqual(size.height - size.margin + 0.5);
    }
  });

  it('closes areas and leaves lines open', () => {
    const line: Position[] = [
      [4.5, 51.9],
      [4.501, 51.9],
    ];
    const svg = new ObjectDrawing(plan({ areas: [[line]], lines: [line] }), size).svg();
    expect(svg).toMatch(/class="area"[^>]* d="M[^"]*Z"/);
    expect(svg).toMatch(/class="line" d="M[^"Z]*"/);
  });
});

it('exists for each kind of object in a venue, with something to highlight', () => {
  const plans = objectPlans(tinyVenue);
  const names = plans.map(({ name }) => name);
  for (const name of ['venue', 'floor', 'floor-stack', 'obstruction', 'entrance', 'node']) {
    expect(names).toContain(name);
  }
  for (const { areas, lines, points } of plans) {
    expect(areas.length + lines.length + points.length).toBeGreaterThan(0);
  }
});
