import { androidPort, reactNativePort, webKitPort, type AppWindow } from './appPorts.ts';
import { framePort } from './framePort.ts';
import { appOrigin, type ViewerPort } from './ViewerPort.ts';

/** A way to the host, and the origins that may be talked to on it. */
export interface FoundPort {
  /** For `port` of the endpoint. */
  readonly port: ViewerPort;
  /** For `allowedOrigins` of the endpoint. */
  readonly allowedOrigins: readonly string[];
}

/**
 * Finds who has the viewer: the page around its frame, else the app around its web view.
 *
 * @param view - the viewer's window
 * @param hostOrigins - origins that may have it in a frame: `hostOrigin` of the link, if it is one
 *   of those that a private map allows
 * @returns undefined in a window of its own
 */
export function findViewerPort(
  view: Window,
  hostOrigins: readonly string[],
): FoundPort | undefined {
  if (view.parent !== view) return { port: framePort(view), allowedOrigins: hostOrigins };
  const app = view as Window & AppWindow;
  const found = (port: ViewerPort): FoundPort => ({ port, allowedOrigins: [appOrigin] });
  if (app.ReactNativeWebView !== undefined) return found(reactNativePort(app));
  if (app.webkit?.messageHandlers?.mezzanine !== undefined) return found(webKitPort(app));
  if (app.MezzanineAndroid !== undefined) return found(androidPort(app));
  return undefined;
}
