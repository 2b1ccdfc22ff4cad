import type { HostMessages, ViewerMessages } from './bridgeMessages.ts';
import { firstState } from '../endpoint/viewer.fixture.ts';

/** Numbers that are the same on every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const point = { latitude: 1, longitude: 2 };

/** One valid payload of each type. */
export const goodPayloads: HostMessages & ViewerMessages = {
  connect: { versions: [1] },
  welcome: { version: 1 },
  'get-state': {},
  'set-state': { location: ['books'], search: 'b', view: 'map' },
  'show-directions': { from: ['a'], to: ['books'], stops: ['b'], accessible: true },
  'clear-directions': {},
  'set-position': { position: { ...point, accuracyMeters: 3, floor: 'l1' } },
  'set-camera': { center: point, zoom: 18, bearing: 0, pitch: 30, isAnimated: false },
  hello: { versions: [1] },
  'state-changed': firstState,
  'location-clicked': { location: 'a', name: 'A', externalId: 'x', floor: 'l1' },
  'directions-changed': {
    directions: {
      departure: ['a'],
      location: ['b'],
      stops: [],
      accessible: false,
      lengthMeters: 10,
      seconds: 8,
      instructions: ['Go.'],
    },
  },
  'position-shown': { position: point },
  error: { code: 'no-route', message: 'None.' },
  reply: firstState,
};

const polluting: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}');
const junk: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1e308,
  NaN,
  Infinity,
  '',
  'books',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '\u202Egpj',
  '\uD800',
  'x'.repeat(3000),
  [],
  {},
  polluting,
  [null],
  [[['a']]],
  Array.from({ length: 2000 }, () => 'a'),
  new Array(5),
  { length: 3 },
  new Map([['a', 1]]),
  new Date(0),
  /x/,
  10n,
  Object.create(null),
  { toString: null },
];

/** A valid message with some parts replaced, or an arbitrary value. */
export function randomMessage(random: () => number): unknown {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  if (random() < 0.05) return pick(junk);
  const types = Object.keys(goodPayloads) as (keyof typeof goodPayloads)[];
  const type = pick(types);
  const payload: unknown = random() < 0.4 ? goodPayloads[type] : altered(goodPayloads[type]);
  const message: Record<string, unknown> = { mezzanine: 1, type, payload };
  if (random() < 0.5) message['id'] = Math.floor(random() * 20);
  if (random() < 0.5) message['replyTo'] = Math.floor(random() * 20);
  if (random() < 0.2) message[pick(['mezzanine', 'type', 'id', 'replyTo', 'payload'])] = pick(junk);
  return message;

  function altered(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || random() < 0.2) return pick(junk);
    if (Array.isArray(value)) return [...(value as unknown[]), pick(junk)];
    const names = [...Object.keys(value), '__proto__', 'extra'];
    const name = pick(names);
    const copy = { ...value } as Record<string, unknown>;
    const next = random() < 0.5 ? pick(junk) : altered(copy[name]);
    Object.defineProperty(copy, name, { value: next, enumerable: true });
    return copy;
  }
}
