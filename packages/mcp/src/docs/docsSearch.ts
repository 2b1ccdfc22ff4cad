import { z } from 'zod';
import { markdownAnswer } from '../results/Answer.ts';
import { set, version } from '../results/inputSchemas.ts';
import { resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import type { SiteHit, SiteSource } from '../site/SiteSource.ts';

const kinds = ['guide', 'reference', 'release-note', 'example', 'blog', 'page'] as const;
/** Maximum number of characters of an excerpt. */
const excerptLength = 200;

/** `docs_search`: finds pages and sections with the portal's own search. */
export function docsSearch(site: SiteSource): Tool {
  return defineTool({
    name: 'docs_search',
    title: 'Search the documentation',
    description:
      'Finds pages and sections, best first. Start here. Pass the set and version of the app; without a version, the latest comes first. Read a hit with docs_read.',
    input: z.strictObject({
      query: z.string().min(1).max(300).describe('Words or names.'),
      set: set.optional(),
      version: version.optional(),
      kind: z.enum(kinds).optional(),
      limit: z.int().min(1).max(15).default(8),
    }),
    output: z.object({
      ...resultFields,
      markdown: z.string(),
      hits: z.array(
        z.object({
          path: z.string(),
          section: z.string().optional(),
          set: z.string(),
          version: z.string(),
          kind: z.string(),
        }),
      ),
    }),
    run: async ({ query, ...filter }) => {
      const hits = await site.search({ text: query, ...filter });
      const text = hits.length === 0 ? emptyText(filter) : hits.map(hitText).join('\n');
      return markdownAnswer(text, { hits: hits.map(hitData) });
    },
  });
}

function hitText(hit: SiteHit, index: number): string {
  const { path, headings, content, set: name, version: number, kind } = hit;
  const title = plainText(headings.join(' › '), 120);
  const place = [name, number, kind].filter(Boolean).join(' ');
  const excerpt = content === undefined ? '' : `\n   ${plainText(content, excerptLength)}`;
  return `${index + 1}. ${title} (${place})\n   ${plainText(path, 200)}${excerpt}`;
}

function hitData({ path, headings, set: name, version: number, kind }: SiteHit) {
  const section = headings.length > 1 ? headings.at(-1) : undefined;
  return {
    path: plainText(path, 300),
    ...(section !== undefined && { section: plainText(section, 160) }),
    set: name,
    version: number,
    kind,
  };
}

function emptyText(filter: Readonly<Record<string, unknown>>): string {
  const isFiltered = ['set', 'version', 'kind'].some((name) => filter[name] !== undefined);
  return isFiltered
    ? 'Nothing was found. Search without set, version, and kind, or use other words.'
    : 'Nothing was found. Use other words.';
}
