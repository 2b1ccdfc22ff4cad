/**
 * Number of sample points on the sun's disk for the shadow, and of sky directions for the ambient
 * shade. On the ground around a building, fewer samples are enough because the shade is wide and
 * blurred.
 */
const COUNTS = {
  fine: { sun: 10, sky: 25 },
  coarse: { sun: 5, sky: 12 },
};

/** Number of directions in a shade map. */
export type LightCount = keyof typeof COUNTS;
/** Angular radius of the sun: twenty times the real one, for a soft edge. */
const SUN_RADIUS_DEGREES = 5;
/** Maximum shadow length, in meters per meter of height. */
const LONGEST_LEAN = 3;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const RADIANS = Math.PI / 180;

/** Position of the sun in degrees. */
export interface Sun {
  readonly azimuthDegrees: number;
  readonly altitudeDegrees: number;
}

/** Light directions as inputs of the shade's vertex shader. */
export interface LightDirections {
  readonly count: number;
  /** Shadow offset east and north per meter of height, then the depth of the direction. */
  readonly leans: Float32Array;
  /** Contribution of a direction to the sun's shadow and to the ambient shade. */
  readonly gains: Float32Array;
}

/**
 * Distributes directions evenly over the sun and over the sky (cosine-weighted, in a golden-angle
 * spiral). The result is deterministic.
 *
 * @param sun - position of the sun
 * @param lights - number of directions
 */
export function lightDirections(sun: Sun, lights: LightCount): LightDirections {
  const counts = COUNTS[lights];
  const sunLeans = leansOfSun(sun, counts.sun);
  const skyLeans = leansOfSky(counts.sky);
  const leans = [...sunLeans, ...skyLeans];
  const sunGain = wholeStep(counts.sun);
  const skyGain = wholeStep(counts.sky);
  return {
    count: leans.length,
    leans: new Float32Array(
      leans.flatMap(([east, north], i) => [east, north, 0.98 - (1.96 * i) / leans.length]),
    ),
    gains: new Float32Array([
      ...sunLeans.flatMap(() => [sunGain, 0]),
      ...skyLeans.flatMap(() => [0, skyGain]),
    ]),
  };
}

/**
 * One divided by the count, rounded down to a value that sums without error in an 8-bit texture.
 */
function wholeStep(count: number): number {
  return Math.floor(255 / count) / 255;
}

function leansOfSun({ azimuthDegrees, altitudeDegrees }: Sun, count: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const radius = SUN_RADIUS_DEGREES * Math.sqrt((i + 0.5) / count);
    const altitude = (altitudeDegrees + radius * Math.sin(i * GOLDEN_ANGLE)) * RADIANS;
    const azimuth = (azimuthDegrees + radius * Math.cos(i * GOLDEN_ANGLE)) * RADIANS;
    const length = 1 / Math.tan(altitude);
    return [-Math.sin(azimuth) * length, -Math.cos(azimuth) * length];
  });
}

function leansOfSky(count: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const length = Math.min(Math.sqrt(share / (1 - share)), LONGEST_LEAN);
    const azimuth = i * GOLDEN_ANGLE;
    return [Math.sin(azimuth) * length, Math.cos(azimuth) * length];
  });
}
