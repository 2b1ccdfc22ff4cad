import { appOrigin, type ViewerPort } from './ViewerPort.ts';

/** Longest message that is read from an app, in characters. */
const maxMessageLength = 200_000;

/** What apps put into the window of a web view, and what they call there. */
export interface AppWindow {
  /** Of React Native WebView. */
  readonly ReactNativeWebView?: { postMessage(text: string): void };
  /** Of WKWebView: a script message handler by the name of `mezzanine`. */
  readonly webkit?: {
    readonly messageHandlers?: { readonly mezzanine?: { postMessage(text: string): void } };
  };
  /** Of Android's WebView: a JavaScript interface by the name of `MezzanineAndroid`. */
  readonly MezzanineAndroid?: { postMessage(text: string): void };
  /** What WKWebView and Android call with a message, as text or as an object. */
  mezzanineBridge?: { receive(message: unknown): void };
}

/** Where React Native's `postMessage` arrives: the window on iOS, the document on Android. */
export type EventPlace = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The way to a React Native app. */
export function reactNativePort(
  view: AppWindow & EventPlace & { readonly document: EventPlace },
): ViewerPort {
  return {
    send: (message, origin) => sendTo(view.ReactNativeWebView, message, origin),
    listen(receive) {
      const hear = (event: Event): void => {
        const { data, origin, source } = event as MessageEvent<unknown>;
        // The app's events have neither; those of other windows have both.
        if (source === null && origin === '') receive(parsed(data), appOrigin);
      };
      const places = [view, view.document];
      for (const place of places) place.addEventListener('message', hear);
      return () => {
        for (const place of places) place.removeEventListener('message', hear);
      };
    },
  };
}

/** The way to an app with WKWebView. */
export function webKitPort(view: AppWindow): ViewerPort {
  return calledPort(view, () => view.webkit?.messageHandlers?.mezzanine);
}

/** The way to an app with Android's WebView. */
export function androidPort(view: AppWindow): ViewerPort {
  return calledPort(view, () => view.MezzanineAndroid);
}

type AppSide = { postMessage(text: string): void } | undefined;

function calledPort(view: AppWindow, app: () => AppSide): ViewerPort {
  return {
    send: (message, origin) => sendTo(app(), message, origin),
    listen(receive) {
      const called = { receive: (message: unknown) => receive(parsed(message), appOrigin) };
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

function parsed(message: unknown): unknown {
  if (typeof message !== 'string') return message;
  if (message.length > maxMessageLength) return undefined;
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
