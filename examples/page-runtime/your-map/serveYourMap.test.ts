// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { serveYourMap } from './serveYourMap.ts';

const address = 'https://maps.example/api/v1/venues/your-map/bundle';
const missing = 'Choose a file.';

test('serves the map without a request, and requests everything else', async () => {
  const elsewhere = vi.fn(() => Promise.resolve(new Response('elsewhere')));
  window.fetch = elsewhere;
  const bundle = new Uint8Array([1, 2, 3]).buffer;
  serveYourMap({ read: () => Promise.resolve(bundle), missing });
  const answer = await window.fetch(address);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  expect(answer.headers.get('content-length')).toBe('3');
  expect(elsewhere).not.toHaveBeenCalled();
  const other = await window.fetch('https://maps.example/api/v1/venues/mall/bundle');
  expect(await other.text()).toBe('elsewhere');
});

test('converts the map for programs that read version 1', async () => {
  window.fetch = () => Promise.reject(new Error('asked'));
  serveYourMap({
    read: () => Promise.resolve(new Uint8Array([2]).buffer),
    missing,
    toVersion1: () => Promise.resolve(new Uint8Array([1]).buffer),
  });
  const bytesOf = async (url: string) =>
    new Uint8Array(await (await window.fetch(url)).arrayBuffer());
  expect(await bytesOf(`${address}?version=1`)).toEqual(new Uint8Array([1]));
  expect(await bytesOf(`${address}?version=2`)).toEqual(new Uint8Array([2]));
});

test('without a map, the program learns where to get one', async () => {
  window.fetch = () => Promise.reject(new Error('asked'));
  serveYourMap({ read: () => Promise.resolve(undefined), missing });
  const answer = await window.fetch(address);
  expect(answer.status).toBe(404);
  expect(((await answer.json()) as { detail: string }).detail).toBe(missing);
});
