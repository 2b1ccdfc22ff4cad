/** The parts of `react-native-webview` that the SDK uses; see `react-native.d.ts`. */
declare module 'react-native-webview' {
  import type { Component } from 'react';
  import type { StyleProp, ViewProps, ViewStyle } from 'react-native';

  export interface WebViewMessageEvent {
    readonly nativeEvent: { readonly data: string };
  }

  export interface WebViewErrorEvent {
    readonly nativeEvent: { readonly description: string };
  }

  export interface WebViewProps extends ViewProps {
    readonly allowsLinkPreview?: boolean | undefined;
    readonly bounces?: boolean | undefined;
    readonly cacheEnabled?: boolean | undefined;
    readonly containerStyle?: StyleProp<ViewStyle>;
    readonly dataDetectorTypes?: 'none' | undefined;
    readonly geolocationEnabled?: boolean | undefined;
    readonly onContentProcessDidTerminate?: (() => void) | undefined;
    readonly onError?: ((event: WebViewErrorEvent) => void) | undefined;
    readonly onMessage?: ((event: WebViewMessageEvent) => void) | undefined;
    readonly onRenderProcessGone?: (() => void) | undefined;
    readonly onShouldStartLoadWithRequest?:
      | ((request: { readonly url: string }) => boolean)
      | undefined;
    readonly originWhitelist?: string[] | undefined;
    readonly overScrollMode?: 'never' | undefined;
    readonly scrollEnabled?: boolean | undefined;
    readonly setSupportMultipleWindows?: boolean | undefined;
    readonly source?: { readonly html: string; readonly baseUrl?: string } | undefined;
    readonly textZoom?: number | undefined;
  }

  export interface WebView extends Component<WebViewProps> {
    postMessage: (message: string) => void;
    reload: () => void;
  }
  export const WebView: new (props: WebViewProps) => WebView;
}
