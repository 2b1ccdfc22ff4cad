import { expect, it } from 'vitest';
import type { BlueDotOptions } from '@mezzanine/mezzanine-js';
import type { BlueDotTopic } from '@mezzanine/mobile-protocol';
import type { ShownMap } from './MapTopic.ts';
import { routeTopics } from './routeTopics.ts';

/** Applies a blue dot, and returns what the map was told about it. */
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

it('turns the blue dot gray after 30 seconds, as the protocol says, unless the host chooses', () => {
  expect(enabledBy({})?.staleAfterMs).toBe(30_000);
  expect(enabledBy({ staleAfterMs: 5000 })?.staleAfterMs).toBe(5000);
});
