import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { allowAnyOrigin } from './allowAnyOrigin.ts';

function open() {
  const sent: Response[] = [];
  const app = new Hono()
    .use('*', allowAnyOrigin({ exposeHeaders: ['ETag', 'Retry-After'], allowMethods: ['GET'] }))
    .get('/here', (context) => {
      const response = context.text('here');
      sent.push(response);
      return response;
    })
    .get('/fails', () => {
      throw new Error('It fails.');
    });
  app.onError((_, context) => context.text('failed', 500));
  return { app, sent };
}

it.each(['/here', '/fails', '/missing'])(
  'pages of any origin may read the answer at %s',
  async (path) => {
    const { headers } = await open().app.request(path, {
      headers: { Origin: 'https://a.example' },
    });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toBe('ETag,Retry-After');
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
  },
);

it('sends the response of the route itself, not a copy that is read as a stream', async () => {
  const { app, sent } = open();
  expect(await app.request('/here')).toBe(sent[0]);
});

it('preflight requests name the methods and headers', async () => {
  const { status, headers } = await open().app.request('/here', {
    method: 'OPTIONS',
    headers: { Origin: 'https://a.example', 'Access-Control-Request-Headers': 'authorization' },
  });
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Access-Control-Allow-Methods')).toBe('GET');
  expect(headers.get('Access-Control-Allow-Headers')).toBe('authorization');
  expect(headers.get('Access-Control-Max-Age')).toBe('86400');
});
