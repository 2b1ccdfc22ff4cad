import { BridgeError } from '../BridgeError.ts';
import { parseViewerLink } from '../link/parseViewerLink.ts';
import { FrameClient } from './FrameClient.ts';
import type { ConnectOptions, ViewerClient } from './ViewerClient.ts';

/**
 * Connects to a viewer in a frame of this page. The viewer only exchanges messages with the origin
 * in the `host` parameter of its URL. If the parameter is missing, it is added and the frame
 * reloads.
 *
 * @param frame - its `src` is a URL of the viewer
 * @throws `BridgeError`: `not-connected` if the viewer does not respond in time, `wrong-version` if
 * it supports none of the protocol versions of this package
 */
export function connectViewer(
  frame: HTMLIFrameElement,
  options: ConnectOptions = {},
): Promise<ViewerClient> {
  const view = frame.ownerDocument.defaultView;
  if (view === null || !/^https?:/.test(frame.src)) {
    const given = frame.src === '' ? 'no URL' : frame.src;
    const text = `The frame has ${given}. Expected the URL of a viewer.`;
    return Promise.reject(new BridgeError('not-connected', text));
  }
  if (view.location.origin === 'null') {
    const text = 'A page without an origin cannot connect. Serve it over HTTP.';
    return Promise.reject(new BridgeError('not-connected', text));
  }
  const [address = '', ...part] = frame.src.split('#');
  const isNamed = parseViewerLink(address).link.hostOrigin !== undefined;
  const mark = address.includes('?') ? '&' : '?';
  const host = `${mark}host=${encodeURIComponent(view.location.origin)}`;
  const client = new FrameClient(frame, view, options);
  if (!isNamed) frame.src = [address + host, ...part].join('#');
  return client.opened;
}
