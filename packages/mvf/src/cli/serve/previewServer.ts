import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientFolder } from '../clientFolder.ts';
import { previewPage } from './previewPage.ts';
import { previewStyle } from './previewStyle.ts';

/** The preview listens only on this machine. */
export const previewHost = '127.0.0.1';

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** Returns the JSON of the plan; called on every page load. */
export type PlanSource = () => Promise<unknown>;

/** Starts the preview. Resolves when it listens; rejects if it cannot. */
export async function startPreview(plan: PlanSource, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    void answerTo(request, plan).then((answer) => send(request, response, answer));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, previewHost, () => resolve());
  });
  return server;
}

/** The port of a server. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Stops listening and closes open connections. */
export async function stopPreview(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answerTo(request: IncomingMessage, plan: PlanSource): Promise<Answer> {
  if (!isOwnHost(request)) {
    // Prevents DNS rebinding: other sites must not read the venue.
    return text(421, `This server only responds at http://${previewHost}.\n`);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return text(405, 'The preview is read-only. Use GET.\n');
  }
  const { pathname } = new URL(request.url ?? '/', `http://${previewHost}`);
  if (pathname === '/') return { status: 200, type: 'text/html; charset=utf-8', body: previewPage };
  if (pathname === '/style.css') {
    return { status: 200, type: 'text/css; charset=utf-8', body: previewStyle };
  }
  if (pathname === '/plan.json') return planAnswer(plan);
  const [, script] = /^\/client\/([A-Za-z]+\.js)$/.exec(pathname) ?? [];
  return script === undefined ? notFound(pathname) : scriptAnswer(script, pathname);
}

function isOwnHost({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  const port = socket.localPort ?? 0;
  return host === `${previewHost}:${port}` || host === `localhost:${port}`;
}

async function planAnswer(plan: PlanSource): Promise<Answer> {
  const json = (status: number, value: unknown): Answer => ({
    status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(value),
  });
  try {
    return json(200, await plan());
  } catch (error) {
    return json(500, { error: error instanceof Error ? error.message : String(error) });
  }
}

async function scriptAnswer(script: string, pathname: string): Promise<Answer> {
  try {
    const body = await readFile(new URL(script, clientFolder));
    return { status: 200, type: 'text/javascript; charset=utf-8', body };
  } catch {
    // Only files of the scripts folder are served.
    return notFound(pathname);
  }
}

function notFound(pathname: string): Answer {
  return text(404, `There is nothing at ${JSON.stringify(pathname)}. The preview is at /.\n`);
}

function text(status: number, body: string): Answer {
  return { status, type: 'text/plain; charset=utf-8', body };
}

function send(request: IncomingMessage, response: ServerResponse, { status, type, body }: Answer) {
  response.writeHead(status, { ...headers, 'content-type': type });
  response.end(request.method === 'HEAD' ? undefined : body);
}
