import { between, boxOf, distance, normalOf, type Vec } from '../graph/planeGeometry.ts';

const treadMeters = 0.5;
const mostTreads = 60;
/** Treads end before the walls next to them. */
const marginShare = 0.04;

/** Lines across a staircase, at right angles to its longest side. */
export function stairTreads(rings: readonly (readonly Vec[])[]): (readonly Vec[])[] {
  const [outer = []] = rings;
  let longest: readonly [Vec, Vec] | undefined;
  outer.slice(1).forEach((b, i) => {
    const a = outer[i] ?? b;
    if (longest === undefined || distance(a, b) > distance(...longest)) longest = [a, b];
  });
  if (longest === undefined || distance(...longest) < treadMeters) return [];
  const across = normalOf(...longest);
  const along: Vec = [across[1], -across[0]];
  // In coordinates along and across the stairs, treads are vertical.
  const turned = rings.map((ring) =>
    ring.map(([x, y]): Vec => [x * along[0] + y * along[1], x * across[0] + y * across[1]]),
  );
  const { minX, maxX } = boxOf(turned.flat());
  const count = Math.min(mostTreads, Math.floor((maxX - minX) / treadMeters));
  return Array.from({ length: count }, (_, i) => minX + ((maxX - minX) * (i + 0.5)) / count)
    .flatMap((x) => chordsAt(turned, x))
    .map((chord) =>
      chord.map(([x, y]): Vec => [x * along[0] + y * across[0], x * along[1] + y * across[1]]),
    );
}

/** The parts of the line at x that are inside the rings. */
function chordsAt(rings: readonly (readonly Vec[])[], x: number): (readonly Vec[])[] {
  const crossings = rings
    .flatMap((ring) =>
      ring.slice(1).flatMap((b, i) => {
        const a = ring[i] ?? b;
        if (a[0] > x === b[0] > x) return [];
        return [a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
      }),
    )
    .sort((one, other) => one - other);
  return Array.from({ length: Math.floor(crossings.length / 2) }, (_, i): readonly Vec[] => {
    const ends: readonly [Vec, Vec] = [
      [x, crossings[2 * i] ?? 0],
      [x, crossings[2 * i + 1] ?? 0],
    ];
    return [between(...ends, marginShare), between(...ends, 1 - marginShare)];
  }).filter(([a, b]) => a && b && distance(a, b) > 0.2);
}
