import { afterEach, describe, expect, test, vi } from 'vitest';
import { MapError } from './MapError.ts';
import { HostedPage, settle } from './page.fixture.ts';

const shop = { kind: 'entity', id: 'shop', type: 'space' } as const;
const pin = { target: shop, content: { kind: 'pin' } } as const;

afterEach(() => vi.useRealTimers());

describe('the state', () => {
  test('is sent whole when the page is ready', async () => {
    const page = new HostedPage();
    page.host.set('floor', { id: 'ground' });
    page.host.setItem('markers', 'a', { ...pin, key: 'a' });
    expect(page.changes).toEqual([]);
    await page.load();
    expect(page.changes).toEqual([
      { state: { floor: { id: 'ground' }, markers: [{ ...pin, key: 'a' }] } },
    ]);
  });

  test('sends nothing for values that are equal', async () => {
    const page = new HostedPage();
    page.host.set('theme', { scheme: 'dark' });
    page.host.setItem('markers', 'a', { ...pin, key: 'a' });
    await page.load();
    page.host.set('theme', { scheme: 'dark' });
    page.host.setItem('markers', 'a', { ...pin, key: 'a' });
    expect(page.frames).toEqual([]);
    await page.frame();
    expect(page.changes).toHaveLength(1);
  });

  test('sends nothing for a change that is undone before the frame', async () => {
    const page = new HostedPage();
    page.host.set('theme', { scheme: 'dark' });
    await page.load();
    page.host.set('theme', { scheme: 'light' });
    page.host.set('theme', { scheme: 'dark' });
    await page.frame();
    expect(page.changes).toHaveLength(1);
  });

  test('sends 1,000 changes between two frames as one message with the last values', async () => {
    const page = new HostedPage();
    await page.load();
    for (let step = 0; step < 1000; step += 1) {
      page.host.set('blueDot', { position: { longitude: step / 1000, latitude: 1 } });
    }
    expect(page.frames).toHaveLength(1);
    await page.frame();
    expect(page.changes).toEqual([
      { state: { blueDot: { position: { longitude: 0.999, latitude: 1 } } } },
    ]);
  });

  test('resets topics that are no longer wanted', async () => {
    const page = new HostedPage();
    page.host.set('theme', { scheme: 'dark' });
    page.host.setItem('markers', 'a', { ...pin, key: 'a' });
    await page.load();
    page.host.set('theme', undefined);
    page.host.setItem('markers', 'a', undefined);
    await page.frame();
    expect(page.changes[1]).toEqual({ state: {}, reset: ['theme', 'markers'] });
  });

  test('has labels of the app next to the rule for names', async () => {
    const page = new HostedPage();
    page.host.set('labels', { names: 'none' });
    page.host.setItem('labels', 'a', { key: 'a', target: shop, text: 'Here' });
    await page.load();
    expect(page.changes[0]?.state.labels).toEqual({
      names: 'none',
      items: [{ key: 'a', target: shop, text: 'Here' }],
    });
  });

  test('reports what the page could not apply', async () => {
    const page = new HostedPage();
    await page.load();
    const errors: unknown[] = [];
    page.host.on('error', (error) => errors.push(error));
    page.isResponding = false;
    page.host.set('floor', { id: 'roof' });
    await page.frame();
    const { id } = page.received.at(-1) ?? {};
    page.send('error', { code: 'unknown-target', message: 'No floor "roof".' }, id);
    await settle();
    expect(errors).toEqual([{ code: 'unknown-target', message: 'No floor "roof".' }]);
  });
});

describe('calls', () => {
  test('wait for the first frame, and see the state that was set before them', async () => {
    const page = new HostedPage();
    await page.load();
    page.host.set('floor', { id: 'first' });
    await page.host.call('get-camera', {});
    const types = page.received.map((message) => message.type);
    expect(types.slice(-2)).toEqual(['set-state', 'get-camera']);
  });

  test('a call before the first frame is sent after it', async () => {
    const page = new HostedPage();
    const moving = page.host.call('move-camera', { camera: { pitch: 30 } });
    page.send('hello', { versions: [1], engine: '6.0.0' });
    await settle();
    expect(page.received.some((message) => message.type === 'move-camera')).toBe(false);
    page.show();
    expect(await moving).toEqual({ result: 'done' });
  });

  test('a call without a reply in time is rejected', async () => {
    const page = new HostedPage(20);
    await page.load();
    page.isResponding = false;
    await expect(page.host.call('get-camera', {})).rejects.toMatchObject({ code: 'timed-out' });
  });

  test('closing rejects calls that were sent, and calls that wait', async () => {
    const page = new HostedPage();
    await page.load();
    page.isResponding = false;
    const sent = page.host.call('get-camera', {});
    const waiting = new HostedPage();
    const unsent = waiting.host.call('get-camera', {});
    const outcomes = Promise.allSettled([sent, unsent]);
    await settle();
    page.host.close();
    waiting.host.close();
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'closed' } });
    }
  });

  test('an error of the page has its code and message', async () => {
    const page = new HostedPage();
    await page.load();
    page.isResponding = false;
    const focusing = page.host.call('focus-on', { targets: [shop] });
    focusing.catch(() => {});
    await settle();
    const { id } = page.received.at(-1) ?? {};
    page.send('error', { code: 'unknown-target', message: 'No space "shop".' }, id);
    const error = await focusing.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MapError);
    expect(error).toMatchObject({ code: 'unknown-target', message: 'No space "shop".' });
  });
});

describe('a lost page', () => {
  test('rejects calls with page-lost, and restores floor, view and everything else', async () => {
    const page = new HostedPage();
    const life: string[] = [];
    page.host.on('page-lost', () => life.push('page-lost'));
    page.host.on('restored', () => life.push('restored'));
    page.host.set('floor', { id: 'ground' });
    page.host.setItem('markers', 'a', { ...pin, key: 'a' });
    page.host.set('route', { from: shop, to: [shop] });
    await page.load();
    const camera = { center: { longitude: 1, latitude: 2 }, bearing: 3, pitch: 4, zoomLevel: 19 };
    page.send('floor-change', { floorId: 'first', reason: 'user' });
    page.send('camera-change', { camera, reason: 'user' });
    page.send('navigation-step', { index: 3, reason: 'user' });
    page.isResponding = false;
    const call = page.host.call('get-camera', {});
    call.catch(() => {});
    await settle();
    page.host.losePage('The process ended.');
    await expect(call).rejects.toMatchObject({ code: 'page-lost' });
    page.isResponding = true;
    await page.load();
    expect(life).toEqual(['page-lost', 'restored']);
    expect(page.changes.at(-1)?.state).toEqual({
      floor: { id: 'first' },
      camera,
      markers: [{ ...pin, key: 'a' }],
      route: { from: shop, to: [shop], step: 3, fit: false },
    });
  });

  test('draws a route again without moving the camera from where the user left it', async () => {
    const page = new HostedPage();
    page.host.set('route', { from: shop, to: [shop] });
    await page.load();
    const camera = { center: { longitude: 1, latitude: 2 }, bearing: 3, pitch: 4, zoomLevel: 19 };
    page.send('camera-change', { camera, reason: 'user' });
    await settle();
    page.host.losePage('The process ended.');
    await page.load();
    const route = page.changes.at(-1)?.state.route;
    expect(route).toEqual({ from: shop, to: [shop], fit: false });
  });

  test('a second hello means that the page was loaded again', async () => {
    const page = new HostedPage();
    page.host.set('theme', { scheme: 'dark' });
    await page.load();
    await page.load();
    expect(page.changes).toEqual([
      { state: { theme: { scheme: 'dark' } } },
      { state: { theme: { scheme: 'dark' } } },
    ]);
  });

  test('values that the app sets meanwhile override what the user did before', async () => {
    const page = new HostedPage();
    page.host.set('floor', { id: 'ground' });
    await page.load();
    page.send('floor-change', { floorId: 'first', reason: 'user' });
    page.host.losePage('The process ended.');
    page.host.set('floor', { id: 'second' });
    await page.load();
    expect(page.changes.at(-1)?.state.floor).toEqual({ id: 'second' });
  });
});

describe('bad messages', () => {
  test('a page of another version is reported, with the version that is needed', async () => {
    const page = new HostedPage();
    const errors: string[] = [];
    page.host.on('error', ({ message }) => errors.push(message));
    const call = page.host.call('get-camera', {});
    page.send('hello', { versions: [2, 3], engine: '7.0.0' });
    await expect(call).rejects.toMatchObject({ code: 'wrong-version' });
    expect(errors[0]).toContain('needs version 1');
  });

  test('10,000 random texts neither throw nor emit events', async () => {
    const page = new HostedPage();
    await page.load();
    const events: string[] = [];
    for (const type of ['click', 'error', 'floor-change', 'camera-change'] as const) {
      page.host.on(type, () => events.push(type));
    }
    const parts = [
      '{',
      '}',
      '"mezzanine":1',
      '"type":',
      '"click"',
      '"payload":',
      '[]',
      ',',
      'null',
      '1e999',
    ];
    let state = 1;
    for (let count = 0; count < 10_000; count += 1) {
      const text = Array.from({ length: 8 }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return parts[state % parts.length];
      });
      page.host.receive(text.join(''));
    }
    expect(events).toEqual([]);
  });
});
