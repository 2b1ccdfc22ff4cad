import { tinyVenue } from '@mezzanine/mvf/fixtures/tinyVenue';
import { type Mvf, writeMvf } from '@mezzanine/mvf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, operatorKey, type TestApp } from '../../testApp.fixture.ts';

let test: TestApp;

beforeEach(async () => {
  const environment = { HOST: '0.0.0.0', PUBLIC_URL: 'https://maps.example' };
  test = await createTestApp({ environment });
});
afterEach(async () => {
  expect(test.faults).toEqual([]);
  await test.dispose();
});

const headers = { Authorization: `Bearer ${operatorKey}`, Origin: 'https://maps.example' };

async function request(path: string, init: RequestInit = {}) {
  const response = await test.app.request(`https://maps.example/stats/venues${path}`, {
    headers,
    ...init,
  });
  return { response, status: response.status, text: await response.text() };
}

function publish(bytes: Uint8Array, fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([new Uint8Array(bytes)], 'house.mvf.zip'));
  return request('', { method: 'POST', body: form });
}

describe('the page of venues', () => {
  it('publishes a file, and lists the venue with its versions', async () => {
    const { status, response } = await publish(writeMvf(tinyVenue), {
      venueId: 'house',
      name: 'My <house>',
    });
    expect([status, response.headers.get('Location')]).toEqual([303, '/stats/venues/house']);
    const list = await request('');
    expect(list.text).toContain('My &lt;house&gt;</a>');
    expect(list.text).toContain('href="/viewer/?venue=house"');
    const page = await request('/house');
    expect(page.text).toContain('TOPO-11');
    const again = await publish(writeMvf(tinyVenue), { venueId: 'house', name: 'Second' });
    expect(again.status).toBe(303);
    const [, path = ''] =
      /action="\/stats\/venues(\/house\/versions\/ver_\w+\/publish)"/.exec(
        (await request('/house')).text,
      ) ?? [];
    expect((await request(path, { method: 'POST' })).status).toBe(303);
    expect((await request('/house')).text).toContain('<h1>My &lt;house&gt;</h1>');
  });

  it('shows why a file is not published, keeps the form values, and lists the findings', async () => {
    const broken = JSON.parse(
      JSON.stringify(tinyVenue).replaceAll('[4.501,51.9]', '[4.5005,51.902]'),
    ) as Mvf;
    const { status, text } = await publish(writeMvf(broken), { venueId: 'house', city: 'Zürich' });
    expect(status).toBe(422);
    expect(text).toContain('role="alert"');
    expect(text).toContain('value="Zürich"');
    expect(text).toContain('<h2 id="findings">');
    expect(
      (await publish(writeMvf(broken), { venueId: 'house', acceptErrors: 'yes' })).status,
    ).toBe(303);
  });

  it.each([
    [{ venueId: 'a b' }, 400, 'The id &quot;a b&quot; is invalid'],
    [{ venueId: 'mall' }, 409, 'demo venue'],
  ])('refuses %j with %i', async (fields, expected, words) => {
    const { status, text } = await publish(writeMvf(tinyVenue), fields);
    expect([status, text]).toEqual([expected, expect.stringContaining(words)]);
  });

  it('deletes a venue after its id is typed', async () => {
    await publish(writeMvf(tinyVenue), { venueId: 'house', private: 'yes' });
    const remove = (confirmation: string) =>
      request('/house/delete', { method: 'POST', body: new URLSearchParams({ confirmation }) });
    expect((await remove('other')).status).toBe(400);
    expect((await request('/house')).status).toBe(200);
    expect((await remove('house')).status).toBe(303);
    expect((await request('/house')).status).toBe(404);
  });

  it('accepts only forms from this server, sent by operators', async () => {
    for (const path of ['', '/mall']) {
      const { response } = await request(path, { headers: {} });
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
    }
    for (const other of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      const form = new FormData();
      form.set('venueId', 'house');
      const init = { method: 'POST', body: form, headers: { ...headers, ...other } };
      expect((await request('', init)).status).toBe(403);
    }
  });

  it('runs no script', async () => {
    const { response, text } = await request('');
    expect(text).not.toContain('<script');
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  });
});
