import { describe, expect, it } from 'vitest';
import { type FloorPlan, hall, outside, type Room } from './FloorPlan.ts';
import { layOutFloor } from './layOutFloor.ts';
import { placeSafety } from './placeSafety.ts';
import { distance, type Vector } from './vector.ts';

function rectangle(left: number, bottom: number, right: number, top: number): Vector[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** A corridor of 80 m with stairs at its east end and a door to the street at its west end. */
function corridor(stairs: Partial<Room> = {}): FloorPlan {
  return {
    outline: rectangle(0, 0, 80, 8),
    rooms: [
      {
        unit: 'ST',
        kind: 'connection.stairs',
        style: 'Shafts',
        ring: rectangle(74, 3, 80, 8),
        doors: [{ to: hall, width: 1.1, near: [74, 5.5] }],
        ...stairs,
      },
      {
        unit: 'PLANT',
        kind: 'room',
        style: 'Service',
        ring: rectangle(0, 3, 74, 8),
        doors: [{ to: hall, width: 1, near: [20, 3] }],
      },
    ],
    fixtures: [],
    hallName: 'Corridor',
    hallDoors: [{ to: outside, width: 2, near: [0, 1.5] }],
    lanes: Array.from({ length: 26 }, (_, i): Vector => [1.5 + i * 3, 1.5]),
  };
}

function place(plan: FloorPlan, isGround: boolean) {
  const { rooms, fixtures } = plan;
  return placeSafety({ rooms, fixtures, layout: layOutFloor(plan), isGround });
}

describe('safety equipment placed by rules', () => {
  it('places extinguishers within 15 m of each point of a corridor, and not many more', () => {
    const plan = corridor();
    const found = place(plan, true).filter(({ type }) => type === 'fire-extinguisher');
    for (const lane of plan.lanes) {
      expect(Math.min(...found.map(({ at }) => distance(at, lane)))).toBeLessThanOrEqual(15);
    }
    expect(found.length).toBeLessThanOrEqual(4);
  });

  it('places nothing in front of a door', () => {
    const devices = place(corridor(), true).filter(({ type }) => !type.endsWith('exit'));
    for (const { at } of devices) expect(distance(at, [20, 3])).toBeGreaterThan(1);
  });

  it('places a sign inside the door to the street and a pull station next to it', () => {
    const found = place(corridor(), true);
    expect(found.filter(({ type }) => type === 'exit').map(({ at }) => at)).toEqual([
      [expect.closeTo(0.6), expect.closeTo(1.5)],
    ]);
    const stations = found.filter(({ type }) => type === 'alarm-pull-station');
    expect(stations.some(({ at }) => distance(at, [0, 1.5]) < 2)).toBe(true);
  });

  it('counts enclosed stairs as an exit, with an evacuation chair only above or below the ground floor', () => {
    const types = (isGround: boolean) => place(corridor(), isGround).map(({ type }) => type);
    expect(types(true)).toContain('emergency-exit');
    expect(types(true)).not.toContain('evacuation-chair');
    expect(types(false)).toContain('evacuation-chair');
  });

  it('does not count open stairs as an exit', () => {
    const found = place(corridor({ enclosure: 'open' }), false);
    expect(found.map(({ type }) => type)).not.toContain('emergency-exit');
  });
});
