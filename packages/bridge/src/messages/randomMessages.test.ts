import { expect, it } from 'vitest';
import { createViewerEndpoint } from '../endpoint/createViewerEndpoint.ts';
import { appOrigin, type ViewerPort } from '../endpoint/ViewerPort.ts';
import { firstState, RememberingViewer } from '../endpoint/viewer.fixture.ts';
import { connectViewer } from '../host/connectViewer.ts';
import { PageWithFrame } from '../host/frame.fixture.ts';
import { hostTable } from './hostTable.ts';
import { goodPayloads, randomMessage, seededRandom } from './randomMessages.fixture.ts';
import { readMessage } from './readMessage.ts';
import { viewerTable } from './viewerTable.ts';

const rounds = 100_000;

/** A port with both ends accessible. */
function openPort() {
  const sent: unknown[] = [];
  let hear: ((data: unknown, origin: string) => void) | undefined;
  const port: ViewerPort = {
    send: (message) => void sent.push(message),
    listen(receive) {
      hear = receive;
      return () => (hear = undefined);
    },
  };
  return { port, sent, say: (data: unknown, origin = appOrigin) => hear?.(data, origin) };
}

it('BR-30: 100,000 random messages from other windows change nothing and get no answer', async () => {
  const { port, sent, say } = openPort();
  const viewer = new RememberingViewer();
  createViewerEndpoint({ port, handlers: viewer, allowedOrigins: [appOrigin] });
  say({ mezzanine: 1, type: 'welcome', payload: { version: 1 } });
  const before = sent.length;
  const random = seededRandom(9);
  const strangers = ['https://stranger.example', 'null', '', '*', 'app://', `${appOrigin}.evil`];
  for (let round = 0; round < rounds; round++) {
    say(randomMessage(random), strangers[round % strangers.length]);
  }
  await Promise.resolve();
  expect(viewer.asked).toEqual([]);
  expect(viewer.getState()).toEqual(firstState);
  expect(sent).toHaveLength(before);
});

it('BR-32: 100,000 random messages from the host do only what the table defines', async () => {
  const { port, sent, say } = openPort();
  const viewer = new RememberingViewer();
  createViewerEndpoint({ port, handlers: viewer, allowedOrigins: [appOrigin] });
  const random = seededRandom(10);
  for (let round = 0; round < rounds; round++) {
    say(randomMessage(random));
    if (round % 10_000 === 0) await new Promise((done) => setTimeout(done, 0));
  }
  await new Promise((done) => setTimeout(done, 0));
  expect(viewer.asked.length).toBeGreaterThan(5000);
  const unfit = sent.filter((message) => {
    const read = readMessage(viewerTable, message);
    return read === undefined || 'fault' in read;
  });
  expect(unfit).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

it('BR-30: 100,000 random messages to the page reach no listener from other origins, and none unchecked', async () => {
  const page = new PageWithFrame(
    'https://maps.example/viewer/?venue=mall&host=https://host.example',
  );
  const opening = connectViewer(page.frame);
  page.say('hello', { versions: [1] });
  page.say('state-changed', firstState, 0);
  const client = await opening;
  const heard: unknown[] = [];
  const types = [
    'state-changed',
    'location-clicked',
    'directions-changed',
    'position-shown',
  ] as const;
  for (const type of types) {
    client.on(type, (payload) => {
      heard.push({ mezzanine: 1, type, payload });
    });
  }
  const random = seededRandom(11);
  for (let round = 0; round < rounds; round++) {
    const message = randomMessage(random);
    page.deliver(message, 'https://stranger.example');
    page.deliver(message, 'https://maps.example', page.view);
  }
  expect(heard).toEqual([]);
  for (let round = 0; round < rounds; round++) page.deliver(randomMessage(random));
  expect(heard.length).toBeGreaterThan(5000);
  for (const message of heard) expect(readMessage(viewerTable, message)).toEqual(message);
  client.close();
});

it('BR-02: parses every valid message unchanged, without fields that the table does not define', () => {
  for (const [type, payload] of Object.entries(goodPayloads)) {
    const table: Record<string, unknown> = { ...hostTable, ...viewerTable };
    const message = { mezzanine: 1, type, id: 3, payload };
    expect(readMessage(table as typeof hostTable, message)).toEqual(message);
    const more = { ...message, more: 1, payload: { ...payload, more: 1 } };
    expect(readMessage(table as typeof hostTable, more)).toEqual(message);
  }
});

it('BR-02: rejects every payload with a required field missing or of another type', () => {
  const optional = new Set(['floor', 'category', 'search', 'externalId', 'stops', 'accessible']);
  for (const [type, check] of Object.entries({ welcome: hostTable.welcome, ...viewerTable })) {
    const good = goodPayloads[type as keyof typeof goodPayloads];
    for (const name of Object.keys(good)) {
      expect(check({ ...good, [name]: /x/ }), `${type}.${name}`).toBeUndefined();
      if (optional.has(name) || name === 'directions' || name === 'position') continue;
      expect(check({ ...good, [name]: undefined }), `${type}.${name}`).toBeUndefined();
    }
  }
});
