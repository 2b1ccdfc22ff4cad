import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { WorkKind } from '../overload/WorkLimits.ts';
import type { Database } from '../platform/database/openDatabase.ts';

/** One request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
}

/** Methods that have a label of their own; others could be invented without end. */
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Counts what the server does, in the text format of Prometheus. */
export class ServerMetrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by area, method, and status.',
    labelNames: ['area', 'method', 'status'],
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until the response was ready, by area.',
    labelNames: ['area'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });
  readonly #shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused with 503 because the server was busy, by kind of work.',
    labelNames: ['kind'],
    registers: [this.#registry],
  });

  constructor(database: Database) {
    this.#countRows(database, 'webhook_deliveries', 'Webhook deliveries of the last 30 days.');
    this.#countRows(database, 'sync_runs', 'Sync runs.');
  }

  /** Adds the process: memory, CPU time, and delays of the event loop. Once per process. */
  addProcess(): this {
    collectDefaultMetrics({ register: this.#registry });
    return this;
  }

  /** Counts a request. */
  count({ method, path, status, seconds }: AnsweredRequest): void {
    const area = areaOf(path);
    const known = knownMethods.includes(method) ? method : 'other';
    this.#requests.inc({ area, method: known, status });
    this.#durations.observe({ area }, seconds);
  }

  /** Counts a request that was refused because the server was busy. */
  countShed(kind: WorkKind): void {
    this.#shed.inc({ kind });
  }

  /** The Content-Type of {@link text}. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics as text. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A gauge of the rows of a table by status; without values while the database is down. */
  #countRows(database: Database, table: 'webhook_deliveries' | 'sync_runs', help: string): void {
    new Gauge({
      name: table,
      help: `${help} By status.`,
      labelNames: ['status'],
      registers: [this.#registry],
      async collect() {
        this.reset();
        const rows = await database
          .selectFrom(table)
          .select(({ fn }) => ['status', fn.countAll().as('count')])
          .groupBy('status')
          .execute()
          .catch(() => []);
        for (const { status, count } of rows) this.set({ status }, Number(count));
      },
    });
  }
}

/** The part of the server that a path belongs to. */
function areaOf(path: string): string {
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/1/')) return 'search';
  if (path.startsWith('/oidc/') || path.startsWith('/identity/')) return 'identity';
  if (/^\/(?:stats|metrics|healthz|readyz)(?:\/|$)/.test(path)) return 'operations';
  return 'files';
}
