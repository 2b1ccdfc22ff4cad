import { useEffect, useImperativeHandle, useRef, type ReactElement, type Ref } from 'react';
import type { WebView as NativeWebView, WebViewProps } from 'react-native-webview';

/** Props of the web view that apply in a browser. */
type FrameProps = Pick<WebViewProps, 'source' | 'onMessage' | 'testID'> & {
  readonly ref?: Ref<Pick<NativeWebView, 'postMessage' | 'reload'>>;
};

/** `react-native-webview` in a browser: a frame with the same string messages. */
export function WebView({ source, onMessage, testID, ref }: FrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(ref, () => ({
    postMessage: (text: string) => {
      const message: unknown = JSON.parse(text);
      frame.current?.contentWindow?.postMessage(message, location.origin);
    },
    reload: () => frame.current?.contentWindow?.location.reload(),
  }));
  useEffect(() => {
    const hear = ({ source: sender, data }: MessageEvent<unknown>) => {
      if (sender !== frame.current?.contentWindow) return;
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
      srcDoc={source?.html}
      style={{ border: 0, flex: 1, width: '100%', height: '100%' }}
    />
  );
}
