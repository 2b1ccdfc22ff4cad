import { expect, it } from 'vitest';
import type { SpaceItem } from '@mezzanine/mobile-protocol';
import type { ShownMap } from './MapTopic.ts';
import { placeTopics } from './placeTopics.ts';

/** Applies changes of spaces, and returns the calls to the map, in this order. */
function updatesBy(items: readonly SpaceItem[]): readonly unknown[] {
  const updates: unknown[] = [];
  const spaces = {
    reset: () => undefined,
    update: (ids: readonly string[], change: object) => void updates.push([...ids, change]),
  };
  const shown = { mapView: { spaces }, venue: { getSpace: () => undefined } };
  const [topic] = placeTopics(shown as unknown as ShownMap);
  topic.apply(items, undefined);
  return updates;
}

it('MP-22 if two changes of spaces have a key, only the last one counts, at its place', () => {
  const updates = updatesBy([
    { key: 'a', spaceIds: ['s1'], color: 'red', opacity: 0.5 },
    { key: 'b', spaceIds: ['s1'], color: 'green' },
    { key: 'a', spaceIds: ['s1'], color: 'blue' },
  ]);
  expect(updates).toEqual([
    ['s1', { color: 'green' }],
    ['s1', { color: 'blue' }],
  ]);
});
