import type { Room } from '../src/FloorPlan.ts';
import type { Ring } from '../src/ring.ts';
import { arc } from './frames.ts';

/** The department store's own escalator and elevator, in the middle of its floor. */
export function storeCore(level: '1' | '2'): { rooms: Room[]; holes: Ring[] } {
  const store = `D${level}00`;
  const block = (from: number, to: number, low: number, high: number): Ring => [
    arc(from, low),
    arc(to, low),
    arc(to, high),
    arc(from, high),
  ];
  const escalator = block(80, 92, -4.4, -0.6);
  const elevator = block(84.5, 87.5, 0.2, 3.2);
  const end = level === '1' ? 78 : 96;
  const rooms: Room[] = [
    {
      unit: 'D-ESC',
      kind: 'connection.escalator',
      style: 'Escalators',
      name: 'Store escalator',
      ring: escalator,
      enclosure: 'open',
      doors: [{ to: store, width: 3, near: arc(end, -2.5) }],
    },
    {
      unit: 'D-L',
      kind: 'connection.elevator',
      style: 'Shafts',
      name: 'Store elevator',
      ring: elevator,
      doors: [{ to: store, width: 1.4, near: arc(86, 6) }],
    },
  ];
  return { rooms, holes: [escalator, elevator] };
}
