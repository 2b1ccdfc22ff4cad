import { z } from 'zod';
import { cutNotes, markdownAnswer } from '../results/Answer.ts';
import { cutText } from '../results/cutText.ts';
import { cursor, sdk, version } from '../results/inputSchemas.ts';
import { nextCursor, resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { ToolError } from '../results/ToolError.ts';
import { findSection, sectionsOf, sectionText } from '../site/markdown.ts';
import { readPage } from '../site/readPage.ts';
import type { SiteHit, SiteSource } from '../site/SiteSource.ts';

/** Maximum number of other symbols with the same name. */
const maxOthers = 10;

/** `symbol_read`: the reference of one class, function, option, or member. */
export function symbolRead(site: SiteSource): Tool {
  return defineTool({
    name: 'symbol_read',
    title: 'Read a symbol',
    description:
      'Returns the reference of a class, interface, function, or member: signature, parameters, defaults, errors, and example.',
    input: z.strictObject({
      name: z
        .string()
        .regex(/^[\w$@<>/.()# -]{1,120}$/, 'expected a name such as MapView or Camera.animateTo')
        .describe('Such as showMap or Camera.animateTo.'),
      set: sdk.default('web-sdk'),
      version: version.optional().describe('Default: the latest.'),
      cursor,
    }),
    output: z.object({
      ...resultFields,
      markdown: z.string(),
      symbol: z.string(),
      page: z.string(),
      version: z.string(),
      others: z.array(z.string()),
      nextCursor,
    }),
    run: async ({ name, set: setName, version: number, cursor: from }) => {
      const request = { name, set: setName, version: number };
      const [best, ...others] = await findSymbols(site, request);
      if (best === undefined) throw await noSymbol(site, request);
      const page = await readPage(site, best.path.replace(/#.*/, ''));
      const sections = sectionsOf(page.lines);
      const owner = best.headings.slice(0, -1);
      const section =
        findSection(sections, best.headings) ??
        // Fields have no headings: they are rows in the table of their owner.
        (owner.length > 1 ? findSection(sections, owner) : undefined);
      const whole =
        section === undefined ? page.lines.join('\n') : sectionText(page.lines, section);
      const part = cutText(`${symbolOf(best)} (${best.set} ${best.version})\n\n${whole}`, from);
      const names = others.slice(0, maxOthers).map(symbolOf);
      const data = {
        symbol: symbolOf(best),
        page: best.path,
        version: best.version,
        others: names,
        ...(part.nextCursor !== undefined && { nextCursor: part.nextCursor }),
      };
      const also = names.length === 0 ? [] : [`Others of this name: ${names.join(', ')}.`];
      return markdownAnswer(part.text, data, [...cutNotes(part.nextCursor), ...also]);
    },
  });
}

interface SymbolRequest {
  readonly name: string;
  readonly set: string;
  readonly version: string | undefined;
}

/** Finds reference sections whose heading is the name; the latest version comes first. */
async function findSymbols(
  site: SiteSource,
  { name, ...filter }: SymbolRequest,
): Promise<readonly SiteHit[]> {
  const parts = name
    .replace(/<.*/, '')
    .split(/[.#]/)
    .map(bareName)
    .filter((part) => part !== '');
  const member = parts.at(-1) ?? '';
  const owner = parts.at(-2);
  const search = async (text: string, accepts: (hit: SiteHit) => boolean) =>
    (await site.search({ text, ...filter, kind: 'reference', limit: 100 })).filter(accepts);
  const isMember = (hit: SiteHit) => isNamed(hit, owner, member);
  let found = await search(owner === undefined ? member : `${owner} ${member}`, isMember);
  if (found.length === 0 && owner !== undefined) found = await search(member, isMember);
  // Fields have no headings: they are rows in the table of their owner.
  if (found.length === 0 && owner !== undefined) {
    found = await search(owner, (hit) => isNamed(hit, undefined, owner));
  }
  const rank = (hit: SiteHit) => (bareName(hit.headings.at(-1) ?? '') === member ? 0 : 1);
  const latest = Math.max(...found.map((hit) => Number.parseFloat(hit.version) || 0));
  return found
    .filter((hit) => (Number.parseFloat(hit.version) || 0) === latest)
    .sort((a, b) => rank(a) - rank(b) || a.headings.length - b.headings.length);
}

function isNamed({ path, headings, content }: SiteHit, owner: string | undefined, member: string) {
  // Skips lists of symbols by topic, whose anchors start with `topic-`.
  if (content !== undefined || headings.length < 2 || /#topic-/.test(path)) return false;
  const isMember = bareName(headings.at(-1) ?? '').toLowerCase() === member.toLowerCase();
  const parent = bareName(headings.at(-2) ?? '').toLowerCase();
  // `mapView.camera.animateTo` is a member of the class Camera.
  return isMember && (owner === undefined || parent === owner.toLowerCase());
}

/** Returns `animateTo` for `animateTo()`, and `Label` for `<Label>`. */
function bareName(heading: string): string {
  return heading
    .replace(/\(.*/, '')
    .replace(/[<>`?]/g, '')
    .trim();
}

function symbolOf({ headings }: SiteHit): string {
  const own = headings.slice(headings.length > 2 ? -2 : -1);
  const [owner = '', member] = own.map(bareName);
  const isTopic = / /.test(owner);
  if (member === undefined) return plainText(owner, 80);
  return plainText(isTopic ? member : `${owner}.${member}`, 120);
}

async function noSymbol(site: SiteSource, { name, ...filter }: SymbolRequest): Promise<ToolError> {
  const hits = await site.search({ text: name, ...filter, kind: 'reference', limit: 5 });
  const near = [...new Set(hits.filter(({ headings }) => headings.length > 1).map(symbolOf))];
  const place = [filter.set, filter.version].filter(Boolean).join(' ');
  const hint = near.length === 0 ? 'Find it with docs_search.' : `Similar: ${near.join(', ')}.`;
  return new ToolError(`The reference of ${place} has no symbol "${plainText(name)}". ${hint}`);
}
