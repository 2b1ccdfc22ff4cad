import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

function panelThatWaits(): SearchPanel {
  return new SearchPanel({
    initialQuery: 'camera',
    saved: { recent: [], favorite: [] },
    keepsRecents: true,
    search: () => new Promise<SearchAnswer>(() => undefined),
    suggest: () => Promise.resolve([]),
    onSaved: () => undefined,
    onShown: () => undefined,
    onOpened: () => undefined,
    open: () => undefined,
    onSubmit: () => undefined,
  });
}

it('[SM-14] a search is stalled after 300 ms, and not before', async () => {
  const panel = panelThatWaits();
  panel.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(panel.getState().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(299);
  expect(panel.getState().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(panel.getState().status).toBe('stalled');
});
