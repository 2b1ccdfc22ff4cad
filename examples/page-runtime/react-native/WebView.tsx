import { useEffect, useImperativeHandle, useRef, type ReactElement, type Ref } from 'react';
import type { WebView as NativeWebView, WebViewProps } from 'react-native-webview';
import { readSettings } from '../readSettings.ts';
import { yourMapId } from '../your-map/YourMap.ts';

/** Props of the web view that apply in a browser. */
type FrameProps = Pick<WebViewProps, 'onMessage' | 'testID'> & {
  readonly ref?: Ref<Pick<NativeWebView, 'postMessage' | 'reload'>>;
};

/**
 * In apps, the web view gets this page as text. Here the server has it as a file, so that it is
 * downloaded once for all examples, with a policy that permits its script.
 */
const MAP_PAGE = '/mobile-page/mezzanine';

/** Lets the page in the web view load the user's own map, which only this page can serve. */
function lendYourMap(inner: Window): void {
  if (readSettings(location.search, false).venue !== yourMapId) return;
  inner.fetch = (input, init) => window.fetch(input, init);
}

/** `react-native-webview` in the page of an example: a frame with the same text messages. */
export function WebView({ onMessage, testID, ref }: FrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(ref, () => ({
    postMessage: (text: string) => {
      const message: unknown = JSON.parse(text);
      frame.current?.contentWindow?.postMessage(message, location.origin);
    },
    reload: () => frame.current?.contentWindow?.location.reload(),
  }));
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const inner = frame.current?.contentWindow;
      if (!inner || source !== inner) return;
      lendYourMap(inner);
      onMessage?.({ nativeEvent: { data: JSON.stringify(data) } });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onMessage]);
  return (
    <iframe
      ref={frame}
      title="Map"
      data-testid={testID}
      src={MAP_PAGE}
      style={{ border: 0, flex: 1, width: '100%', height: '100%' }}
    />
  );
}
