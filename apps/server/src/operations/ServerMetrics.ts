import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { areaOf } from '../areaOf.ts';
import type { Admission } from '../overload/Admission.ts';
import { computations } from '../overload/TurnQueue.ts';
import { mostUnderWay, type WorkKind } from '../overload/WorkLimits.ts';
import { addDatabaseMetrics, type ObservedDatabase } from './addDatabaseMetrics.ts';
import { addQueueMetrics } from './addQueueMetrics.ts';

/** One request that was answered. */
export interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
}

/** One metric, as the documentation lists it. */
export interface MetricDescription {
  readonly name: string;
  /** `counter`, `gauge`, or `histogram`. */
  readonly type: string;
  readonly help: string;
}

/** Methods with their own label. Clients can invent any number of others. */
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
  #admission: Admission | undefined;

  constructor(observed: ObservedDatabase) {
    const countUnderWay = (kind: WorkKind) => this.#admission?.underWay(kind) ?? 0;
    new Gauge({
      name: 'http_requests_in_progress',
      help: 'Requests in progress, by kind of work.',
      labelNames: ['kind'],
      registers: [this.#registry],
      collect() {
        for (const kind of Object.keys(mostUnderWay) as WorkKind[]) {
          this.set({ kind }, countUnderWay(kind));
        }
      },
    });
    new Gauge({
      name: 'computations_waiting',
      help: 'Directions and searches that wait for the processor.',
      registers: [this.#registry],
      collect() {
        this.set(computations.waiting());
      },
    });
    addDatabaseMetrics(this.#registry, observed);
    addQueueMetrics(this.#registry, observed);
  }

  /** Sets the source of the numbers of requests in progress. */
  watch(admission: Admission): void {
    this.#admission = admission;
  }

  /** All metrics except those of the process. */
  describe(): readonly MetricDescription[] {
    return this.#registry
      .getMetricsAsArray()
      .map((metric) => ({ name: metric.name, type: String(metric.type), help: metric.help }));
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

  /** Counts a request that was rejected because the server was busy. */
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
}
