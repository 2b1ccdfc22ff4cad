import { z } from 'zod';
import { cutNotes, markdownAnswer } from '../results/Answer.ts';
import { cutText } from '../results/cutText.ts';
import { cursor, sdk, version } from '../results/inputSchemas.ts';
import { nextCursor, resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { ToolError } from '../results/ToolError.ts';
import { bodyLines } from '../site/markdown.ts';
import { expectVersion, pathOfVersion, readVersions } from '../site/readVersions.ts';
import type { SiteSource } from '../site/SiteSource.ts';
import { linesAbout } from './linesAbout.ts';

/** `versions_compare`: what changed between two versions of a set. */
export function versionsCompare(site: SiteSource): Tool {
  return defineTool({
    name: 'versions_compare',
    title: 'Compare versions',
    description:
      'Returns migration guides and release notes between two versions, or only what mentions a topic.',
    input: z.strictObject({
      set: sdk,
      from: version.describe('Version of the app.'),
      to: version.optional().describe('Default: the latest.'),
      topic: z.string().min(2).max(80).optional(),
      cursor,
    }),
    output: z.object({
      ...resultFields,
      markdown: z.string(),
      set: z.string(),
      from: z.string(),
      to: z.string(),
      pages: z.array(z.string()),
      nextCursor,
    }),
    run: async ({ set: name, from, to: given, topic, cursor: at }) => {
      const known = await readVersions(site, name);
      const to = given ?? known.versions[0] ?? from;
      expectVersion(known, from);
      expectVersion(known, to);
      const steps = known.versions
        .filter((one) => Number(one) > Number(from) && Number(one) <= Number(to))
        .reverse();
      if (steps.length === 0) {
        throw new ToolError(
          `Version ${to} of "${name}" is not later than ${from}. Pass the earlier one as from.`,
        );
      }
      const paths = steps.flatMap((step) => {
        const path = pathOfVersion(known, step);
        return [`${path}/migration-guide`, `${path}/release-notes`];
      });
      const texts = await readTexts(site, paths, topic);
      const text = texts.map(({ text: one }) => one).join('\n\n');
      const nothing = `No migration guide or release note between ${from} and ${to} mentions "${plainText(topic ?? '')}".`;
      const part = cutText(text === '' ? nothing : text, at);
      const data = {
        set: name,
        from,
        to,
        pages: texts.map(({ path }) => path),
        ...(part.nextCursor !== undefined && { nextCursor: part.nextCursor }),
      };
      return markdownAnswer(part.text, data, cutNotes(part.nextCursor));
    },
  });
}

/** Reads the pages that exist and mention the topic. */
async function readTexts(site: SiteSource, paths: readonly string[], topic: string | undefined) {
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, markdown: await site.readText(`${path}.md`) })),
  );
  return pages.flatMap(({ path, markdown }) => {
    if (markdown === undefined) return [];
    const [, origin] = /^url: "(https?:\/\/[^/"]+)/m.exec(markdown) ?? [];
    const lines = bodyLines(markdown.replaceAll(`](${origin ?? '\n'}/`, '](/'));
    const kept = topic === undefined ? lines : linesAbout(lines, topic);
    const text = kept.join('\n').trim();
    return text === '' ? [] : [{ path, text: topic === undefined ? text : `# ${path}\n\n${text}` }];
  });
}
