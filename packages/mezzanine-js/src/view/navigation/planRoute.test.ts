import { expect, test } from 'vitest';
import { Floor, FloorStack } from '../../data/entities.ts';
import { LocalProjection } from '../../data/LocalProjection.ts';
import { lengthOf } from '../../scene/lines.ts';
import { planRoute, sliceLine } from './planRoute.ts';
import { changeName, changeText, originText } from './routeElements.ts';
import { upTheStairs } from '../../data/directions/twoFloors.fixture.ts';

const { venue, directions } = upTheStairs();
const [low, high] = [venue.getFloor('f_ground'), venue.getFloor('f_upper')];
const plan = planRoute(directions, new LocalProjection(venue.center));

test('a route over several floors has one segment per floor, in order', () => {
  expect(plan.stretches.map(({ floorId }) => floorId)).toEqual([low?.id, high?.id]);
  const [first, second] = plan.stretches;
  expect(first?.startsAt).toBe(0);
  expect(second?.startsAt).toBeCloseTo(lengthOf(first?.line ?? []));
  expect(plan.totalMeters).toBeCloseTo((second?.startsAt ?? 0) + lengthOf(second?.line ?? []));
});

test('a floor change names its target, for the chip and for screen readers', () => {
  const [change] = plan.changes;
  if (!change) throw new Error('The way changes floors.');
  expect(changeText(change)).toBe(`Up to ${high?.name}`);
  expect(changeName(change)).toBe(`Stairs: up to ${high?.name}`);
  expect(change.from.floorId).toBe(low?.id);
  expect(change.to.floorId).toBe(high?.id);
});

test('a change into another building names the building', () => {
  const [change] = plan.changes;
  if (!change || !high) throw new Error('The way changes floors.');
  const annex = new FloorStack(
    { id: 'annex', name: 'Annex', shortName: 'A', kind: 'building' },
    (floorStack) => [new Floor({ ...high, floorStack })],
    () => high,
  );
  const inAnnex = { ...change, toFloor: annex.floors[0] ?? high };
  expect(changeText(inAnnex)).toBe('Into Annex');
  expect(originText(inAnnex)).toBe(change.fromFloor.floorStack.name);
});

test('steps are in order along the route, the last at its end', () => {
  const alongs = plan.steps.map(({ along }) => along);
  expect(alongs).toEqual(alongs.toSorted((a, b) => a - b));
  expect(alongs.at(-1)).toBeCloseTo(plan.totalMeters, 0);
  for (const { instruction, stretch } of plan.steps) {
    expect(plan.stretches[stretch]?.floorId).toBe(instruction.floor.id);
  }
});

test('a slice of a line starts and ends at the given distances, within the line', () => {
  const line = [
    [0, 0],
    [10, 0],
    [10, 10],
  ] as const;
  expect(sliceLine(line, 5, 15)).toEqual([
    [5, 0],
    [10, 0],
    [10, 0],
    [10, 5],
  ]);
  expect(sliceLine(line, 18, Infinity)).toEqual([
    [10, 8],
    [10, 10],
  ]);
  expect(sliceLine(line, 40, 50)).toEqual([[10, 10]]);
});

test('a slice of a line with a repeated position has finite coordinates', () => {
  const line = [
    [0, 0],
    [0, 0],
    [4, 0],
    [4, 0],
  ] as const;
  for (const [x, y] of sliceLine(line, 0, Infinity)) {
    expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  }
});
