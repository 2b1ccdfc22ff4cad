import { describe, expect, it } from 'vitest';
import { createViewerEndpoint } from './createViewerEndpoint.ts';
import { platforms, type HostSide } from './hosts.fixture.ts';
import { firstState, RememberingViewer } from './viewer.fixture.ts';

const welcome = { mezzanine: 1, type: 'welcome', payload: { version: 1 } };
const places = { location: ['books'] };

async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done, 0));
}

function open(host: HostSide, allowedOrigins: readonly string[] = [host.origin]) {
  const viewer = new RememberingViewer();
  const endpoint = createViewerEndpoint({ port: host.port, handlers: viewer, allowedOrigins });
  const begin = (): void => {
    host.say(welcome);
    host.received.length = 0;
  };
  const ask = async (type: string, payload: unknown = {}, id = 7): Promise<unknown> => {
    host.say({ mezzanine: 1, type, id, payload });
    await settle();
    return host.received.at(-1);
  };
  return { viewer, endpoint, begin, ask };
}

describe.each(platforms)('BR-35: the viewer in %s', (_, platform) => {
  it('BR-01, BR-10: announces itself with its versions when it starts, and sends nothing about the map', () => {
    const host = platform();
    open(host);
    expect(host.received).toEqual([{ mezzanine: 1, type: 'hello', payload: { versions: [1] } }]);
  });

  it('BR-11: answers the hello of a host that connects later', () => {
    const host = platform();
    open(host);
    host.say({ mezzanine: 1, type: 'connect', payload: { versions: [1] } });
    expect(host.received.map(({ type }) => type)).toEqual(['hello', 'hello']);
  });

  it('BR-12: starts a session with the state, and rejects unsupported versions', () => {
    const host = platform();
    open(host);
    host.say({ ...welcome, payload: { version: 9 }, id: 1 });
    expect(host.received.at(-1)).toMatchObject({
      type: 'error',
      replyTo: 1,
      payload: { code: 'wrong-version' },
    });
    host.say({ ...welcome, id: 2 });
    expect(host.received.at(-1)).toEqual({
      mezzanine: 1,
      type: 'state-changed',
      replyTo: 2,
      payload: firstState,
    });
  });

  it('BR-13: sends and does nothing before the session', async () => {
    const host = platform();
    const { viewer, endpoint, ask } = open(host);
    endpoint.report('state-changed', firstState);
    expect(await ask('set-state', places)).toMatchObject({ payload: { code: 'not-connected' } });
    expect(host.received.map(({ type }) => type)).toEqual(['hello', 'error']);
    expect(viewer.asked).toEqual([]);
  });

  it('BR-20: answers each request with its id and the resulting state', async () => {
    const host = platform();
    const { viewer, begin, ask } = open(host);
    begin();
    expect(await ask('set-state', places, 3)).toEqual({
      mezzanine: 1,
      type: 'reply',
      replyTo: 3,
      payload: { ...firstState, ...places },
    });
    const way = { from: ['door'], to: ['books'], stops: ['cafe'], accessible: true };
    expect(await ask('show-directions', way, 4)).toMatchObject({
      type: 'reply',
      replyTo: 4,
      payload: { view: 'directions', departure: ['door'] },
    });
    expect(await ask('clear-directions', {}, 5)).toMatchObject({ payload: { view: 'map' } });
    const position = { latitude: 1, longitude: 2, accuracyMeters: 3, headingDegrees: 4 };
    await ask('set-position', { position });
    await ask('set-position');
    await ask('set-camera', { zoom: 18, center: { latitude: 1, longitude: 2 } });
    expect(await ask('get-state', undefined, 9)).toMatchObject({ type: 'reply', replyTo: 9 });
    expect(viewer.asked).toEqual([
      ['setState', places],
      ['showDirections', way],
      ['clearDirections', undefined],
      ['setPosition', position],
      ['setPosition', undefined],
      ['setCamera', { zoom: 18, center: { latitude: 1, longitude: 2 } }],
    ]);
  });

  it('BR-21: runs requests without an id, and does not answer them', async () => {
    const host = platform();
    const { viewer, begin } = open(host);
    begin();
    host.say({ mezzanine: 1, type: 'set-state', payload: places });
    await settle();
    expect(viewer.getState().location).toEqual(['books']);
    expect(host.received).toEqual([]);
  });

  it('BR-22: answers a failed request with its code and id', async () => {
    const host = platform();
    const { begin, ask } = open(host);
    begin();
    const codeOf = async (type: string, payload: object, id: number) => {
      const answer = (await ask(type, payload, id)) as { readonly payload: { code: string } };
      expect(answer).toMatchObject({ type: 'error', replyTo: id });
      return answer.payload.code;
    };
    expect(await codeOf('set-state', { location: ['moon'] }, 1)).toBe('unknown-place');
    expect(await codeOf('show-directions', { from: ['a'], to: ['roof'] }, 2)).toBe('no-route');
    expect(await codeOf('set-camera', { zoom: 0 }, 3)).toBe('not-possible');
    expect(await codeOf('dance', {}, 4)).toBe('unknown-type');
    expect(await codeOf('__proto__', {}, 5)).toBe('unknown-type');
    expect(await codeOf('set-camera', { zoom: 'near' }, 6)).toBe('invalid-payload');
  });

  it('BR-23: sends events to the host of the session', () => {
    const host = platform();
    const { endpoint, begin } = open(host);
    begin();
    endpoint.report('location-clicked', { location: 'books', name: 'Books' });
    endpoint.report('position-shown', {});
    expect(host.received).toEqual([
      { mezzanine: 1, type: 'location-clicked', payload: { location: 'books', name: 'Books' } },
      { mezzanine: 1, type: 'position-shown', payload: {} },
    ]);
  });

  it('BR-30: reads messages from its host only, and responds to no one else', async () => {
    const host = platform();
    const { viewer, begin } = open(host);
    begin();
    for (const say of host.strangers) {
      say(welcome);
      say({ mezzanine: 1, type: 'set-state', id: 1, payload: places });
      say({ mezzanine: 1, type: 'get-state', id: 2, payload: {} });
    }
    await settle();
    expect(viewer.asked).toEqual([]);
    expect(host.received).toEqual([]);
  });

  it('BR-31: sends nothing if no origin is allowed, and never to all origins', async () => {
    for (const allowed of [[], ['*'], ['null'], [''], ['https://other.example']]) {
      const host = platform();
      const { viewer, ask } = open(host, allowed);
      host.say(welcome);
      await ask('set-state', places);
      expect(viewer.asked).toEqual([]);
      expect(host.received).toEqual([]);
    }
  });

  it('BR-32: ignores messages that are not bridge messages', async () => {
    const host = platform();
    const { begin } = open(host);
    begin();
    const others = [null, 7, 'text', '{', [], {}, { type: 'set-state' }, { mezzanine: '1' }];
    for (const other of [...others, { mezzanine: 1 }, { mezzanine: 1, type: 5 }]) host.say(other);
    await settle();
    expect(host.received).toEqual([]);
  });

  it('BR-24: sends and reads nothing after it is closed', async () => {
    const host = platform();
    const { viewer, endpoint, begin } = open(host);
    begin();
    host.say({ mezzanine: 1, type: 'get-state', id: 1, payload: {} });
    endpoint.close();
    host.say({ mezzanine: 1, type: 'set-state', id: 2, payload: places });
    endpoint.report('position-shown', {});
    await settle();
    expect(viewer.asked).toEqual([]);
    expect(host.received).toEqual([]);
  });
});
