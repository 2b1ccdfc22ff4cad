/** Names of the objects that apps inject into a web view to receive messages. */
interface AroundApp {
  readonly ReactNativeWebView?: unknown;
  readonly MezzanineAndroid?: unknown;
  readonly webkit?: { readonly messageHandlers?: { readonly mezzanine?: unknown } };
}

/** Whether the viewer runs in a page or an app. Without a host, the bridge is not loaded. */
export function hasHost(view: Window & AroundApp): boolean {
  return (
    view.parent !== view ||
    view.ReactNativeWebView !== undefined ||
    view.MezzanineAndroid !== undefined ||
    view.webkit?.messageHandlers?.mezzanine !== undefined
  );
}
