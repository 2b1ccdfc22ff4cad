import { box } from '../src/box.ts';
import type { Fixture } from '../src/FloorPlan.ts';
import { bench, item, tree } from '../src/furniture.ts';
import { lattice, stops } from '../src/lanes.ts';
import { placeOnSite } from '../src/Site.ts';
import type { Ring } from '../src/ring.ts';
import type { Vector } from '../src/vector.ts';
import { aircraft, boardingBridge } from './aircraft.ts';
import { bridgeRing, satellitePlace } from './frame.ts';
import { boardingAt, type Gate } from './gates.ts';
import { pierGates } from './pier.ts';
import { satelliteGates } from './satellite.ts';

/** Distance from the facade to the nose of an aircraft, and the position of its forward door. */
const noseAway = 9;
const doorBack = 5.4;
/** Stands that are empty in the plan. */
const empty: ReadonlySet<string> = new Set(['A4', 'A10', 'B2', 'B5']);

function painted(kind: string, style: string, points: Ring): Fixture {
  return { kind, style, points, isLoose: true };
}

/** Objects at a gate: the jet bridge, and usually an aircraft. */
function stand(gate: Gate, place: (point: Vector) => Vector, turn: number): Fixture[] {
  const outward = Math.sign(gate.rear - gate.front);
  const middle = (gate.from + gate.to) / 2;
  const nose = gate.rear + outward * noseAway;
  const toward = (outward * Math.PI) / 2 + turn;
  const door: Vector = [boardingAt(gate), gate.rear + outward * 0.3];
  const isEmpty = empty.has(gate.number);
  const end: Vector = isEmpty
    ? [boardingAt(gate), nose + outward * 2]
    : [middle + 1.8, nose + outward * doorBack];
  const lead = box(
    middle - 0.12,
    Math.min(nose, nose + outward * 46),
    middle + 0.12,
    Math.max(nose, nose + outward * 46),
  );
  return [
    painted('marking', 'TaxiLines', lead.map(place)),
    boardingBridge(place(door), place(end)),
    ...(isEmpty ? [] : [aircraft(place([middle, nose]), toward)]),
  ];
}

function stands(): Fixture[] {
  const onSite = placeOnSite(satellitePlace);
  const turn = (satellitePlace.turnDegrees * Math.PI) / 180;
  return [
    ...pierGates.flatMap((gate) => stand(gate, (point) => point, 0)),
    ...satelliteGates.flatMap((gate) => stand(gate, onSite, turn)),
  ];
}

/** Painted parking spots on both sides of the aisles. */
function bays(from: number, to: number): Fixture[] {
  return lattice(
    stops(from + 6, to - 6, 2.6),
    [-129.5, -118.5, -113.5, -102.5, -97.5, -86.5, -81.5, -70.5],
  ).map(([x, y]) => painted('marking', 'Markings', box(x - 0.06, y - 2.4, x + 0.06, y + 2.4)));
}

/** Stripes of the crosswalks. */
function stripes(): Fixture[] {
  return lattice([-45, 0, 45], [...stops(-53, -45, 1), ...stops(-67, -61, 1)]).map(([x, y]) =>
    painted('marking', 'Markings', box(x - 1.8, y - 0.25, x + 1.8, y + 0.25)),
  );
}

/** Objects outdoors: aircraft, jet bridges, markings, shelters, and trees. */
export function groundFixtures(): Fixture[] {
  const grown = ([x, y]: Vector): Fixture =>
    tree([x + Math.sin(x * 7.1 + y), y + Math.cos(x - y * 5.3)], 2.3 + 0.5 * Math.sin(x * y));
  return [
    painted('marking', 'TaxiLines', box(-216, 138, 366, 138.3)),
    ...stands(),
    painted('bridge', 'Bridge', bridgeRing),
    ...[
      [-100, -4],
      [4, 100],
      [100, 200],
    ].flatMap(([from = 0, to = 0]) => bays(from, to)),
    ...stripes(),
    ...[-80, -60, -30, -15, 15, 30, 60, 80].map((x) =>
      item(['shelter', 'Equipment'], [x, -58.8], [8, 1.2]),
    ),
    ...[-60, -30, 30, 60].map((x) => bench([x, -41.2], 3)),
    ...lattice(stops(-212, -108, 13), [-124, -112, -100, -88, -76]).map(grown),
    ...lattice(stops(212, 360, 14), [-124, -108, -92, -76]).map(grown),
    ...lattice(stops(-210, 360, 15), [-146]).map(grown),
  ];
}
