import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../../text-layout/CollisionGrid.ts';
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
    const named = (left: number) => ({ ...labelAt(left), name: 'Elevator', isOnce: true });
    expect(placeLabels([named(0), named(150), named(300)])).toEqual([true, false, true]);
    expect(placeLabels([named(0), { ...named(180), wasShown: true }])).toEqual([true, true]);
    expect(placeLabels([named(0), { ...named(150), name: 'Stairs' }])).toEqual([true, true]);
  });

  it('hides an automatic name next to a marker with that name, but no marker', () => {
    const marker = { ...labelAt(0), name: 'Velder' };
    expect(placeLabels([marker, { ...marker, box: labelAt(150).box }])).toEqual([true, true]);
    const automatic = { ...labelAt(150), name: 'Velder', isOnce: true };
    expect(placeLabels([marker, automatic])).toEqual([true, false]);
  });
});

function labelAt(left: number): Candidate {
  return { box: { left, top: 0, width: 100, height: 20 }, isForced: false, wasShown: false };
}
