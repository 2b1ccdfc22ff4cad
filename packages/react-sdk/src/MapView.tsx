'use client';
import { useEffect, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type {
  CameraChangeDetail,
  CameraState,
  Floor,
  Listener,
  MapEvents,
  MapView as SdkMapView,
  PointerEventDetail,
  ShowMapOptions,
  ThemeChoice,
  Venue,
  VenueSource,
} from '@mezzanine/mezzanine-js';
import { FloorSelection } from './FloorSelection.tsx';
import { MapContext } from './MapContext.ts';
import { isSameData } from './sameness.ts';
import { useLatest } from './useLatest.ts';
import { useMapEvent } from './useMapEvent.ts';
import { useMapView } from './useMapView.ts';
import { useShownMap } from './useShownMap.ts';
import { useStable } from './useStable.ts';
import { useVenue } from './useVenue.ts';

/** Event props of a map. */
export interface MapViewEvents {
  /** Called when the map is shown, and again for another venue. */
  readonly onReady?: ((mapView: SdkMapView) => void) | undefined;
  /**
   * Called when loading fails, or when an error occurs later. Without it, later errors are logged.
   */
  readonly onError?: ((error: Error) => void) | undefined;
  /** Called for a press and release in one place, or Enter or Space at the crosshair. */
  readonly onClick?: ((detail: PointerEventDetail) => void) | undefined;
  /** Called when the pointer moves, or a press ends; at most once per frame. */
  readonly onHover?: ((detail: PointerEventDetail) => void) | undefined;
  /** Called when the view moves; at most once per frame. */
  readonly onCameraChange?: ((detail: CameraChangeDetail) => void) | undefined;
  /** Called when another floor is shown. */
  readonly onFloorChange?: ((floor: Floor) => void) | undefined;
}

/** Appearance and behavior of a map. */
export interface MapViewLook {
  /** A floor or its id; the map follows whenever it changes. Default: the venue's choice. */
  readonly floor?: Floor | string | undefined;
  /** Initial camera; `<Camera>` moves it later. */
  readonly initialCamera?: CameraState | undefined;
  /** Default `auto`: follows the page's CSS `color-scheme`. */
  readonly theme?: ThemeChoice | undefined;
  /**
   * Default `auto`: names of buildings and spaces. A function chooses the tier of each. Read once.
   */
  readonly labels?: ShowMapOptions['labels'] | undefined;
  /** Accessible name of the map; default: "Map of" and the name of the venue. Read once. */
  readonly accessibleName?: string | undefined;
  /** Whether keys move the map while it is focused; default true. Read once. */
  readonly keyboard?: boolean | undefined;
  /** Whether the list of places is open initially; default false. Read once. */
  readonly list?: boolean | undefined;
  /** Whether changes are announced to screen readers; default true. Read once. */
  readonly announcements?: boolean | undefined;
  /** Texts of the map itself in another language. Read once. */
  readonly messages?: ShowMapOptions['messages'] | undefined;
  /** Class of the container element. */
  readonly className?: string | undefined;
  /** Default: the size of the parent. */
  readonly style?: CSSProperties | undefined;
  /** Shown until the map is ready; default: nothing. */
  readonly fallback?: ReactNode;
  /** Shown instead of the map if there is none; default: the error message as an alert. */
  readonly renderError?: ((error: Error, reload: () => void) => ReactNode) | undefined;
  /**
   * Children on the map: map components, and any elements. They are rendered once the map is shown.
   */
  readonly children?: ReactNode;
}

/** Props of {@link MapView}: a loaded venue, or the source to load it from. */
export type MapViewProps = MapViewEvents &
  MapViewLook &
  (
    | { readonly venue: Venue | undefined; readonly source?: undefined }
    | { readonly source: VenueSource | undefined; readonly venue?: undefined }
  );

const FILL: CSSProperties = { position: 'absolute', inset: 0 };
const ROOT: CSSProperties = { position: 'relative', width: '100%', height: '100%' };

/**
 * A map of a venue. It fills its parent, which needs a size. Unmounting frees all resources.
 *
 * @example
 * <MapView source="/venues/mall.mvf.zip" onClick={({ spaces }) => setChosen(spaces[0])}>
 *   {chosen && <SpaceState target={chosen} color="#e4572e" />}
 * </MapView>
 */
export function MapView(props: MapViewProps): ReactElement {
  const { className, style, fallback, renderError = defaultError, children, onError } = props;
  const container = useRef<HTMLDivElement>(null);
  const loaded = useVenue(props.source);
  const venue = props.venue ?? loaded.venue;
  const shown = useShownMap(container, venue, showOptionsOf(props, venue));
  const error = shown?.error ?? loaded.error;
  const live = shown?.live;
  const tell = useLatest(onError);
  useEffect(() => {
    if (error) tell.current?.(error);
  }, [error, tell]);
  const state = error ? 'error' : live ? 'ready' : 'loading';
  return (
    <div
      className={className}
      style={{ ...ROOT, ...style }}
      data-mezzanine-map={state}
      aria-busy={state === 'loading'}
    >
      <div ref={container} style={FILL} />
      {live && (
        <MapContext.Provider value={live}>
          <MapTopics {...props} />
          {children}
        </MapContext.Provider>
      )}
      {state === 'loading' && fallback}
      {error && renderError(error, loaded.reload)}
    </div>
  );
}

/** Applies the props of the map itself to an existing map. */
function MapTopics(props: MapViewProps): ReactElement {
  const { floor, theme, onReady, onError, onFloorChange } = props;
  const mapView = useMapView();
  const ready = useLatest(onReady);
  useEffect(() => {
    ready.current?.(mapView);
  }, [mapView, ready]);
  useTheme(theme);
  useMapEvent('click', props.onClick);
  useMapEvent('hover', props.onHover);
  useMapEvent('camera-change', props.onCameraChange);
  const onLateError: Listener<MapEvents['error']> | undefined =
    onError && (({ error }) => onError(error));
  useMapEvent('error', onLateError);
  return <FloorSelection floor={floor} onChange={onFloorChange} />;
}

/** The map was created with the first theme; only later ones are set. */
function useTheme(theme: ThemeChoice = 'auto'): void {
  const mapView = useMapView();
  const wanted = useStable(theme, isSameData);
  const set = useRef(wanted);
  useEffect(() => {
    if (set.current === wanted) return;
    set.current = wanted;
    mapView.setTheme(wanted);
  }, [mapView, wanted]);
}

function showOptionsOf(props: MapViewProps, venue: Venue | undefined): ShowMapOptions {
  const { floor, initialCamera, theme, labels, accessibleName, keyboard } = props;
  const { list, announcements, messages } = props;
  const id = typeof floor === 'object' ? floor.id : floor;
  // The floor may belong to the previous venue; the next prop change sets a floor of this one.
  const isKnown = id !== undefined && venue?.getFloor(id) !== undefined;
  const options = { theme, labels, accessibleName, keyboard, list, announcements, messages };
  return { ...initialCamera, ...options, floor: isKnown ? id : undefined } as ShowMapOptions;
}

function defaultError(error: Error): ReactNode {
  return (
    <p role="alert" data-mezzanine-error="">
      {error.message}
    </p>
  );
}
