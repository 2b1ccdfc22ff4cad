import type { Mvf } from '../Mvf.ts';
import { farShapesOf } from './geo/outliers.ts';
import { surveyOf } from './survey/Survey.ts';

/** A space far from the rest of its venue. */
export interface FarSpace {
  readonly id: string;
  /** Display name, or else the id. */
  readonly name: string;
  /** Display name of the floor. */
  readonly floor: string;
  /** Distance from the middle of the venue. */
  readonly distanceMeters: number;
}

/** The spaces that rule GEO-08 reports, farthest first. */
export function farSpacesOf(venue: Mvf): FarSpace[] {
  const survey = surveyOf(venue);
  const names = new Map(survey.floors.map(({ id, name }) => [id, name]));
  return [...farShapesOf(survey)]
    .filter(({ shape }) => shape.group === 'space')
    .map(({ shape: { id, name, floor }, distanceMeters }) => ({
      id,
      name: name === '' ? id : name,
      floor: names.get(floor) ?? floor,
      distanceMeters: Math.round(distanceMeters),
    }))
    .sort((a, b) => b.distanceMeters - a.distanceMeters);
}
