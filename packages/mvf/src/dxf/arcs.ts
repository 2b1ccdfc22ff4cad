import type { Vec } from '../graph/planeGeometry.ts';

/** Arcs become lines with a corner every so many degrees. */
const stepDegrees = 10;

/** The points of a counterclockwise arc between two angles in degrees. */
export function arcPoints(center: Vec, radius: number, from: number, to: number): Vec[] {
  const turn = ((((to - from) % 360) + 360) % 360 || 360) * (Math.PI / 180);
  const start = (from % 360) * (Math.PI / 180);
  return turned(center, radius, start, turn);
}

/**
 * The points within an arc between two vertices of a polyline, without its ends. The bulge is the
 * tangent of a quarter of its angle, negative if it runs clockwise (DXF Reference, LWPOLYLINE).
 */
export function bulgePoints(from: Vec, to: Vec, bulge: number): Vec[] {
  const turn = 4 * Math.atan(bulge);
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  // Distance of the center from the middle of the chord, to the left of it, per length of the chord.
  const away = (1 - bulge * bulge) / (4 * bulge);
  const center: Vec = [(from[0] + to[0]) / 2 - y * away, (from[1] + to[1]) / 2 + x * away];
  const radius = Math.hypot(from[0] - center[0], from[1] - center[1]);
  const start = Math.atan2(from[1] - center[1], from[0] - center[0]);
  return turned(center, radius, start, turn).slice(1, -1);
}

function turned([x, y]: Vec, radius: number, start: number, turn: number): Vec[] {
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / (stepDegrees * (Math.PI / 180)) - 1e-9));
  return Array.from({ length: steps + 1 }, (_, i): Vec => {
    const angle = start + (turn * i) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
