import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { AppState, StyleSheet } from 'react-native';
import { WebView, type WebViewMessageEvent } from 'react-native-webview';
import type { MapHost } from '../host/MapHost.ts';
import { useLatest } from '../hooks/useLatest.ts';

/** Props of {@link MapPage}. */
interface MapPageProps {
  readonly host: MapHost;
  /** The page with the engine. */
  readonly html: string;
  /** Increases to load the page again. */
  readonly reloads: number;
  /** Hidden from screen readers, for maps that are decoration. */
  readonly isHiddenFromScreenReaders: boolean;
}

/** A separate origin, so that the page has access neither to files nor to the app's sites. */
const PAGE_URL = 'https://mezzanine.localhost/';
/** How long the page may take to respond after the app was in the background. */
const WAKE_TIMEOUT_MS = 5000;

/** The web view of a map. A page that is lost is loaded again. */
export function MapPage({
  host,
  html,
  reloads,
  isHiddenFromScreenReaders,
}: MapPageProps): ReactElement {
  const webView = useRef<WebView>(null);
  const [losses, setLosses] = useState(0);
  const lose = useCallback(
    (reason: string) => {
      host.losePage(reason);
      // A web view whose process has ended cannot load again, so it is replaced.
      setLosses((count) => count + 1);
    },
    [host],
  );
  useEffect(() => {
    host.attach((text) => webView.current?.postMessage(text));
    return () => host.close();
  }, [host]);
  useReloads(reloads, lose);
  useWakeCheck(host, lose);
  const receive = useCallback(
    ({ nativeEvent }: WebViewMessageEvent) => host.receive(nativeEvent.data),
    [host],
  );
  return (
    <WebView
      key={losses}
      ref={webView}
      source={{ html, baseUrl: PAGE_URL }}
      originWhitelist={['*']}
      onShouldStartLoadWithRequest={({ url }) => url === PAGE_URL || url === 'about:blank'}
      onMessage={receive}
      onContentProcessDidTerminate={() => lose('The system ended the web view.')}
      onRenderProcessGone={() => lose('The system ended the web view.')}
      onError={({ nativeEvent }) => host.fail(nativeEvent.description)}
      // The map handles gestures itself.
      scrollEnabled={false}
      bounces={false}
      overScrollMode="never"
      textZoom={100}
      dataDetectorTypes="none"
      allowsLinkPreview={false}
      setSupportMultipleWindows={false}
      accessibilityElementsHidden={isHiddenFromScreenReaders}
      importantForAccessibility={isHiddenFromScreenReaders ? 'no-hide-descendants' : 'auto'}
      style={styles.page}
      testID="mezzanine-page"
    />
  );
}

function useReloads(reloads: number, lose: (reason: string) => void): void {
  const done = useRef(reloads);
  useEffect(() => {
    if (done.current === reloads) return;
    done.current = reloads;
    lose('The app loaded the map again.');
  }, [reloads, lose]);
}

/** Some systems silently end the page of an app in the background. */
function useWakeCheck(host: MapHost, lose: (reason: string) => void): void {
  const latest = useLatest(lose);
  useEffect(() => {
    let wasAway = false;
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'background') wasAway = true;
      if (state !== 'active' || !wasAway) return;
      wasAway = false;
      void host.responds(WAKE_TIMEOUT_MS).then((isThere) => {
        if (!isThere) latest.current('The web view stopped responding in the background.');
      });
    });
    return () => subscription.remove();
  }, [host, latest]);
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: 'transparent' },
});
