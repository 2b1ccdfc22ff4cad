import { roundPosition } from '../roundPosition.ts';
import type { Mvf } from '../Mvf.ts';
import type { Position } from '../record-types/geometry.ts';
import { LocalPlane } from '../LocalPlane.ts';
import type { Spot } from '../validator/survey/boxOf.ts';
import { ImdfWriter } from '../imdf/ImdfWriter.ts';
import type { WrittenFeature } from './WrittenFeature.ts';

/** Thickness of a wall that the venue draws as a line. */
const wallMeters = 0.15;

/**
 * Converts walls that are lines to narrow units, because Microsoft Places draws no lines: a
 * rectangle per segment.
 */
export function wallUnits(venue: Mvf): WrittenFeature[] {
  const plan = new LocalPlane(venue.manifest.center);
  const writer = new ImdfWriter(venue);
  return venue.floors.flatMap(({ properties: floor }) => {
    const level = writer.uuid('level', floor.id);
    return (venue.obstructions[floor.id] ?? []).flatMap(({ geometry, properties }) => {
      if (geometry.type !== 'LineString' || !/wall/i.test(properties.kind)) return [];
      const coordinates = rectangles(geometry.coordinates, plan);
      if (coordinates.length === 0) return [];
      return [
        {
          id: writer.uuid('unit', properties.id),
          type: 'Feature' as const,
          feature_type: 'unit',
          geometry: { type: 'MultiPolygon', coordinates },
          properties: {
            category: 'structure',
            restriction: null,
            name: null,
            alt_name: null,
            display_point: null,
            level_id: level,
          },
        },
      ];
    });
  });
}

function rectangles(line: readonly Position[], plan: LocalPlane): Position[][][] {
  return line.slice(1).flatMap((end, i) => {
    const [from, to] = [plan.toLocal(line[i] as Position), plan.toLocal(end)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 0.01) return [];
    const aside = wallMeters / 2 / length;
    const [x, y] = [(from[1] - to[1]) * aside, (to[0] - from[0]) * aside];
    const corners: Spot[] = [
      [from[0] - x, from[1] - y],
      [to[0] - x, to[1] - y],
      [to[0] + x, to[1] + y],
      [from[0] + x, from[1] + y],
      [from[0] - x, from[1] - y],
    ];
    return [[corners.map((corner) => roundPosition(plan.toPosition(corner)))]];
  });
}
