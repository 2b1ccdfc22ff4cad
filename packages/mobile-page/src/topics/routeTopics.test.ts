import { expect, it } from 'vitest';
import type { BlueDotOptions } from '@mezzanine/mezzanine-js';
import type { BlueDotTopic } from '@mezzanine/mobile-protocol';
import type { ShownMap } from './MapTopic.ts';
import { routeTopics } from './routeTopics.ts';

/** Applies a blue dot, and returns the calls to the map. */
function enabledBy(wanted: BlueDotTopic): BlueDotOptions | undefined {
  let enabled: BlueDotOptions | undefined;
  const blueDot = {
    followMode: 'none',
    enable: (options: BlueDotOptions) => (enabled = options),
  };
  const [, topic] = routeTopics({ mapView: { blueDot } } as unknown as ShownMap);
  topic.apply(wanted, undefined);
  return enabled;
}

it('turns the blue dot gray after 30 seconds, as the protocol specifies, unless the host chooses', () => {
  expect(enabledBy({})?.staleAfterMs).toBe(30_000);
  expect(enabledBy({ staleAfterMs: 5000 })?.staleAfterMs).toBe(5000);
});

it('removes the dot when the host has no position anymore, and waits for the next one', () => {
  const calls = callsOf([
    { position: here, follow: 'position' },
    { follow: 'position' },
    { position: here, follow: 'position' },
  ]);
  expect(calls).toEqual([
    ['enable', 'update', 'follow position'],
    ['disable', 'enable', 'follow position'],
    ['update'],
  ]);
});

it('does not follow again a user who moved the map before the position was lost', () => {
  const calls = callsOf([{ position: here, follow: 'position' }, { follow: 'position' }], () => {
    dot.followMode = 'none';
  });
  expect(calls[1]).toEqual(['disable', 'enable']);
});

it('sends an equal position once, and keeps the dot when only its mode changes', () => {
  const calls = callsOf([
    { position: here },
    { position: { ...here } },
    { position: here, follow: 'position' },
  ]);
  expect(calls).toEqual([['enable', 'update'], [], ['follow position']]);
});

const here = { longitude: 1, latitude: 2 };

let said: string[] = [];
/** The parts of a map's blue dot that the topic reads. */
const dot = {
  followMode: 'none',
  enable: () => said.push('enable'),
  disable: () => {
    said.push('disable');
    dot.followMode = 'none';
  },
  update: () => said.push('update'),
  follow: (mode: string) => {
    said.push(`follow ${mode}`);
    dot.followMode = mode;
  },
};

/** Applies blue dots in turn, and returns the calls to the map for each. */
function callsOf(
  topics: readonly BlueDotTopic[],
  between: () => void = () => {},
): readonly (readonly string[])[] {
  dot.followMode = 'none';
  const [, topic] = routeTopics({ mapView: { blueDot: dot } } as unknown as ShownMap);
  return topics.map((wanted, index) => {
    said = [];
    topic.apply(wanted, topics[index - 1]);
    between();
    return said;
  });
}
