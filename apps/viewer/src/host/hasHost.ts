/** Names that apps give to what they hear the viewer by, around a web view. */
interface AroundApp {
  readonly ReactNativeWebView?: unknown;
  readonly MezzanineAndroid?: unknown;
  readonly webkit?: { readonly messageHandlers?: { readonly mezzanine?: unknown } };
}

/** Whether a page or an app is around the viewer: elsewhere, what speaks to one is not loaded. */
export function hasHost(view: Window & AroundApp): boolean {
  return (
    view.parent !== view ||
    view.ReactNativeWebView !== undefined ||
    view.MezzanineAndroid !== undefined ||
    view.webkit?.messageHandlers?.mezzanine !== undefined
  );
}
