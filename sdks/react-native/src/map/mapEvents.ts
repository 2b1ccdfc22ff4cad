import type { Coordinate, Floor, Location, Space, Venue } from '@mezzanine/mezzanine-js/headless';
import type {
  BlueDotStateChange,
  CameraChange,
  ChangeReason,
  ClickDetail,
  ClickedLabel,
  FollowChange,
  OutdoorChange,
  PositionChange,
  RouteChange,
  ScreenPoint,
  StepChange,
} from '@mezzanine/mobile-protocol';
import type { HostEvents } from '../host/MapHost.ts';
import { entitiesOf } from './places.ts';

/** The target of a tap. */
export interface MapClick {
  /** Where; `undefined` above the horizon. */
  readonly coordinate: Coordinate | undefined;
  /** The floor that was tapped. */
  readonly floor: Floor | undefined;
  /** Spaces there, nearest first. */
  readonly spaces: readonly Space[];
  /** Locations of these spaces. */
  readonly locations: readonly Location[];
  /** Interactive labels there. */
  readonly labels: readonly ClickedLabel[];
  /** Whether an interactive marker was tapped. Its own `onPress` is called, too. */
  readonly isOnMarker: boolean;
  /** Indexes of the instructions of the route there. */
  readonly steps: readonly number[];
  /** Where on the map, in density-independent pixels from its top left corner. */
  readonly pointer: ScreenPoint;
}

/** Another floor is shown. */
export interface FloorChangeDetail {
  /** The floor that is shown. */
  readonly floor: Floor;
  /** The floor before; `undefined` at the start. */
  readonly previous: Floor | undefined;
  /** Who caused it. */
  readonly reason: ChangeReason;
}

/** Events of a map, by type. */
export interface MapEvents {
  /** The user tapped the map. */
  readonly click: MapClick;
  /** The view has moved. */
  readonly 'camera-change': CameraChange;
  /** Another floor is shown. */
  readonly 'floor-change': FloorChangeDetail;
  /** Floors are drawn apart, or together: then the list is empty. */
  readonly 'stack-change': { readonly floors: readonly Floor[] };
  /** The route has changed, or was cleared. */
  readonly 'route-change': RouteChange;
  /** Another instruction of the route is current. */
  readonly 'navigation-step': StepChange;
  /** The blue dot has moved. */
  readonly 'position-change': PositionChange;
  /** The state of the blue dot has changed. */
  readonly 'blue-dot-state': BlueDotStateChange;
  /** The follow mode of the blue dot has changed. */
  readonly 'follow-change': FollowChange;
  /** The outdoor map appeared or disappeared. */
  readonly 'outdoor-change': OutdoorChange;
  /** The system ended the web view, or it stopped responding. It is loaded again. */
  readonly 'page-lost': { readonly reason: string };
  /** The map shows the same as before it was lost. */
  readonly restored: Readonly<Record<string, never>>;
}

type Converters = {
  readonly [T in keyof MapEvents]?: (
    detail: HostEvents[T],
    venue: Venue,
  ) => MapEvents[T] | undefined;
};

const converters: Converters = {
  click: clickOf,
  'floor-change': ({ floorId, previousFloorId, reason }, venue) => {
    const floor = venue.getFloor(floorId);
    if (!floor) return undefined;
    return { floor, previous: venue.getFloor(previousFloorId ?? ''), reason };
  },
  'stack-change': ({ floorIds }, venue) => ({
    floors: entitiesOf(floorIds, (id) => venue.getFloor(id)),
  }),
};

/**
 * Translates an event of the page: entities of the venue instead of their ids.
 *
 * @returns undefined for an event of another venue
 */
export function eventOf<T extends keyof MapEvents>(
  type: T,
  detail: HostEvents[T],
  venue: Venue,
): MapEvents[T] | undefined {
  const convert = converters[type];
  return convert ? convert(detail, venue) : (detail as unknown as MapEvents[T]);
}

function clickOf(detail: ClickDetail, venue: Venue): MapClick {
  const { coordinate, floorId, spaceIds, locationIds, labels, markerKeys, steps, pointer } = detail;
  return {
    coordinate,
    floor: venue.getFloor(floorId),
    spaces: entitiesOf(spaceIds, (id) => venue.getSpace(id)),
    locations: entitiesOf(locationIds, (id) => venue.getLocation(id)),
    labels,
    isOnMarker: markerKeys.length > 0,
    steps,
    pointer,
  };
}
