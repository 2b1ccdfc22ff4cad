import { expect, it } from 'vitest';
import { readHostMessage, readPageMessage } from './readMobileMessage.ts';

const state = {
  markers: [
    { key: 'a', target: { kind: 'entity', id: 's1' }, content: { kind: 'text', text: 'Hi' } },
  ],
};

it('MP-02: copies a good message without unknown fields, unions included', () => {
  const good = { mezzanine: 1, type: 'set-state', id: 4, payload: { state } };
  const more = structuredClone({ ...good, extra: 1 }) as typeof good & Record<string, unknown>;
  Object.assign(more.payload.state.markers[0]?.target ?? {}, { html: 'x' });
  expect(readHostMessage(more)).toEqual(good);
});

it('MP-03: rejects a message with a value out of bounds as a whole', () => {
  const camera = { pitch: 91 };
  expect(
    readHostMessage({ mezzanine: 1, type: 'set-state', id: 1, payload: { state: { camera } } }),
  ).toEqual({ fault: 'invalid-payload', type: 'set-state', id: 1 });
});

it('MP-03: numbers have the same bounds as in the map engine', () => {
  const isRead = (type: string, payload: object): boolean => {
    const message = readHostMessage({ mezzanine: 1, type, id: 1, payload });
    return message !== undefined && !('fault' in message);
  };
  const focus = (paddingPixels: number) => isRead('focus-on', { targets: [], paddingPixels });
  expect([focus(1000), focus(1001)]).toEqual([true, false]);
  const dot = (accuracyMeters: number): boolean => {
    const position = { longitude: 1, latitude: 2, accuracyMeters };
    return isRead('set-state', { state: { blueDot: { position } } });
  };
  expect([dot(100_000), dot(100_001)]).toEqual([true, false]);
});

it('MP-04: rejects a union without its tag, or with an unknown one', () => {
  for (const target of [{ id: 's1' }, { kind: 'moon', id: 's1' }, { kind: '__proto__' }]) {
    const markers = [{ ...state.markers[0], target }];
    const message = { mezzanine: 1, type: 'set-state', payload: { state: { markers } } };
    expect(readHostMessage(message)).toMatchObject({ fault: 'invalid-payload' });
  }
});

it('MP-05: tells replies from events', () => {
  const payload = { texts: ['Books'] };
  const reply = { mezzanine: 1, type: 'suggest', replyTo: 2, payload };
  expect(readPageMessage(reply)).toEqual(reply);
  expect(readPageMessage({ mezzanine: 1, type: 'suggest', payload })).toHaveProperty('fault');
  const event = { mezzanine: 1, type: 'context-lost', payload: {} };
  expect(readPageMessage(event)).toEqual(event);
  expect(readPageMessage({ ...event, replyTo: 1 })).toHaveProperty('fault');
});

it('MP-07: ignores messages of others, and rejects unknown types', () => {
  for (const other of [null, 7, '{', [], {}, { type: 'click' }, { mezzanine: 2, type: 'click' }]) {
    expect(readPageMessage(other)).toBeUndefined();
  }
  const dance = { mezzanine: 1, type: 'dance', id: 3, payload: {} };
  expect(readHostMessage(dance)).toEqual({ fault: 'unknown-type', type: 'dance', id: 3 });
});
