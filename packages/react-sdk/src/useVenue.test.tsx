// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { VenueSource } from '@mezzanine/mezzanine-js';
import { RenderedPage } from './ui/renderedPage.fixture.tsx';
import { useVenue, type VenueResult } from './useVenue.ts';

let page: RenderedPage;
const seen: VenueResult[] = [];
beforeEach(() => {
  page = new RenderedPage();
  seen.length = 0;
});
afterEach(() => page.close());

function Loader({ source }: { readonly source: VenueSource | undefined }): string {
  const result = useVenue(source);
  seen.push(result);
  return result.status;
}

test('waits without a source', async () => {
  await page.show(<Loader source={undefined} />);
  expect(page.element.textContent).toBe('idle');
});

test('stores a failure as state, and loads again on request', async () => {
  await page.show(<Loader source={new Uint8Array([1, 2, 3])} />);
  await page.until(() => page.element.textContent === 'error');
  const last = seen.at(-1);
  expect(last?.error).toMatchObject({ code: 'invalid-venue' });
  await act(async () => last?.reload());
  await page.until(() => seen.filter(({ status }) => status === 'error').length > 1);
  expect(seen.some(({ status }) => status === 'loading')).toBe(true);
});

test.each([
  ['key', { key: 'k', secret: 's', venueId: 'v', baseUrl: 'http://localhost:1' }],
  ['token', { accessToken: 't', venueId: 'v', baseUrl: 'http://localhost:1' }],
])('loads once for an inline %s, also in StrictMode', async (_, source) => {
  const asked: string[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = (url, options) =>
    new Promise((_, reject) => {
      const { signal } = options ?? {};
      if (!signal?.aborted) asked.push(new Request(url).url);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  for (let time = 0; time < 3; time += 1) {
    await page.show(
      <StrictMode>
        <Loader source={{ ...source }} />
      </StrictMode>,
    );
  }
  // StrictMode requests twice; the first request is aborted immediately.
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(asked.length).toBeGreaterThan(0);
  globalThis.fetch = before;
});
