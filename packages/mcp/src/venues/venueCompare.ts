import { z } from 'zod';
import { dataAnswer } from '../results/Answer.ts';
import { cutList } from '../results/cutList.ts';
import { cursor, venue as venueName } from '../results/inputSchemas.ts';
import { nextCursor, resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { compareVenues } from './compareVenues.ts';
import type { VenueStore } from './VenueStore.ts';

/** `venue_compare`: the differences between two venues. */
export function venueCompare(store: VenueStore): Tool {
  return defineTool({
    name: 'venue_compare',
    title: 'Compare venues',
    description:
      'Compares two versions of a venue by ids: floors, spaces, locations, and connections that were added, removed, moved, or changed.',
    input: z.strictObject({ before: venueName, after: venueName, cursor }),
    output: z.object({
      ...resultFields,
      counts: z.object({ added: z.int(), removed: z.int(), changed: z.int() }),
      changes: z.array(
        z.object({
          change: z.enum(['added', 'removed', 'changed']),
          type: z.string(),
          id: z.string(),
          name: z.string(),
          details: z.array(z.string()),
        }),
      ),
      nextCursor,
    }),
    run: async ({ before, after, cursor: from }) => {
      const changes = compareVenues(await store.open(before), await store.open(after));
      const count = (what: string) => changes.filter((one) => one.change === what).length;
      const { items, ...rest } = cutList(changes, from);
      const data = {
        counts: { added: count('added'), removed: count('removed'), changed: count('changed') },
        changes: items,
        ...rest,
      };
      const names = `${plainText(before)} and ${plainText(after)}`;
      return dataAnswer('venue', `${changes.length} differences between ${names}.`, data);
    },
  });
}
