import { appOrigin, type ViewerPort } from './ViewerPort.ts';

/** Default maximum length of a message from an app, in characters. */
const usualMessageLength = 200_000;

/** Objects that apps add to the window of a web view, and functions that they call. */
export interface AppWindow {
  /** Added by React Native WebView. */
  readonly ReactNativeWebView?: { postMessage(text: string): void };
  /** Added by WKWebView: a script message handler named `mezzanine`. */
  readonly webkit?: {
    readonly messageHandlers?: { readonly mezzanine?: { postMessage(text: string): void } };
  };
  /** Added by Android's WebView: a JavaScript interface named `MezzanineAndroid`. */
  readonly MezzanineAndroid?: { postMessage(text: string): void };
  /** Called by WKWebView and Android with a message, as text or as an object. */
  mezzanineBridge?: { receive(message: unknown): void };
}

/** Target of React Native's `postMessage` events: the window on iOS, the document on Android. */
export type EventPlace = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Channel to a React Native app.
 *
 * @param view - the window
 * @param most - maximum length of a message, in characters; default 200,000
 */
export function reactNativePort(
  view: AppWindow & EventPlace & { readonly document: EventPlace },
  most = usualMessageLength,
): ViewerPort {
  return {
    send: (message, origin) => sendTo(view.ReactNativeWebView, message, origin),
    listen(receive) {
      const hear = (event: Event): void => {
        const { data, origin, source } = event as MessageEvent<unknown>;
        // Events from the app have neither; events from other windows have both.
        if (source === null && origin === '') receive(parsed(data, most), appOrigin);
      };
      const places = [view, view.document];
      for (const place of places) place.addEventListener('message', hear);
      return () => {
        for (const place of places) place.removeEventListener('message', hear);
      };
    },
  };
}

/**
 * Channel to an app with WKWebView.
 *
 * @param view - the window
 * @param most - maximum length of a message, in characters; default 200,000
 */
export function webKitPort(view: AppWindow, most = usualMessageLength): ViewerPort {
  return calledPort(view, most, () => view.webkit?.messageHandlers?.mezzanine);
}

/**
 * Channel to an app with Android's WebView.
 *
 * @param view - the window
 * @param most - maximum length of a message, in characters; default 200,000
 */
export function androidPort(view: AppWindow, most = usualMessageLength): ViewerPort {
  return calledPort(view, most, () => view.MezzanineAndroid);
}

type AppSide = { postMessage(text: string): void } | undefined;

function calledPort(view: AppWindow, most: number, app: () => AppSide): ViewerPort {
  return {
    send: (message, origin) => sendTo(app(), message, origin),
    listen(receive) {
      const called = { receive: (message: unknown) => receive(parsed(message, most), appOrigin) };
      view.mezzanineBridge = called;
      return () => {
        if (view.mezzanineBridge === called) delete view.mezzanineBridge;
      };
    },
  };
}

function sendTo(app: AppSide, message: object, origin: string): void {
  if (origin === appOrigin) app?.postMessage(JSON.stringify(message));
}

function parsed(message: unknown, most: number): unknown {
  if (typeof message !== 'string') return message;
  if (message.length > most) return undefined;
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
