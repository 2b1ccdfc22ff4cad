import type { ReactElement } from 'react';
import { BlueDot, type BlueDotPosition, type Venue } from '@mezzanine/react-sdk';
import type { HostPosition, PositionProblem } from '../state/AppState.ts';
import { useViewer } from '../state/ViewerContext.ts';
import { isAtVenue } from '../venue/coordinateOf.ts';
import { findFloor } from '../venue/findPlaces.ts';

/** Tracks the user's position: from the device on request, otherwise from the host. */
export function Position(): ReactElement | null {
  const { state, dispatch, venue } = useViewer();
  const { isLocating, position } = state;
  if (!isLocating) return position ? <BlueDot position={dotOf(venue, position)} /> : null;
  const stop = (problem: PositionProblem) =>
    dispatch({ type: 'set', change: { isLocating: false, position: undefined, problem } });
  const hear = (dot: BlueDotPosition) => {
    if (!isAtVenue(venue, dot)) stop('positionOutside');
    else dispatch({ type: 'set-position', position: positionOf(dot) });
  };
  return (
    <BlueDot
      source="device"
      follow="position"
      onPositionChange={hear}
      onStateChange={(now) => {
        if (now.state === 'denied') stop('positionDenied');
        if (now.state === 'unavailable') stop('positionUnavailable');
      }}
    />
  );
}

function dotOf(venue: Venue, { floor, ...rest }: HostPosition): BlueDotPosition {
  const found = floor === undefined ? undefined : findFloor(venue, floor);
  return { ...rest, ...(found && { floorId: found.id }) };
}

function positionOf(dot: BlueDotPosition): HostPosition {
  const { floorId, latitude, longitude, accuracyMeters, headingDegrees } = dot;
  return {
    latitude,
    longitude,
    ...(accuracyMeters !== undefined && { accuracyMeters }),
    ...(headingDegrees !== undefined && { headingDegrees }),
    ...(floorId !== undefined && { floor: floorId }),
  };
}
