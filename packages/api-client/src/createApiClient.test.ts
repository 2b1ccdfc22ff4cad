import { expect, it } from 'vitest';
import { createApiClient } from './createApiClient.ts';

/** A server that issues numbered tokens and rejects all but the newest. */
function startServer() {
  const seen: string[] = [];
  let issued = 0;
  const answer = (status: number, body: object) =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  const fetch = (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    seen.push(pathname);
    if (pathname === '/api/v1/token') {
      issued += 1;
      return answer(200, { accessToken: `t${issued}`, tokenType: 'Bearer', expiresIn: 900 });
    }
    const isGood = request.headers.get('Authorization') === `Bearer t${issued}`;
    return isGood ? answer(200, { locations: [] }) : answer(401, { detail: 'expired' });
  };
  return { seen, fetch, restart: () => (issued += 1) };
}

const place = { params: { path: { venueId: 'mall' } } };

it('uses one token for many requests, and requests a new one when the server rejects it', async () => {
  const server = startServer();
  const pair = { key: 'k', secret: 's' };
  const api = createApiClient({ origin: 'http://localhost:8080', ...pair, fetch: server.fetch });
  const list = () => api.GET('/venues/{venueId}/locations', place);
  expect((await list()).data).toEqual({ locations: [] });
  await list();
  expect(server.seen.filter((path) => path === '/api/v1/token')).toHaveLength(1);
  server.restart();
  expect((await list()).response.status).toBe(401);
  expect((await list()).data).toEqual({ locations: [] });
});
