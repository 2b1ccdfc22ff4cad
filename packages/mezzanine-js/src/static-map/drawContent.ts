import type { Floor } from '../data/entities.ts';
import type { LocalProjection } from '../data/LocalProjection.ts';
import type { Venue } from '../data/Venue.ts';
import type { Steps } from '../steps.ts';
import { CollisionGrid } from '../text-layout/CollisionGrid.ts';
import { doorsOf } from './doorsOf.ts';
import { drawFloor } from './drawFloor.ts';
import { drawHighlights } from './drawHighlights.ts';
import { drawMarkers } from './drawMarkers.ts';
import { drawNames } from './drawNames.ts';
import { drawNorthArrow } from './drawNorthArrow.ts';
import { drawRoute } from './drawRoute.ts';
import { findPlace, type FoundPlace } from './findPlace.ts';
import type { FloorFeatures } from './floorFeatures.ts';
import type { Frame } from './Frame.ts';
import { nameCandidates } from './nameCandidates.ts';
import { placeNames, type PlacedName } from './placeNames.ts';
import type { RouteOnFloor } from './routeOnFloor.ts';
import type { StaticMapOptions } from './StaticMapOptions.ts';
import type { StaticTheme } from './StaticTheme.ts';

/** Everything that determines a map. */
export interface MapPlan {
  readonly venue: Venue;
  readonly options: StaticMapOptions;
  readonly floor: Floor;
  readonly features: FloorFeatures;
  readonly projection: LocalProjection;
  readonly route: RouteOnFloor | undefined;
  readonly theme: StaticTheme;
  readonly frame: Frame;
}

/** The content of a map, from the floor up to the markers. */
export function* drawContent(plan: MapPlan): Steps<string> {
  const { venue, options, floor, features, projection, route, theme, frame } = plan;
  const { colors } = theme;
  const grid = new CollisionGrid();
  const highlighted = (options.highlighted ?? []).map((place, index) =>
    findPlace(venue, place, `options.highlighted[${index}]`),
  );
  const markers = (options.markers ?? []).map((marker, index) => ({
    marker,
    place: findPlace(venue, marker.place, `options.markers[${index}].place`),
  }));
  // Names come last, because they give way to everything else.
  const drawn = route && drawRoute(route, { frame, colors, grid });
  const pins = drawMarkers(markers, { floor, frame, projection, colors, grid });
  const arrow = options.hasNorthArrow ? drawNorthArrow(frame, { colors, grid }) : '';
  const names = (options.labels ?? true) ? yield* namesOf(plan, grid) : [];
  const doors = yield* doorsOf(floor, features, { projection, theme });
  return [
    yield* drawFloor({ features, doors, frame, theme, highlighted: idsOf(highlighted) }),
    drawHighlights(highlighted, { floor, frame, projection, colors }),
    drawn?.line ?? '',
    drawNames(names, colors),
    drawn?.ends ?? '',
    pins,
    arrow,
  ].join('');
}

function* namesOf(
  { venue, options, floor, features, projection, route, theme, frame }: MapPlan,
  grid: CollisionGrid,
): Steps<PlacedName[]> {
  const candidates = yield* nameCandidates(venue, floor, 1 / frame.pixelsPerMeter);
  return yield* placeNames(candidates, {
    frame,
    projection,
    colors: theme.colors,
    grid,
    features: new Map(features.spaces.map((feature) => [feature.id, feature])),
    written: new Set(endNames(options, route)),
  });
}

/** Names of the ends of the route and of markers. */
function endNames({ markers = [] }: StaticMapOptions, route: RouteOnFloor | undefined): string[] {
  const stops = route ? [route.start, ...route.stops] : [];
  return [...stops.map((stop) => stop?.name ?? ''), ...markers.map(({ text = '' }) => text)];
}

function idsOf(places: readonly FoundPlace[]): ReadonlySet<string> {
  return new Set(
    places.flatMap(({ entity }) => {
      if (entity?.type === 'location') return entity.spaces.map(({ id }) => id);
      return entity?.type === 'space' ? [entity.id] : [];
    }),
  );
}
