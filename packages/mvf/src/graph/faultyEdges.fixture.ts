import type { Mvf } from '../Mvf.ts';
import type { Position } from '../record-types/geometry.ts';
import { LocalPlane } from '../LocalPlane.ts';
import { distanceToLine, linesCross, ringsContain, type Vec } from './planeGeometry.ts';

const stepMeters = 0.1;
/**
 * Maximum distance from an entrance's line at which an edge may pass through a wall; walls are up
 * to 0.6 m thick here.
 */
const doorReachMeters = 0.6;

interface Ground {
  readonly spaces: { readonly id: string; readonly kind: string; readonly rings: Vec[][] }[];
  readonly obstacles: Vec[][][];
  readonly walls: (readonly [Vec, Vec])[];
  readonly doors: (readonly [Vec, Vec])[];
}

/**
 * Invalid edges of a graph, found by walking along them: outside all spaces, in an obstacle,
 * through a wall, or between two rooms away from any entrance. Independent of how graphs are
 * generated.
 */
export function faultyEdges(venue: Mvf): string[] {
  const plane = new LocalPlane(venue.manifest.center);
  const nodes = new Map(venue.nodes.map((node) => [node.properties.id, node]));
  return Object.keys(venue.spaces).flatMap((floor) => {
    const ground = groundOf(venue, floor, plane);
    return venue.nodes.flatMap(({ geometry, properties }) => {
      if (properties.floor !== floor) return [];
      return properties.neighbors.flatMap(({ id }) => {
        const other = nodes.get(id);
        if (other === undefined || id < properties.id) return [];
        const a = plane.toLocal(geometry.coordinates);
        const b = plane.toLocal(other.geometry.coordinates);
        const fault = faultBetween(ground, a, b);
        return fault === undefined ? [] : [`${properties.id}–${id}: ${fault}`];
      });
    });
  });
}

function groundOf(venue: Mvf, floor: string, plane: LocalPlane): Ground {
  const line = (places: Position[]): Vec[] => places.map((at) => plane.toLocal(at));
  const pairs = (points: Vec[]): (readonly [Vec, Vec])[] =>
    points.slice(1).map((b, i) => [points[i] ?? b, b] as const);
  const spaces = (venue.spaces[floor] ?? []).flatMap(({ geometry, properties }) =>
    geometry.type === 'Polygon'
      ? [{ id: properties.id, kind: properties.kind, rings: geometry.coordinates.map(line) }]
      : [],
  );
  const obstructions = (venue.obstructions[floor] ?? []).map(({ geometry }) => geometry);
  return {
    spaces,
    obstacles: obstructions.flatMap((shape) =>
      shape.type === 'Polygon' ? [shape.coordinates.map(line)] : [],
    ),
    walls: obstructions.flatMap((shape) =>
      shape.type === 'LineString' ? pairs(line(shape.coordinates)) : [],
    ),
    doors: (venue.entrances[floor] ?? []).flatMap(({ geometry }) =>
      pairs(line(geometry.coordinates)),
    ),
  };
}

function faultBetween(ground: Ground, a: Vec, b: Vec): string | undefined {
  const crossed = ground.walls.find(([c, d]) => linesCross(a, b, c, d));
  if (crossed !== undefined) return 'crosses a wall';
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const steps = Math.max(1, Math.ceil(length / stepMeters));
  let before: string | undefined;
  for (let i = 0; i <= steps; i += 1) {
    const at: Vec = [a[0] + ((b[0] - a[0]) * i) / steps, a[1] + ((b[1] - a[1]) * i) / steps];
    const isInDoor = ground.doors.some(([c, d]) => distanceToLine(at, c, d) <= doorReachMeters);
    if (isInDoor) {
      before = undefined;
      continue;
    }
    if (ground.obstacles.some((rings) => ringsContain(rings, at))) return 'is in an obstacle';
    const here = ground.spaces.find(({ rings }) => ringsContain(rings, at));
    if (here === undefined) return `leaves all spaces at ${at.map((m) => m.toFixed(2)).join()}`;
    if (before !== undefined && before !== here.id) return `passes from ${before} to ${here.id}`;
    before = here.id;
  }
  return undefined;
}
