import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { Admission } from './overload/Admission.ts';
import { refuseOverload } from './overload/refuseOverload.ts';
import { computations } from './overload/TurnQueue.ts';
import { StartError } from './StartError.ts';

/** Milliseconds that the server waits for slow clients, and before it refuses a request. */
export interface Patience {
  /** Until a request has arrived completely. Default: 30 seconds. */
  readonly requestMs: number;
  /** Without any traffic on a connection. Default: one minute. */
  readonly stallMs: number;
  /** Until a response is read completely, at any speed. Default: ten minutes. */
  readonly responseMs: number;
  /**
   * Until a refusal is sent. Default: one second. Clients that send again immediately would otherwise keep the
   * server busy with refusals, and new connections would wait.
   */
  readonly refusalMs: number;
}

/** Where and how to listen. */
export interface ListenOptions {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Timeouts that close the connections of slow clients. */
  readonly patience?: Partial<Patience>;
  /** Refuses requests that the server has no time for. Default: the limits of `mostUnderWay`. */
  readonly admission?: Admission;
  /** Called with errors outside the application. */
  readonly onFault: (error: unknown) => void;
}

/** A server that accepts connections. */
export interface Listening {
  readonly port: number;
  /**
   * Accepts no more connections, waits for the current requests, and aborts those that are not done
   * after `graceMs` (default 5000).
   */
  readonly stop: (graceMs?: number) => Promise<void>;
}

/** How long clients may take, unless a test says otherwise. */
export const defaultPatience: Patience = {
  requestMs: 30_000,
  stallMs: 60_000,
  responseMs: 600_000,
  refusalMs: 1000,
};

/** Length of the accept queue. Connections beyond it retry after seconds. */
const maxPending = 4096;

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
}

/**
 * Starts to listen for an application.
 *
 * @throws StartError if the port is in use or the address does not belong to this machine.
 */
export async function listen(app: Hono, options: ListenOptions): Promise<Listening> {
  const listener = getRequestListener(app.fetch, {
    // Requests whose headers make an invalid URL never reach the application, so respond here.
    errorHandler: async (error) => {
      if (!(error instanceof RequestError)) options.onFault(error);
      const badAddress = await app.request('/%');
      return error instanceof RequestError
        ? badAddress
        : new Response(null, { status: 500, headers: badAddress.headers });
    },
  });
  const admission = options.admission ?? new Admission();
  const { requestMs, stallMs, responseMs, refusalMs } = { ...defaultPatience, ...options.patience };
  const timeouts = { requestTimeout: requestMs, connectionsCheckingInterval: requestMs / 2 };
  const server = createServer(timeouts, (request, response) => {
    const end = admission.admit(request.url ?? '/');
    if (end === undefined) {
      const refusal = setTimeout(() => refuseOverload(request, response), refusalMs);
      response.once('close', () => clearTimeout(refusal));
      return;
    }
    // Otherwise a client that occasionally reads a byte would occupy one of the limited slots.
    const deadline = setTimeout(() => response.destroy(), responseMs);
    response.once('close', () => {
      clearTimeout(deadline);
      end();
    });
    // Two proxies could each use a different `Host` header (RFC 9112, section 3.2).
    if (countHosts(request) > 1) request.headers.host = '';
    void listener(request, response);
  });
  server.on('connection', () => computations.noteConnection());
  server.setTimeout(stallMs);
  await start(server, options);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return { port, stop: (graceMs = 5000) => stop(server, graceMs) };
}

function start(server: Server, { host, port }: ListenOptions): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(explain(error, host, port)));
    server.listen({ port, host, backlog: maxPending }, done);
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is in use, perhaps by another copy of this server.\n` +
          `Stop it, or choose another port: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new StartError(
        `This user is not allowed to listen on port ${port}. Choose one above 1023: PORT=8081 npm start`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST=${host} is not an address of this machine. ` +
          'Use 127.0.0.1 for this machine only, or 0.0.0.0 for every network it is connected to.',
      );
    default:
      return error;
  }
}

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((done) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(deadline);
      done();
    });
    server.closeIdleConnections();
  });
}
