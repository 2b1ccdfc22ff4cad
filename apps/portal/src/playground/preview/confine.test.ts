// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { confine, startWorkersFromMemory } from './confine.ts';

/** A worker that records the script it was started with. */
class Remembering {
  readonly url: string;
  readonly type: string | undefined;
  constructor(url: string | URL, options?: WorkerOptions) {
    this.url = String(url);
    this.type = options?.type;
  }
}

function start(url: string): Remembering {
  Object.assign(window, { Worker: Remembering });
  startWorkersFromMemory();
  return new window.Worker(url) as unknown as Remembering;
}

test('a worker of this site starts by importing its script', () => {
  window.location.href = 'https://maps.example/play/preview';
  const { url, type } = start('/play/lib/worker.js');
  const [, source = ''] = url.split('data:text/javascript,');
  expect(decodeURIComponent(source)).toBe('import "https://maps.example/play/lib/worker.js";');
  expect(type).toBe('module');
});

test('other workers are left to the browser and the policy', () => {
  for (const url of ['blob:null/2', 'data:text/javascript,1', 'https://a.example/w.js']) {
    expect(start(url)).toEqual({ url, type: undefined });
  }
});

test('forms cannot be submitted by code, and peer connections do not exist', () => {
  Object.assign(window, { RTCPeerConnection: class {} });
  confine();
  expect('RTCPeerConnection' in window).toBe(false);
  const form = document.createElement('form');
  expect(() => form.submit()).toThrow('Forms cannot be submitted in the preview.');
});
