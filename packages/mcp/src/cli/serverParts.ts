import type { McpParts } from '../createMcpServer.ts';
import { snippetCheck } from '../proof/snippetCheck.ts';
import { snippetRun } from '../proof/snippetRun.ts';
import { FolderSite } from '../site/FolderSite.ts';
import { HttpSite } from '../site/HttpSite.ts';
import { FolderVenues } from '../venues/FolderVenues.ts';
import type { CliOptions } from './readOptions.ts';

/** Version of the package. A test compares it with `package.json`. */
export const packageVersion = '0.1.0';

/** Public access to the search of a server, as in its `site.config.ts`. */
export const searchAccess = { appId: 'LOCAL', apiKey: 'local-search-only', indexName: 'mezzanine' };

/** Where `npm start` listens. */
export const defaultServer = 'http://localhost:8080';

/**
 * Opens the folder or server that the options name.
 *
 * @throws ToolError if a folder does not exist or the URL is invalid
 */
export async function serverParts(
  options: CliOptions,
  onFault: McpParts['onFault'],
): Promise<McpParts> {
  const site =
    options.site === undefined
      ? new HttpSite(options.server ?? defaultServer, searchAccess)
      : await FolderSite.open(options.site);
  const venues =
    options.root === undefined ? undefined : await FolderVenues.openFolder(options.root);
  return {
    productName: 'Mezzanine',
    version: packageVersion,
    site,
    venues,
    tools: [snippetCheck(site), snippetRun(site)],
    onFault,
  };
}
