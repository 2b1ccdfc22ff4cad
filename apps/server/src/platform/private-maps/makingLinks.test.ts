import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demo } from '../../testApp.fixture.ts';
import { stranger, writer } from '../testing/testPlatform.fixture.ts';
import { createPrivateMapTest, origin, start, type PrivateMapTest } from './privateMap.fixture.ts';

let maps: PrivateMapTest;

beforeAll(async () => {
  maps = await createPrivateMapTest();
});
beforeEach(async () => {
  maps.setTime(start);
  await maps.setVisibility('private');
});
afterAll(async () => {
  expect(maps.test.faults).toEqual([]);
  await maps.dispose();
});

describe('creating a link', () => {
  it.each([
    'https://*.shop.example',
    '*',
    'https://shop.example/',
    'https://shop.example/map',
    'https://user@shop.example',
    'https://user:pass@shop.example',
    'http://shop.example',
    'https://shop.example?a',
    'https://shop.example#a',
    'https://SHOP.example',
    'shop.example',
    'https://shop.example:443',
    'https://shop.example:99999',
    'https://a;b.example',
    'null',
    'https://a,b.example',
    "https://a' 'unsafe-inline",
    'https://1.2.3',
    'https://bücher.example',
    'http://localhost.evil.example',
    'http://localhost@evil.example',
    'javascript:alert(1)',
    '',
    'https://shop.example\n',
    'https://-shop.example',
    'https://shop..example',
    'data:,',
  ])('for pages of "%s" is rejected, and the field is named', async (bad) => {
    const { status, body } = await maps.create({ origins: [origin, bad] });
    expect(status).toBe(422);
    expect(JSON.stringify(body['errors'])).toContain('/origins/1');
  });

  it.each([
    'https://shop.example:8443',
    'http://localhost:3000',
    'http://127.0.0.1:8080',
    'https://intranet',
  ])('for pages of "%s" works', async (good) => {
    expect((await maps.create({ origins: [good] })).status).toBe(201);
  });

  it.each([
    ['no origins', { origins: [] }],
    ['the same origin twice', { origins: [origin, origin] }],
    ['eleven origins', { origins: [...Array(11).keys()].map((n) => `https://a${n}.example`) }],
    ['more than 30 days', { expiresInSeconds: 2_592_001 }],
    ['less than a minute', { expiresInSeconds: 59 }],
    ['half a second', { expiresInSeconds: 60.5 }],
    ['a subject of several lines', { subject: 'a\nb' }],
    ['more than is asked for', { visibility: 'public' }],
  ])('with %s is rejected', async (_, body) => {
    expect((await maps.create(body)).status).toBe(422);
  });

  it('requires a workspace key with write access', async () => {
    expect((await maps.create({}, demo)).status).toBe(403);
    expect((await maps.create({}, stranger)).status).toBe(404);
    const none = await maps.test.app.request('/api/v1/viewer-access', { method: 'POST' });
    expect(none.status).toBe(401);
    const { id } = await maps.makeLink();
    expect((await maps.test.send(`DELETE /viewer-access/${id}`, { as: stranger })).status).toBe(
      404,
    );
    expect((await maps.test.send('GET /viewer-access', { as: stranger })).body).toEqual({
      viewerAccess: [],
    });
  });

  it('is rejected for a public venue, with the reason', async () => {
    await maps.setVisibility('public');
    const { status, body } = await maps.create();
    expect(status).toBe(409);
    expect(body['detail']).toContain('is public and needs no link');
  });

  it.each([{}, { visibility: 'hidden' }, { visibility: 'private', more: 1 }])(
    'does not make a venue %j',
    async (body) => {
      const { status } = await maps.test.send('PUT /venues/mall/visibility', { as: writer, body });
      expect(status).toBe(422);
    },
  );

  it('and changing visibility are denied to the demo key', async () => {
    const body = { visibility: 'public' };
    expect((await maps.test.send('PUT /venues/mall/visibility', { body })).status).toBe(403);
    const elsewhere = { as: stranger, body };
    expect((await maps.test.send('PUT /venues/mall/visibility', elsewhere)).status).toBe(404);
    expect((await maps.test.send('GET /venues/mall')).status).toBe(403);
  });
});
