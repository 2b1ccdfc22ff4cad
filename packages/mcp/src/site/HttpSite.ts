import { htmlUnescape } from 'escape-goat';
import { z } from 'zod';
import { ToolError } from '../results/ToolError.ts';
import { maxSiteFileBytes, type SiteHit, type SiteQuery, type SiteSource } from './SiteSource.ts';

/** Application id, key, and index of the site's search. All of them are public. */
interface SearchAccess {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** Milliseconds to wait for a response. */
const maxWaitMs = 15_000;

const hitSchema = z.object({
  url: z.string(),
  hierarchy: z.record(z.string(), z.string().nullable()),
  content: z.string().nullish(),
  set: z.string(),
  version: z.string(),
  kind: z.string(),
});

const answerSchema = z.object({ results: z.array(z.object({ hits: z.array(hitSchema) })).min(1) });

/** A site on a server. No other host is ever requested. */
export class HttpSite implements SiteSource {
  readonly origin: string;
  readonly #access: SearchAccess;

  /** @throws ToolError if the URL is not one of a server */
  constructor(url: string, access: SearchAccess) {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed === undefined || !/^https?:$/.test(parsed.protocol) || parsed.username !== '') {
      throw new ToolError(
        `--server is "${url.slice(0, 100)}"; expected the URL of a server, such as http://localhost:8080.`,
      );
    }
    this.origin = parsed.origin;
    this.#access = access;
  }

  async search({ text, set, version, kind, limit }: SiteQuery): Promise<readonly SiteHit[]> {
    const { appId, apiKey, indexName } = this.#access;
    const facetFilters = Object.entries({ set, version, kind }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}:${value}`],
    );
    const query = { indexName, query: text, hitsPerPage: limit, facetFilters };
    const response = await this.#send('/1/indexes/*/queries', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Algolia-Application-Id': appId,
        'X-Algolia-API-Key': apiKey,
      },
      body: JSON.stringify({ requests: [query] }),
    });
    const answer = answerSchema.safeParse(JSON.parse(await readWhole(response)));
    if (!answer.success)
      throw new ToolError(`The search of ${this.origin} answered in another format.`);
    return (answer.data.results[0]?.hits ?? []).map((hit) => this.#hitOf(hit));
  }

  async readText(path: string): Promise<string | undefined> {
    const response = await this.#send(encodeURI(path), {});
    return response.status === 404 ? undefined : readWhole(response);
  }

  #hitOf({ url, hierarchy, content, ...rest }: z.infer<typeof hitSchema>): SiteHit {
    const { pathname, hash } = new URL(url, this.origin);
    const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
    return {
      ...rest,
      path: pathname + hash,
      // The server escapes all texts, because its widget shows them as HTML.
      headings: levels.flatMap((level) => htmlUnescape(hierarchy[level] ?? '') || []),
      content: content == null ? undefined : htmlUnescape(content),
    };
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(maxWaitMs);
    const response = await fetch(this.origin + path, { ...init, signal, redirect: 'manual' }).catch(
      (cause: unknown) => {
        throw new ToolError(
          `The server ${this.origin} does not respond. Start it (npm start), or pass another one with --server.`,
          { cause },
        );
      },
    );
    if (response.ok || response.status === 404) return response;
    throw new ToolError(
      `The server ${this.origin} answered ${path} with status ${response.status}.`,
    );
  }
}

/** Reads a body up to the limit, whatever its length header says. */
async function readWhole(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > maxSiteFileBytes) throw new ToolError('The response of the server is too large.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
