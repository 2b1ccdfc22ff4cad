import { createMcpServer } from '@mezzanine/mcp';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { type Context, Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { ServerConfig } from '../config/readConfig.ts';
import type { Caller } from '../platform/api-requests/Caller.ts';
import { limitBody } from '../problem/limitBody.ts';
import type { RateLimit } from '../problem/RateLimit.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { senderOf } from '../problem/senderOf.ts';
import { type McpCallerParts, readMcpCaller } from './readMcpCaller.ts';
import { requireOwnHost } from './requireOwnHost.ts';
import { ServerSite, type ServerSiteParts } from './ServerSite.ts';
import { ServerVenues, type ServerVenueParts } from './ServerVenues.ts';

/** Maximum size of a message in bytes. */
const maxMcpBytes = 65_536;

/** Dependencies of the endpoint for assistants. */
interface McpRouteParts extends McpCallerParts, ServerSiteParts, ServerVenueParts {
  readonly config: ServerConfig;
  /** Requests per address. */
  readonly limit: RateLimit;
  readonly onFault: (error: unknown, requestId?: string) => void;
}

/**
 * The Model Context Protocol at `/mcp`, over Streamable HTTP without sessions. Each request gets
 * its own protocol server and leaves no state, so any server of a group can respond.
 */
export function mcpRoutes(parts: McpRouteParts): Hono {
  const { config } = parts;
  return new Hono().post(
    '/mcp',
    requireOwnHost(config),
    limitBody(maxMcpBytes),
    async (context) => {
      countCall(context, parts.limit);
      const caller = await readMcpCaller(context, config, parts);
      return answer(context, caller, parts);
    },
  );
}

function countCall(context: Context, limit: RateLimit): void {
  const allowance = limit.take(senderOf(context));
  if (!allowance.isAllowed) throw limit.problem('requests', allowance);
}

async function answer(context: Context, caller: Caller, parts: McpRouteParts): Promise<Response> {
  const server = createMcpServer({
    productName: parts.config.site.product.name,
    version: '0.1.0',
    site: new ServerSite(parts, originOf(context, parts.config)),
    venues: new ServerVenues(parts, caller),
    onFault: (error) => parts.onFault(error),
  });
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: maxMcpBytes,
  });
  try {
    await server.connect(transport);
    const response = await transport.handleRequest(context.req.raw);
    const body = await response.text();
    if (response.status >= 500) throw new RequestProblem(500, 'The message was not processed.');
    context.header('Cache-Control', 'no-store');
    const type = response.headers.get('Content-Type') ?? 'application/json';
    const status = response.status as StatusCode;
    return context.newResponse(body === '' ? null : body, status, { 'Content-Type': type });
  } finally {
    await server.close();
  }
}

function originOf(context: Context, { publicOrigin }: ServerConfig): string {
  return publicOrigin ?? new URL(context.req.url).origin;
}
