import type { Position } from '../../schema/geometry.ts';

/** A place in the plane: meters east and north of the venue's middle. */
export type Spot = readonly [east: number, north: number];

/** West, south, east and north in meters. */
export type Box = readonly [west: number, south: number, east: number, north: number];

const metresPerDegree = 111_195;

/**
 * A flat plan of the venue in meters: an equirectangular projection around one position. Within
 * 5 km of it lengths are off by less than a thousandth.
 */
export class Plan {
  readonly #origin: Position;
  readonly #metresPerDegreeEast: number;

  constructor(origin: Position) {
    this.#origin = origin;
    this.#metresPerDegreeEast =
      metresPerDegree * Math.max(Math.cos((origin[1] * Math.PI) / 180), 1e-6);
  }

  /** Meters on the plan for a position in degrees. */
  spotOf(position: Position): Spot {
    return [
      (position[0] - this.#origin[0]) * this.#metresPerDegreeEast,
      (position[1] - this.#origin[1]) * metresPerDegree,
    ];
  }

  /** Degrees for meters on the plan, to about a millimeter. */
  positionOf([east, north]: Spot): Position {
    return [
      rounded(this.#origin[0] + east / this.#metresPerDegreeEast),
      rounded(this.#origin[1] + north / metresPerDegree),
    ];
  }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e8) / 1e8;
}

/** The smallest box around the spots. */
export function boxOf(spots: Iterable<Spot>): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of spots) {
    if (x < west) west = x;
    if (y < south) south = y;
    if (x > east) east = x;
    if (y > north) north = y;
  }
  return [west, south, east, north];
}
