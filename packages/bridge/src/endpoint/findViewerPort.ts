import { androidPort, reactNativePort, webKitPort, type AppWindow } from './appPorts.ts';
import { framePort } from './framePort.ts';
import { appOrigin, type ViewerPort } from './ViewerPort.ts';

/** A channel to the host, and its allowed origins. */
export interface FoundPort {
  /** For the `port` option of the endpoint. */
  readonly port: ViewerPort;
  /** For the `allowedOrigins` option of the endpoint. */
  readonly allowedOrigins: readonly string[];
}

/**
 * Finds the host of the viewer: the page around its frame, otherwise the app around its web view.
 *
 * @param view - the viewer's window
 * @param hostOrigins - origins that may frame it: `hostOrigin` of the link, if a private map allows
 * it
 * @param most - maximum length of a message of an app, in characters; default 200,000
 * @returns undefined in a top-level window
 */
export function findViewerPort(
  view: Window,
  hostOrigins: readonly string[],
  most?: number,
): FoundPort | undefined {
  if (view.parent !== view) return { port: framePort(view), allowedOrigins: hostOrigins };
  const app = view as Window & AppWindow;
  const found = (port: ViewerPort): FoundPort => ({ port, allowedOrigins: [appOrigin] });
  if (app.ReactNativeWebView !== undefined) return found(reactNativePort(app, most));
  if (app.webkit?.messageHandlers?.mezzanine !== undefined) return found(webKitPort(app, most));
  if (app.MezzanineAndroid !== undefined) return found(androidPort(app, most));
  return undefined;
}
