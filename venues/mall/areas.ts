import type { AreaDesign } from '../src/FloorAdditions.ts';
import { arc, cornerLine, depth, joint, outerWall, wing } from './frames.ts';

/**
 * The `s` at which the ends of the concourse meet the atrium; in the west, the south wing's wall.
 */
const from = { west: joint.westWall, east: 34 } as const;

const corners = {
  northWest: arc(from.west, depth.northWall),
  northEast: arc(from.east, depth.northWall),
  southWest: arc(from.west, -depth.southWall),
  southEast: arc(from.east, -depth.southWall),
  jointEast: arc(joint.eastWall, -depth.southWall),
} as const;

/** Names of a level for the ends of its concourse. */
interface Ends {
  readonly west: string;
  readonly east: string;
}

function concourseAreas({ west, east }: Ends): AreaDesign[] {
  const { northWest, northEast, southWest, southEast, jointEast } = corners;
  return [
    {
      key: 'west',
      name: 'West concourse',
      description: west,
      ring: outerWall(northWest, southWest),
    },
    {
      key: 'atrium',
      name: 'Atrium',
      description: 'The oval hall in the middle, with the glass elevators.',
      ring: [
        ...outerWall(northEast, northWest),
        southWest,
        cornerLine.west[1],
        cornerLine.west[0],
        wing(28, 0),
        cornerLine.east[0],
        cornerLine.east[1],
        jointEast,
        southEast,
      ],
    },
    {
      key: 'east',
      name: 'East concourse',
      description: east,
      ring: outerWall(southEast, northEast),
    },
  ];
}

function southWing(description: string): AreaDesign {
  const { southWest, jointEast } = corners;
  const ring = [
    cornerLine.west[0],
    cornerLine.west[1],
    ...outerWall(southWest, jointEast),
    cornerLine.east[1],
    cornerLine.east[0],
    wing(28, 0),
  ];
  return { key: 'south', name: 'South wing', description, ring };
}

/** The wings of the mall, by level. On level 3, the garden replaces the south wing. */
export const mallAreas = {
  l1: [
    ...concourseAreas({
      west: 'From the supermarket to the atrium.',
      east: 'From the atrium to the department store.',
    }),
    southWing('From the main entrance to the atrium.'),
  ],
  l2: [
    ...concourseAreas({
      west: 'From the atrium to the home store.',
      east: 'From the atrium to the department store.',
    }),
    southWing('Shops above the main entrance.'),
  ],
  l3: concourseAreas({
    west: 'From the cinema to the atrium.',
    east: 'From the atrium to the food court.',
  }),
} as const satisfies Readonly<Record<string, readonly AreaDesign[]>>;
