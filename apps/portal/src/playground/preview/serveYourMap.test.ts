// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { serveYourMap } from './serveYourMap.ts';

test('serves the map without a request, and requests everything else', async () => {
  const elsewhere = vi.fn(() => Promise.resolve(new Response('elsewhere')));
  window.fetch = elsewhere;
  const bundle = new Uint8Array([1, 2, 3]).buffer;
  serveYourMap(bundle);
  const answer = await window.fetch('https://maps.example/api/v1/venues/your-map/bundle');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  expect(answer.headers.get('content-length')).toBe('3');
  expect(elsewhere).not.toHaveBeenCalled();
  const other = await window.fetch('https://maps.example/api/v1/venues/mall/bundle');
  expect(await other.text()).toBe('elsewhere');
});

test('without a map, the program learns where to get one', async () => {
  window.fetch = () => Promise.reject(new Error('asked'));
  serveYourMap(undefined);
  const answer = await window.fetch('https://maps.example/api/v1/venues/your-map/bundle');
  expect(answer.status).toBe(404);
  expect(((await answer.json()) as { detail: string }).detail).toContain('Choose a file');
});
