import type { ViewerPort } from './ViewerPort.ts';

/** The parts of the viewer's window that are used in a frame. */
export type FramedWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  /** The parent window. */
  readonly parent: Pick<Window, 'postMessage'>;
};

/** Channel to the page that frames the viewer. Messages from other windows are ignored. */
export function framePort(view: FramedWindow): ViewerPort {
  return {
    send(message, origin) {
      try {
        view.parent.postMessage(message, origin);
      } catch {
        // An invalid origin comes from the link, so the message is dropped instead of reported.
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
