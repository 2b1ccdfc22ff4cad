import { useEffect, useImperativeHandle, useState, type ReactElement, type Ref } from 'react';
import { View } from 'react-native';
import type { WebView as NativeWebView, WebViewProps } from 'react-native-webview';
import { ScriptedPage } from './host/page.fixture.ts';

/** What tests see of a web view. */
export interface OpenWebView {
  readonly page: ScriptedPage;
  readonly props: WebViewProps;
}

/** Web views on the screen, in the order in which they were mounted. */
export const webViews: OpenWebView[] = [];

/**
 * `react-native-webview` is native code, which has no screen here. This one passes texts between the
 * SDK and a scripted page.
 */
export function WebView(
  props: WebViewProps & { readonly ref?: Ref<Pick<NativeWebView, 'postMessage'>> },
): ReactElement {
  const { onMessage, ref } = props;
  const [box] = useState(() => ({ onMessage }));
  const [page] = useState(
    () => new ScriptedPage((data) => box.onMessage?.({ nativeEvent: { data } })),
  );
  useImperativeHandle(ref, () => ({ postMessage: (text: string) => page.receive(text) }), [page]);
  useEffect(() => {
    const view = { page, props };
    webViews.push(view);
    return () => void webViews.splice(webViews.indexOf(view), 1);
  });
  return <View testID={props.testID} />;
}
