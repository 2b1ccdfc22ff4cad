import { afterEach, expect, it, vi } from 'vitest';
import { fetchProgram } from './fetchProgram.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (response: Response) => {
  const requested: unknown[] = [];
  vi.stubGlobal('fetch', (address: unknown) => {
    requested.push(address);
    return Promise.resolve(response);
  });
  return requested;
};

it('loads the program of an example without a token', async () => {
  const program = { file: 'main.ts', html: '<span class="line">showMap</span>' };
  const requested = answerWith(Response.json(program));
  const { signal } = new AbortController();
  await expect(fetchProgram('labels/own-labels', signal)).resolves.toEqual(program);
  expect(requested).toEqual(['/play/programs/labels/own-labels.json']);
});

it('says what to do if the server does not have it', async () => {
  answerWith(new Response('', { status: 404 }));
  const { signal } = new AbortController();
  await expect(fetchProgram('labels/moon', signal)).rejects.toThrow(
    'The program of labels/moon cannot be loaded (status 404). Reload the page',
  );
});
