import { tinyVenue } from '@mezzanine/mvf/fixtures/tinyVenue';
import { writeMvf } from '@mezzanine/mvf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getToken } from '../../testApp.fixture.ts';
import { writer } from '../testing/testPlatform.fixture.ts';
import {
  alter,
  createPrivateMapTest,
  origin,
  type PrivateMapTest,
  start,
} from './privateMap.fixture.ts';

const picture = '/api/v1/venues/mall/floors/f_ground.svg';
let maps: PrivateMapTest;

beforeAll(async () => {
  maps = await createPrivateMapTest();
  await maps.setVisibility('private');
});
afterAll(async () => {
  expect(maps.test.faults).toEqual([]);
  await maps.dispose();
});

async function show(access: string | undefined, headers: Readonly<Record<string, string>> = {}) {
  const query = access === undefined ? '' : `?access=${access}`;
  return maps.test.app.request(`${picture}${query}`, { headers });
}

/** The headers that browsers send for `<img>` on a page of another site. */
const imageOn = (page: string) => ({
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Dest': 'image',
  Referer: `${page}/`,
});

describe('a picture of a private venue', () => {
  it('is not drawn without a link, or with the demo key', async () => {
    const anonymous = await show(undefined);
    expect(anonymous.status).toBe(403);
    expect(await anonymous.text()).not.toContain('<svg');
    const Authorization = `Bearer ${await getToken(maps.test.app)}`;
    expect((await show(undefined, { Authorization })).status).toBe(403);
  });

  it('is drawn with a link in its URL, for programs such as mail servers, without caching', async () => {
    const { access } = await maps.makeLink();
    const response = await show(access);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<svg');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('is shown by pages of its origins, and by no others', async () => {
    const { access } = await maps.makeLink();
    const own = await show(access, imageOn(origin));
    expect(own.status).toBe(200);
    expect(own.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect((await show(access, imageOn('https://evil.example'))).status).toBe(403);
    const hidden = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' };
    expect((await show(access, hidden)).status).toBe(403);
    const here = await show(access, { 'Sec-Fetch-Site': 'same-origin' });
    expect(here.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('is no longer served when its link is revoked or expires', async () => {
    const { id, access } = await maps.makeLink();
    const { access: short } = await maps.makeLink({ expiresInSeconds: 60 });
    expect([(await show(access)).status, (await show(short)).status]).toEqual([200, 200]);
    await maps.test.send(`DELETE /viewer-access/${id}`, { as: writer });
    const revoked = await show(access);
    expect([revoked.status, await revoked.text()]).toEqual([
      401,
      expect.stringContaining('was revoked'),
    ]);
    maps.setTime(start + 60_000);
    expect((await show(short)).status).toBe(401);
    maps.setTime(start);
  });

  it('takes no altered link, no token of a key, and no link to another venue', async () => {
    const { access } = await maps.makeLink();
    const key = await getToken(maps.test.app);
    for (const wrong of [alter(access, { venue: 'other' }), `${access}A`, key, 'x', '..']) {
      expect((await show(wrong)).status, wrong).toBe(401);
    }
    const file = writeMvf(tinyVenue);
    await maps.test.send('PUT /venues/house?visibility=private', { as: writer, file });
    const { access: other } = await maps.makeLink({ venueId: 'house' });
    expect((await show(other)).status).toBe(403);
    expect((await show('')).status).not.toBe(200);
  });

  it('is the only kind of response that takes a link in its URL', async () => {
    const { access } = await maps.makeLink();
    for (const path of ['', '/bundle', '/locations', '/floors', '/images/extinguisher.svg']) {
      const response = await maps.test.app.request(`/api/v1/venues/mall${path}?access=${access}`);
      expect(response.status, path).toBe(401);
    }
  });

  it('is drawn for anyone when the venue is public again', async () => {
    await maps.setVisibility('public');
    expect((await show(undefined)).headers.get('Cache-Control')).toBe('public, max-age=300');
    await maps.setVisibility('private');
    expect((await show(undefined)).status).toBe(403);
  });
});
