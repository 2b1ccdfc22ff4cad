import { z } from 'zod';
import { dataAnswer } from '../results/Answer.ts';
import { cutList } from '../results/cutList.ts';
import { cursor } from '../results/inputSchemas.ts';
import { nextCursor, resultFields } from '../results/outputSchemas.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { readExamples, type SiteExample } from '../site/readExamples.ts';
import type { SiteSource } from '../site/SiteSource.ts';

/** `examples_list`: the programs of the documentation. */
export function examplesList(site: SiteSource): Tool {
  return defineTool({
    name: 'examples_list',
    title: 'List examples',
    description:
      'Lists complete programs that run. Groups: labels, markers, wayfinding, camera-controls, apps, react-native, version-5, and others. Read one with examples_read.',
    input: z.strictObject({
      query: z.string().max(100).optional().describe('Words of the description.'),
      group: z
        .string()
        .regex(/^[\w-]{1,60}$/)
        .optional(),
      cursor,
    }),
    output: z.object({
      ...resultFields,
      count: z.int(),
      examples: z.array(z.object({ name: z.string(), description: z.string() })),
      nextCursor,
    }),
    run: async ({ query = '', group, cursor: from }) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const all = (await readExamples(site)).filter(
        (example) => (group === undefined || example.group === group) && hasWords(example, words),
      );
      const listed = all.map(({ name, description }) => ({ name, description }));
      const { items, ...rest } = cutList(listed, from);
      const summary = `${all.length} examples.`;
      return dataAnswer('documentation', summary, { count: all.length, examples: items, ...rest });
    },
  });
}

function hasWords({ name, title, description }: SiteExample, words: readonly string[]): boolean {
  const text = `${name} ${title} ${description}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
