import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { ActivityIndicator, StyleSheet, Text, View } from 'react-native';
import type { Venue } from '@mezzanine/mezzanine-js/headless';
import { MapError } from '../host/MapError.ts';
import { MapHost } from '../host/MapHost.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { useVenue } from '../hooks/useVenue.ts';
import { createMapHandle } from '../map/MapHandle.ts';
import { MapContext } from '../map/MapContext.ts';
import { isVenue } from '../map/places.ts';
import { pageHtml } from '@mezzanine/react-native-sdk/page';
import { MapPage } from './MapPage.tsx';
import { MapTopics } from './MapTopics.tsx';
import type { MapViewProps } from './MapViewProps.ts';

/**
 * A map of a venue. It fills its parent, which needs a size.
 *
 * @example
 * <MapView venue={venue} onClick={({ spaces }) => setChosen(spaces[0])}>
 *   {chosen && <Marker target={chosen} content={{ kind: 'pin' }} />}
 * </MapView>
 */
export function MapView(props: MapViewProps): ReactElement {
  const { venue: given, options, ref, children, style, fallback, onProgress } = props;
  const { renderError = defaultError, isHiddenFromScreenReaders = false } = props;
  const [host] = useState(() => new MapHost());
  const [reloads, setReloads] = useState(0);
  const source = isVenue(given) ? undefined : given;
  const loaded = useVenue(source, { ...options, onProgress });
  const venue = isVenue(given) ? given : loaded.venue;
  const [page, setPage] = usePageState(host, venue);
  const reloadPage = useCallback(() => {
    setPage({ venue });
    setReloads((count) => count + 1);
  }, [setPage, venue]);
  const retry = useLatest(() => (loaded.error ? loaded.reload() : reloadPage()));
  const reload = useCallback(() => retry.current(), [retry]);
  const map = useMemo(() => createMapHandle(host, venue, reload), [host, venue, reload]);
  useImperativeHandle(ref, () => map, [map]);
  const error = loaded.error ?? page.error;
  useErrorReport(error, props.onError);
  const context = useMemo(() => ({ host, map, venue }), [host, map, venue]);
  return (
    <View style={[styles.map, style]} testID="mezzanine-map">
      <MapPage
        host={host}
        html={pageHtml}
        reloads={reloads}
        isHiddenFromScreenReaders={isHiddenFromScreenReaders}
      />
      <MapContext.Provider value={context}>
        <MapTopics {...props} isShown={page.isShown} />
        {children}
      </MapContext.Provider>
      {!error && !page.isShown && (fallback ?? <Loading />)}
      {error && <View style={styles.cover}>{renderError(error, reload)}</View>}
    </View>
  );
}

interface PageState {
  /** The venue that this state belongs to. */
  readonly venue: Venue | undefined;
  readonly isShown?: boolean;
  readonly error?: Error;
}

/** Whether the page shows a venue, or why it cannot. */
function usePageState(
  host: MapHost,
  venue: Venue | undefined,
): readonly [PageState, (state: PageState) => void] {
  const [state, setState] = useState<PageState>({ venue });
  useEffect(() => {
    const stops = [
      host.on('map-shown', () => setState({ venue, isShown: true })),
      host.on('error', ({ code, message, topic }) => {
        const isFatal = !host.isShown && (topic === undefined || topic === 'venue');
        if (isFatal) setState({ venue, error: new MapError(code, message) });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, venue]);
  return [state.venue === venue ? state : { venue }, setState];
}

function useErrorReport(
  error: Error | undefined,
  onError: ((error: Error) => void) | undefined,
): void {
  const tell = useLatest(onError);
  useEffect(() => {
    if (error) tell.current?.(error);
  }, [error, tell]);
}

function Loading(): ReactElement {
  return (
    <View style={[styles.cover, styles.loading]} pointerEvents="none">
      <ActivityIndicator size="large" />
    </View>
  );
}

function defaultError(error: Error): ReactNode {
  return (
    <View style={[styles.cover, styles.loading]}>
      <Text accessibilityRole="alert" style={styles.error}>
        {error.message}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  map: { flex: 1, overflow: 'hidden' },
  cover: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
  loading: { alignItems: 'center', justifyContent: 'center', padding: 24 },
  error: { fontSize: 16, textAlign: 'center', backgroundColor: '#ffffff', color: '#8a1010' },
});
