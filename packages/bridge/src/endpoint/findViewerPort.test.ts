import { expect, it } from 'vitest';
import { findViewerPort } from './findViewerPort.ts';
import { appOrigin } from './ViewerPort.ts';

const app = { postMessage: () => undefined };
const apps = {
  'React Native WebView': { ReactNativeWebView: app, document: new EventTarget() },
  WKWebView: { webkit: { messageHandlers: { mezzanine: app } } },
  'Android WebView': { MezzanineAndroid: app },
};

function windowWith(more: object): Window {
  const view = Object.assign(new EventTarget(), more);
  return Object.assign(view, { parent: view }) as unknown as Window;
}

it.each(Object.entries(apps))('BR-34: in %s, the app is the only host', (_, more) => {
  const found = findViewerPort(windowWith(more), ['https://host.example']);
  expect(found?.allowedOrigins).toEqual([appOrigin]);
});

it('BR-33: in a frame, only the origins of the link are hosts, even within an app', () => {
  const framed = Object.assign(windowWith(apps['React Native WebView']), { parent: {} });
  const found = findViewerPort(framed, ['https://host.example']);
  expect(found?.allowedOrigins).toEqual(['https://host.example']);
});

it('BR-34: a top-level window has no host', () => {
  expect(findViewerPort(windowWith({}), ['https://host.example'])).toBeUndefined();
  const others = { webkit: { messageHandlers: { another: app } } };
  expect(findViewerPort(windowWith(others), [])).toBeUndefined();
});
