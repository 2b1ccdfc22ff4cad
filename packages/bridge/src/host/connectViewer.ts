import { BridgeError } from '../BridgeError.ts';
import { parseViewerLink } from '../link/parseViewerLink.ts';
import { FrameClient } from './FrameClient.ts';
import type { ConnectOptions, ViewerClient } from './ViewerClient.ts';

/**
 * Connects to a viewer in a frame of this page. The viewer talks only to the origin that its address
 * names as `host`: where that is missing, it is added, and the frame loads anew.
 *
 * @param frame - its `src` is an address of the viewer
 * @throws `BridgeError`: `not-connected` when the viewer does not answer in time, `wrong-version`
 *   when it speaks no version of ours
 */
export function connectViewer(
  frame: HTMLIFrameElement,
  options: ConnectOptions = {},
): Promise<ViewerClient> {
  const view = frame.ownerDocument.defaultView;
  if (view === null || !/^https?:/.test(frame.src)) {
    const given = frame.src === '' ? 'no address' : frame.src;
    const text = `${given} was given. Expected: the address of a viewer.`;
    return Promise.reject(new BridgeError('not-connected', text));
  }
  if (view.location.origin === 'null') {
    const text = 'A page without an origin cannot talk to a viewer: serve it.';
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
