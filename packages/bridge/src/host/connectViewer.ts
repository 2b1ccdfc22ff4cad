import { BridgeError } from '../BridgeError.ts';
import { parseViewerLink } from '../link/parseViewerLink.ts';
import { FrameClient } from './FrameClient.ts';
import type { ConnectOptions, ViewerClient } from './ViewerClient.ts';

/**
 * Connects to a viewer in a frame of this page. The viewer only exchanges messages with the origin
 * in the `host` parameter of its URL. If the parameter is missing, it is added and the frame
 * reloads: it is removed from the page and inserted again.
 *
 * @param frame - its `src` is a URL of the viewer
 * @throws `BridgeError`: `not-connected` if the viewer does not respond in time, `wrong-version` if
 * it supports none of the protocol versions of this package
 */
export async function connectViewer(
  frame: HTMLIFrameElement,
  options: ConnectOptions = {},
): Promise<ViewerClient> {
  const view = frame.ownerDocument.defaultView;
  if (view === null || !/^https?:/.test(frame.src)) {
    throw notConnected(`The frame has ${frame.src || 'no URL'}. Expected the URL of a viewer.`);
  }
  const { origin } = view.location;
  if (origin === 'null') {
    throw notConnected('A page without an origin cannot connect. Serve it over HTTP.');
  }
  if (parseViewerLink(frame.src).link.hostOrigin === undefined) {
    const url = new URL(frame.src);
    // `searchParams` would write spaces as +, which separates list entries.
    url.search += `&host=${encodeURIComponent(origin)}`;
    // Navigating would keep the old document for a moment, so it would respond and then lose
    // requests. It would also add a step to the page's history.
    const { parentNode, nextSibling } = frame;
    frame.remove();
    frame.src = url.href;
    parentNode?.insertBefore(frame, nextSibling);
  }
  return new FrameClient(frame, view, options).opened;
}

function notConnected(text: string): BridgeError {
  return new BridgeError('not-connected', text);
}
