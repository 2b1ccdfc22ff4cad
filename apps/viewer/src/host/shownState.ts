import type { DirectionsSummary, ViewerState } from '@mezzanine/bridge';
import type { Directions, Venue } from '@mezzanine/react-sdk';
import { findCategory } from '../search/listedPlaces.ts';
import type { AppState } from '../state/AppState.ts';
import { usualFloor } from '../venue/coordinateOf.ts';
import { findFloor, findPlaces } from '../venue/findPlaces.ts';

/** The state as the host sees it: places, floor, and category by id. */
export function shownState(state: AppState, venue: Venue): ViewerState {
  const floor = state.floor === undefined ? undefined : findFloor(venue, state.floor);
  const category = state.category === undefined ? undefined : findCategory(venue, state.category);
  const shown = (floor ?? usualFloor(venue))?.id;
  return {
    view: state.view,
    ...(shown !== undefined && { floor: shown }),
    location: idsOf(venue, state.location),
    departure: idsOf(venue, state.departure),
    stops: idsOf(venue, state.stops),
    accessible: state.accessible,
    language: state.language ?? venue.language?.code ?? 'en',
    ...(category && { category: category.id }),
    ...(state.search !== '' && { search: state.search }),
  };
}

/** A route as the host sees it. */
export function routeSummary(state: AppState, venue: Venue, route: Directions): DirectionsSummary {
  return {
    departure: idsOf(venue, state.departure),
    location: idsOf(venue, state.location),
    stops: idsOf(venue, state.stops),
    accessible: state.accessible,
    lengthMeters: route.distanceMeters,
    seconds: route.durationSeconds,
    instructions: route.instructions.map(({ text }) => text),
  };
}

/** Converts any names of places to ids; unknown places are omitted. */
function idsOf(venue: Venue, names: readonly string[]): readonly string[] {
  return findPlaces(venue, names).places.map(({ id }) => id);
}
