import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import {
  Camera,
  MapView,
  OutdoorMap,
  SpaceState,
  StackedMaps,
  type CameraState,
  type PointerEventDetail,
  type Space,
} from '@mezzanine/react-sdk';
import type { ColorScheme } from '../css/useColorScheme.ts';
import { FailureCard } from '../notices/FailureCard.tsx';
import { Loading } from '../notices/Loading.tsx';
import type { ViewerParts } from '../state/ViewerContext.ts';
import { hasOrigin } from '../directions/hasOrigin.ts';
import { describeFailure } from '../venue/describeFailure.ts';
import { findFloor, findPlace, floorsOf } from '../venue/findPlaces.ts';
import { isRoomKind } from '../venue/isRoomKind.ts';
import { ChosenPlaces } from './ChosenPlaces.tsx';
import { MapControls } from './MapControls.tsx';
import { themeOf } from './themeOf.ts';
import styles from './VenueMap.module.css';

/** Rarely used parts load after the map, each separately, so that none hides another. */
const FloorNames = lazy(async () => ({ default: (await import('./FloorNames.tsx')).FloorNames }));
const HereSign = lazy(async () => ({ default: (await import('./HereSign.tsx')).HereSign }));
const Position = lazy(async () => ({ default: (await import('./Position.tsx')).Position }));
const RouteOnMap = lazy(async () => ({ default: (await import('./RouteOnMap.tsx')).RouteOnMap }));

interface Props {
  readonly parts: ViewerParts;
  readonly scheme: ColorScheme;
  /** Pixels at the bottom that a sheet covers. */
  readonly covered: number;
}

/** The map with everything in the state. */
export function VenueMap({ parts, scheme, covered }: Props): ReactElement {
  const { state, dispatch, venue, settings, texts } = parts;
  const { color } = settings;
  const theme = useMemo(() => themeOf(scheme, color), [scheme, color]);
  const floor = floorFor(parts);
  return (
    <MapView
      venue={venue}
      theme={theme}
      floor={floor}
      initialCamera={cameraOf(settings.camera)}
      className={styles.map}
      onClick={(detail) => choose(detail, parts)}
      onReady={parts.onMap}
      onFloorChange={({ id }) => dispatch({ type: 'show-floor', floor: id })}
      fallback={<Loading text={texts.loading} />}
      renderError={(error) => (
        <FailureCard
          failure={describeFailure(error, texts.failure, false)}
          texts={texts.failure}
          onRetry={undefined}
          demoUrl={undefined}
        />
      )}
    >
      <Camera screenOffsets={{ bottom: covered }} />
      <SpaceState target={isChoosable} interactive />
      <ChosenPlaces scheme={scheme} />
      <Suspense>{state.view === 'directions' && <RouteOnMap />}</Suspense>
      <Suspense>{state.youAreHere && <HereSign />}</Suspense>
      <Suspense>{(state.isLocating || state.position) && <Position />}</Suspense>
      <Suspense>{state.stacked && <FloorNames />}</Suspense>
      <StackedMaps
        expanded={state.stacked}
        onChange={({ isExpanded }) => dispatch({ type: 'set', change: { stacked: isExpanded } })}
      />
      {state.outdoors && <OutdoorMap />}
      {settings.mode !== 'minimap' && <MapControls covered={covered} />}
    </MapView>
  );
}

/** The floor in the state; initially the floor of the selected place. */
function floorFor({ state, venue }: ViewerParts): string | undefined {
  const wanted = state.floor === undefined ? undefined : findFloor(venue, state.floor);
  if (wanted) return wanted.id;
  const [name] = state.location;
  const place = name === undefined ? undefined : findPlace(venue, name);
  return place && floorsOf(place)[0]?.id;
}

function cameraOf(camera: ViewerParts['settings']['camera']): CameraState | undefined {
  if (!camera) return undefined;
  const { center, zoom, bearing, pitch } = camera;
  return {
    ...(center && { center }),
    ...(zoom !== undefined && { zoomLevel: zoom }),
    ...(bearing !== undefined && { bearing }),
    ...(pitch !== undefined && { pitch: Math.min(pitch, 75) }),
  };
}

/** Places that open a card: occupied spaces, and rooms with a name. */
function isChoosable({ locations, name, kind }: Space): boolean {
  return locations.length > 0 || (name !== '' && (isRoomKind(kind) || kind === 'poi'));
}

function choose({ spaces, navigation, markers }: PointerEventDetail, parts: ViewerParts): void {
  const { state, dispatch } = parts;
  if (navigation.length > 0 || markers.length > 0) return;
  const space = spaces.find(isChoosable);
  const place = (space?.locations.find(({ isHidden }) => !isHidden) ?? space)?.id;
  if (place === undefined) return;
  if (state.view === 'map') dispatch({ type: 'open-place', place });
  else if (!hasOrigin(parts)) dispatch({ type: 'set-stop', index: 0, place });
  else if (state.location.length === 0) {
    dispatch({ type: 'set-stop', index: state.stops.length + 1, place });
  }
}
