import { androidPort, reactNativePort, webKitPort, type AppWindow } from './appPorts.ts';
import { framePort } from './framePort.ts';
import { appOrigin, type ViewerPort } from './ViewerPort.ts';

/** A host as the viewer meets it, on its own platform. */
export interface HostSide {
  readonly port: ViewerPort;
  /** Its origin. */
  readonly origin: string;
  /** Everything that has reached the host. */
  readonly received: { readonly type: string; readonly [field: string]: unknown }[];
  /** Sends a message the way the platform delivers it. */
  say(message: unknown): void;
  /** Send the same message from everywhere else that can reach the viewer's window. */
  readonly strangers: readonly ((message: unknown) => void)[];
}

type Received = HostSide['received'];

const hostOrigin = 'https://host.example';

function deliver(
  place: EventTarget,
  message: { readonly data: unknown; readonly origin: string; readonly source: unknown },
): void {
  place.dispatchEvent(Object.assign(new Event('message'), message));
}

/** A page with the viewer in a frame: the browser delivers to the exact origin only. */
function frameHost(): HostSide {
  const received: Received = [];
  const parent = {
    postMessage(message: unknown, origin: unknown) {
      if (origin === hostOrigin) received.push(structuredClone(message) as Received[number]);
    },
  } as Pick<Window, 'postMessage'>;
  const view = Object.assign(new EventTarget(), { parent }) as Parameters<typeof framePort>[0] &
    EventTarget;
  const from = (origin: string, source: unknown) => (data: unknown) =>
    deliver(view, { data, origin, source });
  return {
    port: framePort(view),
    origin: hostOrigin,
    received,
    say: from(hostOrigin, parent),
    strangers: [
      from('https://stranger.example', parent),
      from('https://host.example.evil.example', parent),
      from('http://host.example', parent),
      from('null', parent),
      from('', parent),
      // Same origin as the host, but another window: an advertisement next to the viewer.
      from(hostOrigin, {}),
      from(hostOrigin, null),
    ],
  };
}

/** React Native's events have no origin or source; they target the window or the document. */
function reactNativeHost(isAndroid: boolean): HostSide {
  const received: Received = [];
  const view = Object.assign(new EventTarget(), {
    document: new EventTarget(),
    ReactNativeWebView: {
      postMessage: (text: string) => void received.push(JSON.parse(text) as Received[number]),
    },
  });
  const place = isAndroid ? view.document : view;
  const from = (origin: string, source: unknown) => (message: unknown) =>
    deliver(place, { data: JSON.stringify(message), origin, source });
  return {
    port: reactNativePort(view),
    origin: appOrigin,
    received,
    say: from('', null),
    strangers: [from('https://stranger.example', {}), from('', {}), from('null', null)],
  };
}

/** The app calls into the page; messages from other windows are ignored. */
function callingHost(
  open: (view: AppWindow) => ViewerPort,
  receiverOf: (receiver: { postMessage(text: string): void }) => AppWindow,
): HostSide {
  const received: Received = [];
  const app = {
    postMessage: (text: string) => void received.push(JSON.parse(text) as Received[number]),
  };
  const view = Object.assign(new EventTarget(), receiverOf(app));
  return {
    port: open(view),
    origin: appOrigin,
    received,
    say: (message) => view.mezzanineBridge?.receive(JSON.stringify(message)),
    strangers: [
      (data) => deliver(view, { data, origin: appOrigin, source: {} }),
      (data) => deliver(view, { data: JSON.stringify(data), origin: '', source: null }),
    ],
  };
}

/** Every platform that the viewer is shown on. */
export const platforms: readonly (readonly [string, () => HostSide])[] = [
  ['a frame', frameHost],
  ['React Native WebView on iOS', () => reactNativeHost(false)],
  ['React Native WebView on Android', () => reactNativeHost(true)],
  [
    'WKWebView',
    () => callingHost(webKitPort, (mezzanine) => ({ webkit: { messageHandlers: { mezzanine } } })),
  ],
  ['Android WebView', () => callingHost(androidPort, (app) => ({ MezzanineAndroid: app }))],
];
