import { LocalPlane } from '../LocalPlane.ts';
import type { Mvf } from '../Mvf.ts';
import { farShapesOf } from './geo/outliers.ts';
import type { Box } from './survey/boxOf.ts';
import { middleOf, surveyOf } from './survey/Survey.ts';

/** A space far from the rest of its venue. */
export interface FarSpace {
  readonly id: string;
  /** Display name, otherwise the id. */
  readonly name: string;
  /** Display name of the floor. */
  readonly floor: string;
  /** Distance of its nearest side from the middle of the venue. */
  readonly distanceMeters: number;
}

/** Distance that counts as far: spaces that GEO-08 reports may still reach into the venue. */
const farMeters = 1000;

/** Spaces that rule GEO-08 reports and whose whole shape is far away, farthest first. */
export function farSpacesOf(venue: Mvf): FarSpace[] {
  // Most venues have none, and measuring everything for a large one takes a second.
  if (!hasFarCorner(venue)) return [];
  const survey = surveyOf(venue);
  const names = new Map(survey.floors.map(({ id, name }) => [id, name]));
  return [...farShapesOf(survey)]
    .filter(({ shape }) => shape.group === 'space')
    .map(({ shape: { id, name, floor, box } }) => ({
      id,
      name: name === '' ? id : name,
      floor: names.get(floor) ?? floor,
      distanceMeters: Math.round(distanceTo(box)),
    }))
    .filter(({ distanceMeters }) => distanceMeters >= farMeters)
    .sort((a, b) => b.distanceMeters - a.distanceMeters);
}

/** Whether the first corner of any space is far from the middle of the venue. All corners of a far space are. */
function hasFarCorner(venue: Mvf): boolean {
  const plane = new LocalPlane(middleOf(venue));
  return Object.values(venue.spaces)
    .flat()
    .some(({ geometry }) => {
      const position =
        geometry.type === 'Point' ? geometry.coordinates : geometry.coordinates[0]?.[0];
      const [east, north] = plane.toLocal(position ?? venue.manifest.center);
      return Math.round(Math.hypot(east, north)) >= farMeters;
    });
}

/** Distance of a box from the middle of the venue; 0 if it is inside. */
function distanceTo([west, south, east, north]: Box): number {
  return Math.hypot(Math.max(west, -east, 0), Math.max(south, -north, 0));
}
