import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from './CollisionGrid.ts';
import { placeLabels, type Candidate } from './placeLabels.ts';

describe('placeLabels', () => {
  it('never lets two labels overlap', () => {
    const coordinate = fc.integer({ min: -50, max: 600 });
    const box = fc.record({
      left: coordinate,
      top: coordinate,
      width: fc.integer({ min: 1, max: 160 }),
      height: fc.integer({ min: 1, max: 40 }),
    });
    const candidate = fc.record({ box, isForced: fc.constant(false), wasShown: fc.boolean() });
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 80 }), (candidates) => {
        const isShown = placeLabels(candidates);
        const shown = candidates.filter((_, i) => isShown[i]);
        for (const [i, a] of shown.entries()) {
          for (const b of shown.slice(i + 1)) expect(overlaps(a.box, b.box)).toBe(false);
        }
      }),
    );
  });

  it('shows the more important of two labels', () => {
    expect(placeLabels([labelAt(0), labelAt(30)])).toEqual([true, false]);
  });

  it('shows a forced label even if it overlaps', () => {
    expect(placeLabels([labelAt(0), { ...labelAt(30), isForced: true }])).toEqual([true, true]);
  });

  it('keeps a visible label where a hidden one would not yet appear', () => {
    const near = 100 + 5;
    expect(placeLabels([labelAt(0), labelAt(near)])).toEqual([true, false]);
    expect(placeLabels([labelAt(0), { ...labelAt(near), wasShown: true }])).toEqual([true, true]);
  });

  it('shows a name once in each part of the frame', () => {
    const named = (left: number) => ({ ...labelAt(left), onceText: 'Elevator' });
    expect(placeLabels([named(0), named(150), named(300)])).toEqual([true, false, true]);
    expect(placeLabels([named(0), { ...named(180), wasShown: true }])).toEqual([true, true]);
    expect(placeLabels([named(0), { ...labelAt(150), onceText: 'Stairs' }])).toEqual([true, true]);
    expect(placeLabels([labelAt(0), labelAt(150)])).toEqual([true, true]);
  });
});

function labelAt(left: number): Candidate {
  return { box: { left, top: 0, width: 100, height: 20 }, isForced: false, wasShown: false };
}
