// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewReady } from './previewMessages.ts';
import { PreviewSession, type RunState } from './PreviewSession.ts';

const program = { file: 'main.ts', source: '', example: 'labels/own-labels' };
let place: HTMLElement;
let states: RunState[];
let session: PreviewSession;

beforeEach(() => {
  // The document of a frame comes from the server, which these tests replace.
  Object.assign(window, { happyDOM: { settings: { disableIframePageLoading: true } } });
  vi.useFakeTimers();
  place = document.createElement('div');
  document.body.append(place);
  states = [];
  session = new PreviewSession(place, {
    onState: (state) => states.push(state),
    onMessage: () => undefined,
  });
});
afterEach(() => {
  session.stop();
  place.remove();
  vi.useRealTimers();
});

const frames = () => [...place.querySelectorAll('iframe')];

/** Simulates the ready message of the frame's document. */
function sayReady(frame: HTMLIFrameElement | undefined): void {
  const source = { postMessage: () => undefined } as unknown as Window;
  Object.defineProperty(frame, 'contentWindow', { value: source });
  window.dispatchEvent(new MessageEvent('message', { data: previewReady, source }));
}

test('a frame that sends no message is removed, and another one is tried after a delay', () => {
  session.run(program, 'light');
  const [first] = frames();
  vi.advanceTimersByTime(8000);
  expect(frames()).toEqual([]);
  vi.advanceTimersByTime(1500);
  const [second, ...others] = frames();
  expect(others).toEqual([]);
  expect(second).not.toBe(first);
  expect(second?.getAttribute('sandbox')).toBe('allow-scripts');
  sayReady(second);
  expect(states).toEqual(['loading', 'running']);
  vi.advanceTimersByTime(60_000);
  expect(frames()).toEqual([second]);
  expect(states.at(-1), 'it never answers').toBe('busy');
});

test('the third one stays, and the user gets a message', () => {
  session.run(program, 'light');
  vi.advanceTimersByTime(27_000);
  expect(frames()).toHaveLength(1);
  expect(states).toEqual(['loading', 'late']);
  sayReady(frames()[0]);
  expect(states.at(-1)).toBe('running');
});

test('stopping ends the retries, too', () => {
  session.run(program, 'light');
  vi.advanceTimersByTime(8500);
  session.stop();
  vi.advanceTimersByTime(60_000);
  expect(frames()).toEqual([]);
  expect(states).toEqual(['loading', 'stopped']);
});
