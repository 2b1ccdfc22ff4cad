import { z } from 'zod';
import { cutNotes, markdownAnswer } from '../results/Answer.ts';
import { cutText } from '../results/cutText.ts';
import { cursor } from '../results/inputSchemas.ts';
import { nextCursor, resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { ToolError } from '../results/ToolError.ts';
import { findRow } from '../site/findRow.ts';
import { findNamedSection, type Section, sectionsOf, sectionText } from '../site/markdown.ts';
import { headingOfAnchor, readPage, type SitePage } from '../site/readPage.ts';
import type { SiteSource } from '../site/SiteSource.ts';

/** Maximum number of headings in an outline or an error. */
const maxHeadings = 40;

/** `docs_read`: one page, or one section of it, as Markdown. */
export function docsRead(site: SiteSource): Tool {
  return defineTool({
    name: 'docs_read',
    title: 'Read a page',
    description:
      'Returns a page, or one of its sections, as Markdown. Long pages are truncated: continue with nextCursor.',
    input: z.strictObject({
      page: z.string().min(1).max(500).describe('Path from docs_search, such as /web-sdk/camera.'),
      section: z
        .string()
        .max(300)
        .optional()
        .describe('Its heading or anchor. Default: the anchor in page, or the whole page.'),
      cursor,
    }),
    output: z.object({
      ...resultFields,
      markdown: z.string(),
      page: z.string(),
      version: z.string().optional(),
      section: z.string().optional(),
      sections: z.array(z.string()).optional(),
      nextCursor,
    }),
    run: async ({ page: given, section: name, cursor: from }) => {
      const page = await readPage(site, given);
      const sections = sectionsOf(page.lines);
      const section = await chosenSection({ site, page, sections, name });
      const whole = section?.text ?? page.lines.join('\n').trim();
      const part = cutText(whole, from);
      const isCut = part.nextCursor !== undefined && section === undefined;
      const headings = isCut ? outline(sections) : [];
      const data = {
        page: page.path,
        ...(page.version !== undefined && { version: page.version }),
        ...(section !== undefined && { section: section.heading }),
        ...(isCut && { sections: headings }),
        ...(part.nextCursor !== undefined && { nextCursor: part.nextCursor }),
      };
      const all = isCut ? [`Sections: ${headings.join('; ')}.`] : [];
      return markdownAnswer(part.text, data, [...cutNotes(part.nextCursor), ...all]);
    },
  });
}

interface SectionRequest {
  readonly site: SiteSource;
  readonly page: SitePage;
  readonly sections: readonly Section[];
  readonly name: string | undefined;
}

interface ChosenSection {
  readonly heading: string;
  readonly text: string;
}

/** Finds the section or table row with a name or an anchor. */
async function chosenSection(request: SectionRequest): Promise<ChosenSection | undefined> {
  const { page, sections } = request;
  const name = request.name ?? page.anchor;
  if (name === undefined || name === '') return undefined;
  const anchor = name.replace(/^#/, '');
  const section =
    findNamedSection(sections, name, page.anchor) ??
    (await sectionOfAnchor(request, request.name === undefined ? anchor : page.anchor)) ??
    (await sectionOfAnchor(request, anchor));
  if (section !== undefined) {
    return { heading: section.heading, text: sectionText(page.lines, section) };
  }
  const row = findRow(page.lines, sections, anchor, page.anchor ?? anchor);
  if (row !== undefined) return { heading: plainText(anchor), text: row };
  throw new ToolError(
    `${page.path} has no section "${plainText(name)}". Sections: ${outline(sections).join('; ')}.`,
  );
}

/** Finds a section by an anchor that differs from the words of its heading. */
async function sectionOfAnchor(
  { site, page, sections }: SectionRequest,
  anchor: string | undefined,
): Promise<Section | undefined> {
  if (anchor === undefined) return undefined;
  const heading = await headingOfAnchor(site, page.path, anchor);
  return heading === undefined ? undefined : findNamedSection(sections, heading, anchor);
}

function outline(sections: readonly Section[]): readonly string[] {
  const listed = sections.filter(({ level }) => level === 2 || level === 3);
  const chosen = listed.length > maxHeadings ? listed.filter(({ level }) => level === 2) : listed;
  return chosen.slice(0, maxHeadings).map(({ heading }) => plainText(heading, 60));
}
