import { findViewerPort, type AppWindow, type FoundPort } from '@mezzanine/bridge/endpoint';

/** Maximum length of a message in characters, because a venue may be sent as bytes. */
const maxMessageLength = 72_000_000;

/** A window that apps call into. */
export interface CalledWindow {
  /** Takes a message as JSON text or as an object, on every platform with a web view. */
  mezzanine?: { receive(message: unknown): void };
}

/**
 * Finds the host of the page: the app around the web view, or the parent window of a frame.
 *
 * @returns undefined if there is none
 */
export function findHost(view: Window & AppWindow & CalledWindow): FoundPort | undefined {
  const origin = new URLSearchParams(view.location.search).get('host') ?? view.origin;
  const found = findViewerPort(view, [origin], maxMessageLength);
  if (found === undefined || view.parent !== view) return found;
  const isReactNative = view.ReactNativeWebView !== undefined;
  view.mezzanine = {
    receive(message) {
      // React Native apps post events, so a call is turned into such an event.
      if (isReactNative) view.dispatchEvent(new MessageEvent('message', { data: message }));
      else view.mezzanineBridge?.receive(message);
    },
  };
  return found;
}
