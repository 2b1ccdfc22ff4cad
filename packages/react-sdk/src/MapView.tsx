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

/** What a map tells, as props. */
export interface MapViewEvents {
  /** The map is drawn; called again when another venue is. */
  readonly onReady?: ((mapView: SdkMapView) => void) | undefined;
  /** Loading failed, or something did later. Without it, later failures are printed. */
  readonly onError?: ((error: Error) => void) | undefined;
  /** A press and release on one spot, or Enter or Space at the crosshair. */
  readonly onClick?: ((detail: PointerEventDetail) => void) | undefined;
  /** The pointer moved, or a press ended; at most once a picture. */
  readonly onHover?: ((detail: PointerEventDetail) => void) | undefined;
  /** The view moved; at most once a picture. */
  readonly onCameraChange?: ((detail: CameraChangeDetail) => void) | undefined;
  /** Another floor is shown. */
  readonly onFloorChange?: ((floor: Floor) => void) | undefined;
}

/** How a map looks and behaves. */
export interface MapViewLook {
  /** A floor or its id; the map follows whenever it changes. Default: the venue's choice. */
  readonly floor?: Floor | string | undefined;
  /** Where the map is seen from at first; `<Camera>` moves it later. */
  readonly initialCamera?: CameraState | undefined;
  /** Default `auto`: follows the page's CSS `color-scheme`. */
  readonly theme?: ThemeChoice | undefined;
  /** Default `auto`: names of spaces. Read once. */
  readonly labels?: ShowMapOptions['labels'] | undefined;
  /** What screen readers call the map; default: Map of, and the venue's name. Read once. */
  readonly accessibleName?: string | undefined;
  /** Whether keys move the map while it has the focus; default true. Read once. */
  readonly keyboard?: boolean | undefined;
  /** Whether the list of what is on the floor is open from the start; default false. Read once. */
  readonly list?: boolean | undefined;
  /** Whether screen readers are told what happens; default true. Read once. */
  readonly announcements?: boolean | undefined;
  /** What the map itself says, in another language. Read once. */
  readonly messages?: ShowMapOptions['messages'] | undefined;
  /** Class of the element that the map is in. */
  readonly className?: string | undefined;
  /** Default: as wide and as high as what it is in. */
  readonly style?: CSSProperties | undefined;
  /** Shown until the map is; default: nothing. */
  readonly fallback?: ReactNode;
  /** Shown instead of the map when there is none; default: the message as an alert. */
  readonly renderError?: ((error: Error, reload: () => void) => ReactNode) | undefined;
  /** On the map: topics, and any elements. They come once the map is drawn. */
  readonly children?: ReactNode;
}

/** Props of {@link MapView}: a venue that was loaded, or where to load it from. */
export type MapViewProps = MapViewEvents &
  MapViewLook &
  (
    | { readonly venue: Venue | undefined; readonly source?: undefined }
    | { readonly source: VenueSource | undefined; readonly venue?: undefined }
  );

const FILL: CSSProperties = { position: 'absolute', inset: 0 };
const ROOT: CSSProperties = { position: 'relative', width: '100%', height: '100%' };

/**
 * A map of a venue. It fills its parent, which needs a size. Frees everything when it goes.
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

/** What the map's own props do to a map that is there. */
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

/** The map was made with the first theme; later ones are set. */
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
  // A floor of the venue before is no floor of this one; what follows the prop will say so.
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
