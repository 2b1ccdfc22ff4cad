import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstState } from '../endpoint/viewer.fixture.ts';
import { connectViewer } from './connectViewer.ts';
import { PageWithFrame } from './frame.fixture.ts';
import type { ConnectOptions, ViewerClient } from './ViewerClient.ts';

const address = 'https://maps.example/viewer/?venue=mall&host=https://host.example';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function connected(
  options?: ConnectOptions,
): Promise<{ readonly page: PageWithFrame; readonly client: ViewerClient }> {
  const page = new PageWithFrame(address);
  const opening = connectViewer(page.frame, options);
  page.say('hello', { versions: [1] });
  page.say('state-changed', firstState, 0);
  return { page, client: await opening };
}

describe('connecting', () => {
  it('BR-11: connects to a viewer that is already running, and waits for one that is not', () => {
    const there = new PageWithFrame(address);
    void connectViewer(there.frame);
    expect(there.types).toEqual(['connect']);
    const empty = new PageWithFrame(address, false);
    void connectViewer(empty.frame);
    expect(empty.types).toEqual([]);
  });

  it('BR-12: resolves when the first state arrives, and reconnects when the frame reloads', async () => {
    const { page, client } = await connected();
    expect(page.types).toEqual(['connect', 'welcome']);
    page.say('hello', { versions: [1, 2] });
    expect(page.posted.at(-1)?.message).toMatchObject({ type: 'welcome', payload: { version: 1 } });
    client.close();
  });

  it('BR-12: rejects a viewer with other versions', async () => {
    const page = new PageWithFrame(address);
    const opening = connectViewer(page.frame);
    page.say('hello', { versions: [2, 3] });
    await expect(opening).rejects.toMatchObject({
      code: 'wrong-version',
      message: 'Viewer versions: 2, 3. Package versions: 1.',
    });
    expect(page.types).toEqual(['connect']);
  });

  it('BR-14: rejects after the given timeout', async () => {
    const page = new PageWithFrame(address);
    const opening = connectViewer(page.frame, { timeoutMs: 3000 });
    const refused = expect(opening).rejects.toMatchObject({
      code: 'not-connected',
      message: 'https://maps.example did not respond within 3 s.',
    });
    await vi.advanceTimersByTimeAsync(3000);
    await refused;
    page.say('hello', { versions: [1] });
    expect(page.types).toEqual(['connect']);
  });

  it.each(['', 'about:blank', 'javascript:alert(1)'])(
    'BR-14: rejects a frame with the address “%s”',
    async (src) => {
      const opening = connectViewer(new PageWithFrame(src).frame);
      await expect(opening).rejects.toMatchObject({ code: 'not-connected' });
    },
  );

  it('BR-33: adds its origin to a frame address that has none, and to no other', () => {
    const bare = new PageWithFrame('https://maps.example/viewer/?venue=a+b%2Bc%20d#top');
    void connectViewer(bare.frame);
    const host = 'host=https%3A%2F%2Fhost.example';
    expect(bare.loads).toEqual([`https://maps.example/viewer/?venue=a+b%2Bc%20d&${host}#top`]);
    const named = new PageWithFrame(address);
    void connectViewer(named.frame);
    expect(named.loads).toEqual([]);
  });

  it('BR-33: ignores the document that its origin is added to', async () => {
    const page = new PageWithFrame('https://maps.example/viewer/?venue=mall');
    const before = page.contentWindow;
    const opening = connectViewer(page.frame);
    const late = { mezzanine: 1, type: 'hello', payload: { versions: [1] } };
    page.deliver(late, 'https://maps.example', before);
    expect(page.types, 'the old document would lose requests').toEqual([]);
    page.say('hello', { versions: [1] });
    page.say('state-changed', firstState, 0);
    await opening;
    expect(page.types).toEqual(['welcome']);
  });
});

describe('requests', () => {
  it('BR-20: resolves each request with its own answer', async () => {
    const { page, client } = await connected();
    const first = client.setState({ floor: 'l2' });
    const second = client.showDirections({ from: ['a'], to: ['b'] });
    expect(page.posted.slice(-2)).toMatchObject([
      { message: { type: 'set-state', id: 1, payload: { floor: 'l2' } } },
      { message: { type: 'show-directions', id: 2 } },
    ]);
    page.say('reply', { ...firstState, floor: 'second' }, 2);
    page.say('reply', { ...firstState, floor: 'first' }, 1);
    expect((await first).floor).toBe('first');
    expect((await second).floor).toBe('second');
  });

  it('BR-20: has a message for every request', async () => {
    const { page, client } = await connected();
    void client.getState();
    void client.clearDirections();
    void client.setPosition({ latitude: 1, longitude: 2 });
    void client.setPosition();
    void client.setCamera({ zoom: 18 });
    expect(page.posted.slice(2).map(({ message }) => [message.type, message.payload])).toEqual([
      ['get-state', {}],
      ['clear-directions', {}],
      ['set-position', { position: { latitude: 1, longitude: 2 } }],
      ['set-position', {}],
      ['set-camera', { zoom: 18 }],
    ]);
  });

  it('BR-22: rejects with the error code of the viewer', async () => {
    const { page, client } = await connected();
    const asked = client.setState({ location: ['moon'] });
    await Promise.resolve();
    page.say('error', { code: 'unknown-place', message: 'There is no moon.' }, 1);
    await expect(asked).rejects.toMatchObject({
      code: 'unknown-place',
      message: 'There is no moon.',
    });
  });

  it('BR-25: rejects a request that is not answered in time', async () => {
    const { client } = await connected({ timeoutMs: 1000 });
    const refused = expect(client.getState()).rejects.toMatchObject({
      code: 'timed-out',
      message: '“get-state” got no response within 1 s.',
    });
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
  });

  it('BR-24: rejects pending and later requests after it is closed', async () => {
    const { page, client } = await connected();
    const heard: unknown[] = [];
    client.on('state-changed', (state) => heard.push(state));
    const waits = expect(client.getState()).rejects.toMatchObject({ code: 'closed' });
    await Promise.resolve();
    client.close();
    await waits;
    await expect(client.getState()).rejects.toMatchObject({ code: 'closed' });
    page.say('state-changed', firstState);
    expect(heard).toEqual([]);
  });
});

describe('events', () => {
  it('BR-23: calls listeners of the event type until they unsubscribe', async () => {
    const { page, client } = await connected();
    const heard: string[] = [];
    const stop = client.on('location-clicked', ({ name }) => heard.push(name));
    client.on('error', ({ message }) => heard.push(message));
    page.say('location-clicked', { location: 'a', name: 'Books' });
    page.say('error', { code: 'not-possible', message: 'No map.' });
    stop();
    page.say('location-clicked', { location: 'a', name: 'Again' });
    expect(heard).toEqual(['Books', 'No map.']);
  });

  it('BR-30: reads messages only from its frame, at the origin of the frame address', async () => {
    const { page, client } = await connected();
    const heard: unknown[] = [];
    client.on('state-changed', (state) => heard.push(state));
    const state = { mezzanine: 1, type: 'state-changed', payload: firstState };
    page.deliver(state, 'https://stranger.example');
    page.deliver(state, 'https://maps.example', {});
    page.deliver(state, 'null');
    expect(heard).toEqual([]);
    page.deliver(state);
    expect(heard).toEqual([firstState]);
  });

  it('BR-31: sends only to the origin of the frame address', async () => {
    const { page, client } = await connected();
    void client.setState({ search: 'secret' });
    expect(new Set(page.posted.map(({ origin }) => origin))).toEqual(
      new Set(['https://maps.example']),
    );
  });

  it('BR-40: passes every message to a log', async () => {
    const log: string[] = [];
    const { page, client } = await connected({
      onMessage: (direction, { type }) => log.push(`${direction} ${type}`),
    });
    void client.getState();
    page.say('reply', firstState, 1);
    page.say('nonsense', {});
    expect(log).toEqual([
      'sent connect',
      'received hello',
      'sent welcome',
      'received state-changed',
      'sent get-state',
      'received reply',
    ]);
  });
});
