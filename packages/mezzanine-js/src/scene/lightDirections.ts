/** Directions of the sky that the soft shade is summed over; each adds an exact 5 of 255. */
const SKY_DIRECTIONS = 51;
/** Points of the sun's disk that its shadow is summed over; each adds an exact 17 of 255. */
const SUN_DIRECTIONS = 15;
/** Half the width of the sun: this many times the real one, for a soft edge. */
const SUN_RADIUS_DEGREES = 5;
/** Shadows of light that comes in lower than this grow no longer: metres a metre of height. */
const LONGEST_LEAN = 3;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const RADIANS = Math.PI / 180;

/** Directions of light, as the vertex shader of the shade wants them. */
export interface LightDirections {
  readonly count: number;
  /** Shift east and north of a shadow a metre of height, then the depth of the direction. */
  readonly leans: Float32Array;
  /** What a direction adds to the sun's shadow and to the soft shade. */
  readonly gains: Float32Array;
}

/**
 * Spreads directions evenly over the sun and over the sky (weighted by cosine, in a golden-angle
 * spiral), the same ones every time.
 *
 * @param sunAzimuthDegrees - where the sun stands, clockwise from north
 * @param sunAltitudeDegrees - above the horizon
 */
export function lightDirections(
  sunAzimuthDegrees: number,
  sunAltitudeDegrees: number,
): LightDirections {
  const leans: number[] = [];
  const gains: number[] = [];
  const count = SUN_DIRECTIONS + SKY_DIRECTIONS;
  const add = (east: number, north: number, gain: readonly [number, number]) => {
    const depth = 0.98 - (1.96 * (leans.length / 3)) / count;
    leans.push(east, north, depth);
    gains.push(...gain);
  };
  for (let i = 0; i < SUN_DIRECTIONS; i++) {
    const radius = SUN_RADIUS_DEGREES * Math.sqrt((i + 0.5) / SUN_DIRECTIONS);
    const altitude = (sunAltitudeDegrees + radius * Math.sin(i * GOLDEN_ANGLE)) * RADIANS;
    const azimuth = (sunAzimuthDegrees + radius * Math.cos(i * GOLDEN_ANGLE)) * RADIANS;
    const length = 1 / Math.tan(altitude);
    add(-Math.sin(azimuth) * length, -Math.cos(azimuth) * length, [1 / SUN_DIRECTIONS, 0]);
  }
  for (let i = 0; i < SKY_DIRECTIONS; i++) {
    const share = (i + 0.5) / SKY_DIRECTIONS;
    const length = Math.min(Math.sqrt(share / (1 - share)), LONGEST_LEAN);
    const azimuth = i * GOLDEN_ANGLE;
    add(Math.sin(azimuth) * length, Math.cos(azimuth) * length, [0, 1 / SKY_DIRECTIONS]);
  }
  return { count, leans: new Float32Array(leans), gains: new Float32Array(gains) };
}
