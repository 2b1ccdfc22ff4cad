import {
  OLD_STATES,
  STATE,
  type BlueDotPositionUpdate,
  type Polygon,
} from '@mezzanine/mezzanine-js/compat';
import type { BlueDotPosition } from '@mezzanine/mobile-protocol';
import { useMapEvent, type MapClick } from '../index.ts';
import type { MapViewProps } from './MapViewProps.ts';
import type { StoreContext } from './StoreContext.ts';

/** Calls the props of version 4 for events of version 5. */
export function useOldEvents(
  context: StoreContext | undefined,
  props: Omit<MapViewProps, 'ref'>,
): void {
  useMapEvent('floor-change', ({ floor }) => {
    const map = context?.venue.maps.find(({ id }) => id === floor.id);
    if (!context || !map) return;
    // The user or a route changed the floor, so the scene contains it from now on.
    context.scene.change({ floorId: map.id });
    props.onMapChanged?.({ map });
  });
  useMapEvent('click', (click) => {
    if (!context) return;
    const polygon = clickedPolygon(context, click);
    if (polygon) props.onPolygonClicked?.({ polygon });
    else props.onNothingClicked?.();
  });
  useMapEvent('position-change', ({ position }) => {
    const update = context && updateOf(context, position);
    if (update) props.onBlueDotPositionUpdated?.({ update });
  });
  useMapEvent('blue-dot-state', ({ state: state5 }) => {
    const [state, reason] = OLD_STATES[state5];
    props.onBlueDotStateChanged?.({ change: { state, reason } });
  });
  useMapEvent('follow-change', ({ mode }) => {
    const { blueDot } = context?.scene.read() ?? {};
    if (!context || !blueDot) return;
    if (mode !== (blueDot.follow ?? 'none')) {
      context.scene.change({ blueDot: { ...blueDot, follow: mode } });
    }
    props.onStateChanged?.({ state: mode === 'none' ? STATE.EXPLORE : STATE.FOLLOW });
  });
}

function clickedPolygon({ venue, scene }: StoreContext, { spaces }: MapClick): Polygon | undefined {
  const { interactive } = scene.read();
  const ids = new Set(
    spaces.flatMap(({ id, locations }) =>
      locations.length > 0 || interactive.has(id) ? [id] : [],
    ),
  );
  return venue.polygons.find(({ id }) => ids.has(id));
}

function updateOf(
  { venue, scene }: StoreContext,
  position: BlueDotPosition,
): BlueDotPositionUpdate | undefined {
  const { latitude, longitude, accuracyMeters, headingDegrees, timestamp } = position;
  const floorId = position.floorId ?? scene.read().floorId;
  const map = venue.maps.find(({ id }) => id === floorId);
  if (!map) return undefined;
  return {
    position: {
      ...(timestamp !== undefined && { timestamp }),
      coords: {
        latitude,
        longitude,
        floorLevel: map.elevation,
        ...(accuracyMeters !== undefined && { accuracy: accuracyMeters }),
        ...(headingDegrees !== undefined && { heading: headingDegrees }),
      },
    },
    map,
    nearestNode: map.createCoordinate(latitude, longitude).nearestNode,
    bearing: headingDegrees,
  };
}
