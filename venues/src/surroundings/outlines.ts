import type { Vector } from '../vector.ts';

/** A rectangle, from its lower left to its upper right corner. */
export function rectangle(west: number, south: number, east: number, north: number): Vector[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** A soft outline around a place: an ellipse with a slightly wavy radius. */
export function blob([x, y]: Vector, [wide, high]: Vector, waves = 3): Vector[] {
  return Array.from({ length: 36 }, (_, i): Vector => {
    const angle = (i / 36) * 2 * Math.PI;
    const radius = 1 + 0.09 * Math.sin(angle * waves + x) + 0.05 * Math.sin(angle * 5 + y);
    return [x + Math.cos(angle) * wide * radius, y + Math.sin(angle) * high * radius];
  });
}

/** The area within half the width of a line, such as a river. */
export function ribbon(line: readonly Vector[], width: number): Vector[] {
  const side = (sign: 1 | -1) =>
    line.map(([x, y], i): Vector => {
      const [fromX, fromY] = line[Math.max(i - 1, 0)] ?? [x, y];
      const [toX, toY] = line[Math.min(i + 1, line.length - 1)] ?? [x, y];
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      const out = (sign * width) / 2 / length;
      return [x - (toY - fromY) * out, y + (toX - fromX) * out];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** A line through places, smoothed by cutting its corners twice. */
export function smooth(line: readonly Vector[]): Vector[] {
  return cut(cut(line));
}

function cut(line: readonly Vector[]): Vector[] {
  const between = line.slice(1).flatMap(([x, y], i): Vector[] => {
    const [fromX, fromY] = line[i] ?? [x, y];
    const at = (share: number): Vector => [
      fromX + (x - fromX) * share,
      fromY + (y - fromY) * share,
    ];
    return [at(0.25), at(0.75)];
  });
  return [...line.slice(0, 1), ...between.slice(1, -1), ...line.slice(-1)];
}

/** Places along a line, at the given distance in meters. */
export function along(line: readonly Vector[], meters: number): Vector[] {
  return line.slice(1).flatMap(([x, y], i): Vector[] => {
    const [fromX, fromY] = line[i] ?? [x, y];
    const count = Math.floor(Math.hypot(x - fromX, y - fromY) / meters);
    return Array.from({ length: count }, (_, j): Vector => {
      const share = (j + 0.5) / count;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    });
  });
}

/** Whether a place is within an outline. */
export function covers(outline: readonly Vector[], [x, y]: Vector): boolean {
  let isInside = false;
  outline.forEach(([x1, y1], i) => {
    const [x0, y0] = outline.at(i - 1) ?? [x1, y1];
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) isInside = !isInside;
  });
  return isInside;
}
