import type { ViewerPort } from './ViewerPort.ts';

/** What is used of the viewer's window in a frame. */
export type FramedWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  /** The window around the frame. */
  readonly parent: Pick<Window, 'postMessage'>;
};

/** The way to the page that has the viewer in a frame. Other windows are not heard. */
export function framePort(view: FramedWindow): ViewerPort {
  return {
    send(message, origin) {
      try {
        view.parent.postMessage(message, origin);
      } catch {
        // An origin that is no address reaches nobody; it came with a link, so it is not our fault.
      }
    },
    listen(receive) {
      const hear = ({ data, origin, source }: MessageEvent<unknown>): void => {
        if (source === view.parent) receive(data, origin);
      };
      view.addEventListener('message', hear);
      return () => view.removeEventListener('message', hear);
    },
  };
}
