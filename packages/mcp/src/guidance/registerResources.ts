import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { cutText } from '../results/cutText.ts';
import { ToolError } from '../results/ToolError.ts';
import { readPage } from '../site/readPage.ts';
import type { SiteSource } from '../site/SiteSource.ts';

/** Maximum number of listed pages. */
const maxPages = 400;

/** Registers the pages of the documentation and the schemas of the venue format. */
export function registerResources(server: McpServer, site: SiteSource): void {
  server.registerResource(
    'page',
    new ResourceTemplate('mezzanine://pages/{+path}', {
      list: async () => ({ resources: await listPages(site) }),
    }),
    { title: 'Page', description: 'A page of the documentation.', mimeType: 'text/markdown' },
    async (uri) => {
      const page = await readPage(site, uri.href.slice('mezzanine://pages'.length));
      const { text, nextCursor } = cutText(
        page.lines.join('\n').trim(),
        undefined,
        maxResourceBytes,
      );
      const end = nextCursor === undefined ? '' : `\n\n(The rest: docs_read, page ${page.path}.)`;
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: text + end }] };
    },
  );
  server.registerResource(
    'schema',
    new ResourceTemplate('mezzanine://schemas/{version}/{name}', { list: undefined }),
    {
      title: 'JSON Schema of the venue format',
      description: 'Such as mezzanine://schemas/v2/space for space.geojson of version 2.',
      mimeType: 'application/schema+json',
    },
    async (uri) => {
      const [, version = '', name = ''] = /^\/(v[12])\/([a-zA-Z-]{1,60})$/.exec(uri.pathname) ?? [];
      const text = name && (await site.readText(`/mvf/${version}/${name}.schema.json`));
      if (!text) {
        throw new ToolError(
          `There is no schema ${uri.href.slice(0, 200)}. Schemas: mezzanine://schemas/v2/space, floor, location, node, and others.`,
        );
      }
      return { contents: [{ uri: uri.href, mimeType: 'application/schema+json', text }] };
    },
  );
}

/** Bytes as {@link cutText} counts them. A resource is one copy of a text, so it may be twice as long. */
const maxResourceBytes = 44_000;

/** Pages of the latest versions, from the site's own list. */
async function listPages(site: SiteSource) {
  const list = (await site.readText('/llms.txt')) ?? '';
  const links = list.matchAll(
    /^- \[([^\]]{1,200})\]\([^)]{0,200}?(\/[^):]{1,300})\.md\):? ?(.*)$/gm,
  );
  return [...links].slice(0, maxPages).map(([, name = '', link = '', description = '']) => ({
    uri: `mezzanine://pages${link.replace(/^\/\/[^/]+/, '')}`,
    name,
    description: description.slice(0, 200),
    mimeType: 'text/markdown',
  }));
}
