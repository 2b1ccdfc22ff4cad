import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, operatorKey, type TestApp } from '../testApp.fixture.ts';

const pages = [
  '/stats',
  '/stats/feedback',
  '/stats/feedback.csv',
  '/stats/search',
  '/stats/search.csv',
];
let test: TestApp;
let now = Date.UTC(2026, 0, 1);

const openPublic = async () => {
  const environment = { HOST: '0.0.0.0', PUBLIC_URL: 'https://maps.example' };
  test = await createTestApp({ environment, now: () => now });
};
const get = (path: string, headers: Record<string, string> = {}) =>
  test.app.request(`https://maps.example${path}`, { headers });
const signIn = (key: string, headers: Record<string, string> = {}) =>
  test.app.request('https://maps.example/stats/sign-in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ key }).toString(),
  });

afterEach(() => test.dispose());

describe("operators' pages of a public server", () => {
  it.each(pages)('%s is denied to everyone else, and never cached or indexed', async (path) => {
    await openPublic();
    for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Cookie: 'operator=9e15.x' }]) {
      const response = await get(path, headers);
      expect(response.status).toBe(403);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    }
    const page = await get(path, { Accept: 'text/html' });
    expect(page.status).toBe(403);
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await page.text()).toContain('Operator key');
  });

  it('the key grants access as a bearer token, and in the sign-in form for eight hours', async () => {
    await openPublic();
    for (const path of pages) {
      const response = await get(path, { Authorization: `Bearer ${operatorKey}` });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    const signedIn = await signIn(operatorKey);
    expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([303, '/stats']);
    const setCookie = signedIn.headers.get('Set-Cookie') ?? '';
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/stats']) {
      expect(setCookie).toContain(part);
    }
    const cookie = setCookie.split(';')[0] ?? '';
    expect((await get('/stats/search', { Cookie: cookie })).status).toBe(200);
    expect((await get('/stats', { Cookie: cookie.replace(/=1/, '=2') })).status).toBe(403);
    const signedOut = await test.app.request('https://maps.example/stats/sign-out', {
      method: 'POST',
      headers: { Cookie: cookie },
    });
    expect(signedOut.headers.get('Set-Cookie')).toMatch(/^operator=; Max-Age=0; Path=\/stats/);
    now += 8 * 3_600_000;
    expect((await get('/stats', { Cookie: cookie })).status).toBe(403);
  });

  it('wrong keys are rejected, including from other sites, and limited per address', async () => {
    await openPublic();
    expect((await signIn(operatorKey, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    for (let count = 0; count < 10; count += 1) {
      expect((await signIn(`wrong-${count}`)).status).toBe(403);
    }
    const limited = await signIn('wrong');
    expect(limited.status).toBe(429);
    expect(limited.headers.get('Retry-After')).toBe('600');
    now += 600_000;
    expect((await signIn(operatorKey)).status).toBe(303);
  });
});

describe("operators' pages in local use", () => {
  it('are open on this machine, but not through a proxy or under another host name', async () => {
    test = await createTestApp();
    const status = async (url: string, headers: Record<string, string> = {}) =>
      (await test.app.request(url, { headers })).status;
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080']) {
      expect(await status(`http://${host}/stats`)).toBe(200);
    }
    expect(await status('http://rebound.example/stats')).toBe(403);
    const forwarded = { 'X-Forwarded-For': '198.51.100.1' };
    expect(await status('http://localhost:8080/stats', forwarded)).toBe(403);
  });
});
