import Flatbush from 'flatbush';
import {
  between,
  boxOf,
  distance,
  moved,
  nearestShare,
  normalOf,
  type Vec,
} from '../graph/planeGeometry.ts';
import { LocalPlane } from '../LocalPlane.ts';
import type { Position } from '../record-types/geometry.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import { roundPosition } from '../roundPosition.ts';

const usualWidthMeters = 0.9;
const reachMeters = 2;
const widestMeters = 8;
const narrowestMeters = 0.5;

/** A door given as a point, with the width of its symbol. */
export interface DoorSpot {
  readonly at: Position;
  readonly widthMeters: number;
}

/** Finds the borders that doors drawn as points or polygons belong to. */
export class DoorFinder {
  readonly #plane: LocalPlane | undefined;
  readonly #sides: (readonly [Vec, Vec])[] = [];
  readonly #index: Flatbush | undefined;

  /** @param spaces of one floor */
  constructor(spaces: readonly SpaceFeature[]) {
    const rings = spaces.flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? geometry.coordinates : [],
    );
    const origin = rings[0]?.[0];
    if (origin === undefined) return;
    const plane = new LocalPlane(origin);
    this.#plane = plane;
    for (const ring of rings) {
      const points = ring.map((position) => plane.toLocal(position));
      points.slice(1).forEach((b, i) => this.#sides.push([points[i] ?? b, b]));
    }
    this.#index = new Flatbush(this.#sides.length);
    for (const side of this.#sides) {
      const { minX, minY, maxX, maxY } = boxOf(side);
      this.#index.add(minX, minY, maxX, maxY);
    }
    this.#index.finish();
  }

  /** The line of a door along the nearest border within two meters. */
  doorAt(at: Position, widthMeters = usualWidthMeters): Position[] | undefined {
    const [plane, index] = [this.#plane, this.#index];
    if (plane === undefined || index === undefined) return undefined;
    const [x, y] = plane.toLocal(at);
    let best: { readonly far: number; readonly line: readonly [Vec, Vec] } | undefined;
    const box = [x - reachMeters, y - reachMeters, x + reachMeters, y + reachMeters] as const;
    for (const found of index.search(...box).sort((one, other) => one - other)) {
      const side = this.#sides[found];
      if (side === undefined) continue;
      const [a, b] = side;
      const share = nearestShare([x, y], a, b);
      const far = distance([x, y], between(a, b, share));
      if (far > reachMeters || far >= (best?.far ?? Infinity)) continue;
      const half = Math.min(0.5, widthMeters / 2 / Math.max(distance(a, b), 1e-9));
      const middle = Math.max(half, Math.min(1 - half, share));
      best = { far, line: [between(a, b, middle - half), between(a, b, middle + half)] };
    }
    return best?.line.map((point) => roundPosition(plane.toPosition(point)));
  }
}

/** The middle and the width of a door whose symbol is a polygon, such as its frame or its swing. */
export function doorOfPolygon(ring: readonly Position[]): DoorSpot {
  const [origin = [0, 0] as Position] = ring;
  const plane = new LocalPlane(origin);
  const points = ring.map((position) => plane.toLocal(position));
  const [a, b] = longestSide(points);
  const along = normalOf(a, b);
  const across: Vec = [-along[1], along[0]];
  const span = (direction: Vec): readonly [number, number] => {
    const shares = points.map(([x, y]) => x * direction[0] + y * direction[1]);
    return [Math.min(...shares), Math.max(...shares)];
  };
  const [one, other] = [span(along), span(across)];
  const middle = moved(
    moved([0, 0], along, (one[0] + one[1]) / 2),
    across,
    (other[0] + other[1]) / 2,
  );
  const width = Math.max(one[1] - one[0], other[1] - other[0]);
  return {
    at: roundPosition(plane.toPosition(middle)),
    widthMeters: Math.max(narrowestMeters, Math.min(widestMeters, width)),
  };
}

function longestSide(points: readonly Vec[]): readonly [Vec, Vec] {
  let best: readonly [Vec, Vec] = [
    [0, 0],
    [1, 0],
  ];
  let longest = 0;
  points.slice(1).forEach((b, i) => {
    const a = points[i] ?? b;
    if (distance(a, b) <= longest) return;
    longest = distance(a, b);
    best = [a, b];
  });
  return best;
}
