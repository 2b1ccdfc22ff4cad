import { z } from 'zod';
import { dataAnswer } from '../results/Answer.ts';
import { cutList } from '../results/cutList.ts';
import { cursor } from '../results/inputSchemas.ts';
import { nextCursor, resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import type { VenueStore } from './VenueStore.ts';

/** `venue_list`: the venues that the other tools can read. */
export function venueList(store: VenueStore): Tool {
  return defineTool({
    name: 'venue_list',
    title: 'List venues',
    description: 'Lists the venues that the other venue tools can read.',
    input: z.strictObject({ cursor }),
    output: z.object({
      ...resultFields,
      count: z.int(),
      venues: z.array(z.object({ venue: z.string(), bytes: z.int() })),
      nextCursor,
    }),
    run: async ({ cursor: from }) => {
      const all = await store.list();
      const named = all.map(({ venue, bytes }) => ({ venue: plainText(venue, 300), bytes }));
      const { items, ...rest } = cutList(named, from);
      const summary = `${all.length} venues.`;
      return dataAnswer('venue', summary, { count: all.length, venues: items, ...rest });
    },
  });
}
