import { htmlUnescape } from 'escape-goat';
import { z } from 'zod';
import { ToolError } from '../results/ToolError.ts';
import { parsedJson } from './parsedJson.ts';
import {
  maxSiteFileBytes,
  type PackageSource,
  type SiteHit,
  type SiteQuery,
} from './SiteSource.ts';

/** Application id, key, and index of the site's search. All of them are public. */
interface SearchAccess {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** Milliseconds to wait for a whole response. */
const defaultWaitMs = 15_000;

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
export class HttpSite implements PackageSource {
  readonly origin: string;
  readonly #access: SearchAccess;
  readonly #waitMs: number;

  /**
   * @param waitMs - milliseconds to wait for a whole response, 15,000 by default
   * @throws ToolError if the URL is not one of a server
   */
  constructor(url: string, access: SearchAccess, waitMs: number = defaultWaitMs) {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed === undefined || !/^https?:$/.test(parsed.protocol) || parsed.username !== '') {
      throw new ToolError(
        `--server is "${url.slice(0, 100)}"; expected the URL of a server, such as http://localhost:8080.`,
      );
    }
    this.origin = parsed.origin;
    this.#access = access;
    this.#waitMs = waitMs;
  }

  async search({ text, set, version, kind, limit }: SiteQuery): Promise<readonly SiteHit[]> {
    const { appId, apiKey, indexName } = this.#access;
    const facetFilters = Object.entries({ set, version, kind }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}:${value}`],
    );
    const query = { indexName, query: text, hitsPerPage: limit, facetFilters };
    const { bytes } = await this.#send('/1/indexes/*/queries', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Algolia-Application-Id': appId,
        'X-Algolia-API-Key': apiKey,
      },
      body: JSON.stringify({ requests: [query] }),
    });
    const answer = answerSchema.safeParse(parsedJson(bytes.toString('utf8')));
    if (!answer.success) {
      throw new ToolError(
        `The search of ${this.origin} returned an unexpected format. ${anotherServer}`,
      );
    }
    return (answer.data.results[0]?.hits ?? []).flatMap((hit) => this.#hitOf(hit));
  }

  async readText(path: string): Promise<string | undefined> {
    const { status, type, bytes } = await this.#send(encodeURI(path), {});
    if (status === 404) return undefined;
    // Servers of apps often answer every path with their page.
    if (type === 'text/html' && /\.(?:md|json|txt)$/.test(path)) throw this.#htmlFor(path);
    return bytes.toString('utf8');
  }

  async readBytes(path: string): Promise<Uint8Array | undefined> {
    const { status, type, bytes } = await this.#send(encodeURI(path), {});
    if (status === 404) return undefined;
    if (type === 'text/html') throw this.#htmlFor(path);
    return bytes;
  }

  #htmlFor(path: string): ToolError {
    return new ToolError(`The server ${this.origin} returned HTML for ${path}. ${anotherServer}`);
  }

  #hitOf({ url, hierarchy, content, ...rest }: z.infer<typeof hitSchema>): readonly SiteHit[] {
    if (!URL.canParse(url, this.origin)) return [];
    const { pathname, hash } = new URL(url, this.origin);
    const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
    const hit = {
      ...rest,
      path: pathname + hash,
      // The server escapes all texts, because its widget shows them as HTML.
      headings: levels.flatMap((level) => htmlUnescape(hierarchy[level] ?? '') || []),
      content: content == null ? undefined : htmlUnescape(content),
    };
    return [hit];
  }

  async #send(path: string, init: RequestInit): Promise<SiteResponse> {
    const url = this.origin + path;
    if (!path.startsWith('/') || new URL(url).origin !== this.origin) {
      throw new ToolError(`"${path.slice(0, 100)}" is not a path of ${this.origin}.`);
    }
    const signal = AbortSignal.timeout(this.#waitMs);
    try {
      const response = await fetch(url, { ...init, signal, redirect: 'manual' });
      const { status } = response;
      if (!response.ok && status !== 404) {
        await response.body?.cancel();
        throw new ToolError(`The server ${this.origin} returned status ${status} for ${path}.`);
      }
      const type = response.headers.get('Content-Type')?.replace(/;.*/, '').trim();
      return { status, type, bytes: await readWhole(response) };
    } catch (cause) {
      if (cause instanceof ToolError) throw cause;
      const problem = signal.aborted ? `for ${this.#waitMs / 1000} s` : '';
      throw new ToolError(
        `The server ${this.origin} does not respond ${problem}`.trim() +
          '. Start it (npm start), or pass another one with --server.',
        { cause },
      );
    }
  }
}

/** What to do if a server is not the intended one. */
const anotherServer = 'Pass the URL of a server of this documentation with --server.';

/** A response that was read as a whole. */
interface SiteResponse {
  readonly status: number;
  /** Media type without parameters. */
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

/** Reads a body up to the limit, regardless of its length header. */
async function readWhole(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > maxSiteFileBytes) throw new ToolError('The response of the server is too large.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
