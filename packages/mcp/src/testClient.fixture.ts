import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createMcpServer, type McpParts } from './createMcpServer.ts';
import { estimateTokens, maxResultTokens } from './results/tokens.ts';
import { testSite } from './testSite.fixture.ts';

/** The result of a tool call. */
export interface Called {
  readonly isError: boolean;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A client of a server in the same process, and its internal errors. */
export async function connectClient(parts: Partial<McpParts> = {}) {
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  const server = createMcpServer({
    productName: 'Testmaps',
    version: '1.0.0',
    site: testSite(),
    onFault,
    ...parts,
  });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(near);
  const call = async (name: string, given: Readonly<Record<string, unknown>>): Promise<Called> =>
    calledOf(await client.callTool({ name, arguments: { ...given } }));
  return { client, call, faults };
}

/** Reads a result, and checks its size. */
export function calledOf(result: Readonly<Record<string, unknown>>): Called {
  const content = result['content'] as readonly { readonly type: string; readonly text?: string }[];
  const text = content.map((part) => part.text ?? '').join('');
  const data = (result['structuredContent'] ?? {}) as Readonly<Record<string, unknown>>;
  const tokens = estimateTokens(text) + estimateTokens(JSON.stringify(data));
  if (tokens > maxResultTokens) throw new Error(`A result has ${tokens} tokens.`);
  return { isError: result['isError'] === true, text, data };
}
