import {
  type Directions,
  type DirectionsTarget,
  MezzanineError,
  type NoDirections,
  type Venue,
} from '@mezzanine/mezzanine-js/headless';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Database } from '../database/openDatabase.ts';
import type { DirectionsQuestion } from './DirectionsCache.ts';
import { findTargets, type TargetVenue } from './findTargets.ts';

/** A request for a route by the ids of its ends. */
export interface RouteWish {
  readonly from: string;
  readonly to: string;
  readonly profile: 'walking' | 'step-free';
}

/** The ends of a route, and its search, which takes milliseconds. */
export interface RouteSearch {
  readonly question: DirectionsQuestion;
  /** @throws RequestProblem 400 for a place that the venue has no route to, such as one far outside */
  readonly search: () => Directions | NoDirections;
}

/**
 * Finds the ends of a route.
 *
 * @throws RequestProblem 404 if one does not exist
 */
export async function findRoute(
  database: Database,
  subject: TargetVenue,
  wish: RouteWish,
): Promise<RouteSearch> {
  const [from] = await findTargets(database, subject, wish.from);
  const to = await findTargets(database, subject, wish.to);
  const { venue } = subject;
  const { profile } = wish;
  return {
    question: { from: [from], to, profile },
    search: () => answered(() => nearestRoute(venue, { from, to, profile })),
  };
}

/** The route to the nearest of several spaces of a location. */
function nearestRoute(
  venue: Venue,
  {
    from,
    to: [to, ...others],
    profile,
  }: {
    readonly from: DirectionsTarget;
    readonly to: readonly [DirectionsTarget, ...DirectionsTarget[]];
    readonly profile: RouteWish['profile'];
  },
): Directions | NoDirections {
  const options = { isStepFree: profile === 'step-free' };
  if (others.length === 0) return venue.directions(from, to, options);
  const [nearest] = venue.nearest(from, [to, ...others], options);
  return nearest?.directions ?? venue.directions(from, to, options);
}

/** Errors of the venue are caused by the request, such as a coordinate that is far outside. */
function answered<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof MezzanineError)) throw error;
    throw new RequestProblem(400, error.message);
  }
}
