import type {
  StaticMapMarker,
  StaticMapOptions,
  StaticMapPlace,
  Venue,
} from '@mezzanine/mezzanine-js/headless';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { Call } from '../api-requests/Call.ts';
import { readCoordinate } from '../venue-content/findTargets.ts';

/** Parameters of a static map, checked against the contract. */
export type MapQuery = Call<'getFloorPng'>['query'];

/**
 * Converts parameters to options, without the route.
 *
 * @throws RequestProblem 400 for parameters that require others
 */
export function readMapOptions(venue: Venue, query: MapQuery): StaticMapOptions {
  expectWholeRoute(query);
  const { width, height, padding, bearing, theme, labels, northArrow } = query;
  const { frame, markers, highlighted } = query;
  return {
    ...(width !== undefined && { widthPixels: width }),
    ...(height !== undefined && { heightPixels: height }),
    ...(padding !== undefined && { paddingPixels: padding }),
    ...(bearing !== undefined && { bearingDegrees: bearing }),
    ...(theme !== undefined && { theme }),
    ...(labels !== undefined && { labels }),
    ...(northArrow !== undefined && { hasNorthArrow: northArrow }),
    ...(frame !== undefined && { frame: placeOf(venue, frame) }),
    ...(markers !== undefined && { markers: markers.split(';').map((one) => marker(venue, one)) }),
    ...(highlighted !== undefined && { highlighted: highlighted.split(';') }),
  };
}

function expectWholeRoute({ from, to, profile, frame }: MapQuery): void {
  const isRoute = from !== undefined && to !== undefined;
  if (isRoute) return;
  const [given] = Object.entries({ from, to, profile, frame: frame === 'route' || undefined })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => (name === 'frame' ? 'frame=route' : name));
  if (given === undefined) return;
  throw new RequestProblem(
    400,
    `The query has "${given}" without a route. A route needs both from and to.`,
  );
}

function placeOf(venue: Venue, text: string): StaticMapPlace {
  return readCoordinate(venue, text) ?? text;
}

function marker(venue: Venue, given: string): StaticMapMarker {
  const [place = '', text = ''] = given.split('=');
  return { place: placeOf(venue, place), ...(text !== '' && { text }) };
}
