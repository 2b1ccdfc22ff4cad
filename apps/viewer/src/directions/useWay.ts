import { useMemo } from 'react';
import type { Directions, DirectionsTarget, NoDirections, Venue } from '@mezzanine/react-sdk';
import type { AppState } from '../state/AppState.ts';
import { useViewer } from '../state/ViewerContext.ts';
import { coordinateOf } from '../venue/coordinateOf.ts';
import { findPlaces, isOnMap } from '../venue/findPlaces.ts';
import { bestWay, type WayEnds } from './bestWay.ts';

/** The route that the state requests. */
export interface Way {
  readonly ends: WayEnds;
  /** `undefined` if an end is missing, or no route is requested. */
  readonly result: Directions | NoDirections | undefined;
}

type Asked = Pick<
  AppState,
  'view' | 'departure' | 'stops' | 'location' | 'accessible' | 'origin' | 'youAreHere'
>;

let last: { venue: Venue; asked: Asked; way: Way } | undefined;

/** Finds the requested route once for all components that need it. */
export function useWay(): Way {
  const { state, venue } = useViewer();
  const { view, departure, stops, location, accessible, origin, youAreHere } = state;
  return useMemo(
    () => wayOf(venue, { view, departure, stops, location, accessible, origin, youAreHere }),
    [venue, view, departure, stops, location, accessible, origin, youAreHere],
  );
}

function wayOf(venue: Venue, asked: Asked): Way {
  const isSame =
    last?.venue === venue &&
    (Object.keys(asked) as (keyof Asked)[]).every((key) => last?.asked[key] === asked[key]);
  if (last && isSame) return last.way;
  const ends = endsOf(venue, asked);
  const isAsked = asked.view === 'directions';
  const way = { ends, result: isAsked ? bestWay(venue, ends, asked.accessible) : undefined };
  last = { venue, asked, way };
  return way;
}

/** Resolves the names; without a departure, the user's position is used. */
export function endsOf(venue: Venue, asked: Omit<Asked, 'view' | 'accessible'>): WayEnds {
  const { departure, stops, location, origin, youAreHere } = asked;
  const targets = (names: readonly string[]): readonly DirectionsTarget[] =>
    findPlaces(venue, names).places.filter(isOnMap);
  const here = origin ?? youAreHere;
  const from = departure.length > 0 ? targets(departure) : here ? [coordinateOf(venue, here)] : [];
  return { from, stops: targets(stops), to: targets(location) };
}
