import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchHit } from './SearchHit.ts';
import type { SearchAnswer } from './searchPages.ts';
import { SearchPanel } from './SearchPanel.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The library takes timers from the window.
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function panelWith(search: () => Promise<SearchAnswer>): SearchPanel {
  return new SearchPanel({
    initialQuery: 'camera',
    saved: { recent: [], favorite: [] },
    keepsRecents: true,
    search,
    suggest: () => Promise.resolve([]),
    onSaved: () => undefined,
    onShown: () => undefined,
    onOpened: () => undefined,
    open: () => undefined,
    onSubmit: () => undefined,
  });
}

it('[SM-14] a search is stalled after 300 ms, and not before', async () => {
  const panel = panelWith(() => new Promise(() => undefined));
  panel.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(panel.getState().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(299);
  expect(panel.getState().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(panel.getState().status).toBe('stalled');
});

function answerWith(hits: readonly SearchHit[]): SearchAnswer {
  const counts = { set: {}, version: {}, kind: {} };
  return { text: 'camera', hits, count: hits.length, pageCount: 1, counts, queryId: undefined };
}

const hit: SearchHit = {
  objectID: 'camera',
  url: 'https://maps.example.com/web-sdk/camera',
  type: 'lvl1',
  hierarchy: { lvl0: 'Web SDK', lvl1: 'Camera' },
};

it('[SM-17] a repeated search opens the list that Tab has closed, but only if it has results', async () => {
  for (const [hits, isOpen] of [
    [[hit], true],
    [[], false],
  ] as const) {
    const panel = panelWith(() => Promise.resolve(answerWith(hits)));
    panel.core.setIsOpen(false);
    panel.retry();
    await vi.runAllTimersAsync();
    expect(panel.getState().core.isOpen).toBe(isOpen);
  }
});
