import { ellipse } from '../src/curves.ts';
import { hall, type Room } from '../src/FloorPlan.ts';
import type { Ring } from '../src/ring.ts';
import { arc } from './frames.ts';
import { opening } from './rooms.ts';

/** Half sizes of the atrium's opening, and where the elevators cut it off. */
const well = { length: 16, width: 8.6, end: 13.6 } as const;
const lift = { length: 2.8, width: 2 } as const;

/** The glass elevators at both ends of the atrium. */
export function glassLifts(): Room[] {
  return ([-1, 1] as const).map((side) => {
    const [near, far] = [side * well.end, side * (well.end + lift.length)];
    const ring = [
      arc(near, -lift.width),
      arc(far, -lift.width),
      arc(far, lift.width),
      arc(near, lift.width),
    ];
    return {
      unit: side === -1 ? 'GL-W' : 'GL-E',
      kind: 'connection.elevator',
      style: 'Shafts',
      name: side === -1 ? 'Glass elevator west' : 'Glass elevator east',
      ring,
      doors: [{ to: hall, width: 1.6, near: arc(side * 30, 0) }],
    };
  });
}

/** The opening of the atrium: an ellipse whose ends are cut off at the elevators. */
export function atriumWell(kind: 'otb' | 'void'): Room {
  const from = Math.acos(well.end / well.length);
  const steps = 18;
  const side = (sign: 1 | -1): Ring =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = from + ((Math.PI - 2 * from) * i) / steps;
      return arc(sign * well.length * Math.cos(angle), sign * well.width * Math.sin(angle));
    });
  return opening('WELL', [...side(1), ...side(-1)], kind);
}

/** The ring of walking places around the atrium. */
export function ringLanes(): Ring {
  return ellipse([0, 0], [21, 12], 0, 20).map(([s, t]) => arc(s, t));
}
