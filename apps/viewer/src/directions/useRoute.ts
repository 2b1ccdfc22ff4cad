import { useMemo } from 'react';
import type { Directions, DirectionsTarget, NoDirections, Venue } from '@mezzanine/react-sdk';
import type { AppState } from '../state/AppState.ts';
import { useViewer } from '../state/ViewerContext.ts';
import { coordinateOf } from '../venue/coordinateOf.ts';
import { findPlaces, isOnMap } from '../venue/findPlaces.ts';
import { findBestRoute, type RouteEnds } from './findBestRoute.ts';

/** The route that the state requests. */
export interface RequestedRoute {
  readonly ends: RouteEnds;
  /** `undefined` if an end is missing, or no route is requested. */
  readonly result: Directions | NoDirections | undefined;
}

type Asked = Pick<
  AppState,
  'view' | 'departure' | 'stops' | 'location' | 'accessible' | 'origin' | 'youAreHere'
>;

let last: { venue: Venue; asked: Asked; route: RequestedRoute } | undefined;

/** Finds the requested route once for all components that need it. */
export function useRoute(): RequestedRoute {
  const { state, venue } = useViewer();
  const { view, departure, stops, location, accessible, origin, youAreHere } = state;
  return useMemo(
    () => routeOf(venue, { view, departure, stops, location, accessible, origin, youAreHere }),
    [venue, view, departure, stops, location, accessible, origin, youAreHere],
  );
}

function routeOf(venue: Venue, asked: Asked): RequestedRoute {
  const isSame =
    last?.venue === venue &&
    (Object.keys(asked) as (keyof Asked)[]).every((key) => last?.asked[key] === asked[key]);
  if (last && isSame) return last.route;
  const ends = endsOf(venue, asked);
  const isAsked = asked.view === 'directions';
  const route = {
    ends,
    result: isAsked ? findBestRoute(venue, ends, asked.accessible) : undefined,
  };
  last = { venue, asked, route };
  return route;
}

/** Resolves the names; without a departure, the user's position is used. */
export function endsOf(venue: Venue, asked: Omit<Asked, 'view' | 'accessible'>): RouteEnds {
  const { departure, stops, location, origin, youAreHere } = asked;
  const targets = (names: readonly string[]): readonly DirectionsTarget[] =>
    findPlaces(venue, names).places.filter(isOnMap);
  const here = origin ?? youAreHere;
  const from = departure.length > 0 ? targets(departure) : here ? [coordinateOf(venue, here)] : [];
  return { from, stops: targets(stops), to: targets(location) };
}
