/**
 * Points of the sun's disk that its shadow is summed over, and directions of the sky that the soft
 * shade is. Fewer will do on the ground around a building, where the shade is wide and blurred.
 */
const COUNTS = {
  fine: { sun: 10, sky: 25 },
  coarse: { sun: 5, sky: 12 },
};

/** How many directions a shade is summed over. */
export type LightCount = keyof typeof COUNTS;
/** Half the width of the sun: twenty times the real one, for a soft edge. */
const SUN_RADIUS_DEGREES = 5;
/** Shadows of light that comes in lower than this grow no longer: meters a meter of height. */
const LONGEST_LEAN = 3;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const RADIANS = Math.PI / 180;

/** Where the sun stands, in degrees. */
export interface Sun {
  readonly azimuthDegrees: number;
  readonly altitudeDegrees: number;
}

/** Directions of light, as the vertex shader of the shade wants them. */
export interface LightDirections {
  readonly count: number;
  /** Shift east and north of a shadow a meter of height, then the depth of the direction. */
  readonly leans: Float32Array;
  /** What a direction adds to the sun's shadow and to the soft shade. */
  readonly gains: Float32Array;
}

/**
 * Spreads directions evenly over the sun and over the sky (weighted by cosine, in a golden-angle
 * spiral), the same ones every time.
 *
 * @param sun - where it stands
 * @param lights - how many to take
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

/** One over the count, rounded down to what a texture of bytes can add without error. */
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
