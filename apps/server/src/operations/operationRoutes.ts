import { randomBytes } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import type { DatabaseOutage } from '../platform/database/databaseOutage.ts';
import { checkReadiness, type ReadinessParts } from './checkReadiness.ts';
import type { ServerMetrics } from './ServerMetrics.ts';

/**
 * One line of the access log. It contains no addresses or query strings, which can be personal
 * data.
 */
export interface AccessLogEntry {
  readonly time: string;
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
}

/** Observers of requests. */
export interface ObserverParts {
  readonly metrics: ServerMetrics;
  /** Writes a line to the access log. Default: no log. */
  readonly logRequest?: ((entry: AccessLogEntry) => void) | undefined;
}

/** Milliseconds that the result of a readiness check is cached for all requests. */
const readinessMs = 1000;

const reasons: Readonly<Record<DatabaseOutage, string>> = {
  locked: 'The database is locked.',
  down: 'The database is not available.',
  full: 'The disk is full.',
};

/** A readiness check, and when it started. */
interface Readiness {
  /** Monotonic time in milliseconds. */
  readonly at: number;
  readonly outage: Promise<DatabaseOutage | undefined>;
}

/** Counts every request, and writes it to the access log. */
export function observeRequests({ metrics, logRequest }: ObserverParts): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    const durationMs = performance.now() - started;
    metrics.count({ method, path, status, seconds: durationMs / 1000 });
    if (logRequest === undefined) return;
    const given: unknown = context.get('requestId');
    const requestId = typeof given === 'string' ? given : randomBytes(8).toString('hex');
    const time = new Date().toISOString();
    logRequest({ time, requestId, method, path, status, durationMs: Math.round(durationMs) });
  };
}

/**
 * Whether the process runs (`/healthz`), whether it can do its work (`/readyz`), and its metrics.
 */
export function operationRoutes(parts: ReadinessParts & ObserverParts): Hono {
  const { metrics } = parts;
  let checked: Readiness | undefined;
  const readiness = () => {
    const at = performance.now();
    if (checked === undefined || at - checked.at > readinessMs) {
      checked = { at, outage: checkReadiness(parts) };
    }
    return checked.outage;
  };
  const noStore = { 'Cache-Control': 'no-store' };
  return new Hono()
    .get('/healthz', (context) => context.text('ok\n', 200, noStore))
    .get('/readyz', async (context) => {
      const outage = await readiness();
      if (outage === undefined) return context.text('ready\n', 200, noStore);
      return context.text(`${reasons[outage]}\n`, 503, { ...noStore, 'Retry-After': '1' });
    })
    .get('/metrics', async (context) => {
      context.header('Content-Type', metrics.contentType);
      return context.body(await metrics.text());
    });
}
