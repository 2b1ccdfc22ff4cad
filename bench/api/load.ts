/**
 * `npm run load --prefix bench`: starts a server of the last build, sends it requests at a steady
 * rate, as clients do, and prints response times, failures, and whether the server's heap grows. By
 * default, it does not validate its responses against the contract.
 *
 * `-- --seconds 600 --rate 200` sets duration and rate (default: 60 seconds at 200 requests per
 * second); `--checks` validates responses against the contract. Exits with 1 if a response fails or
 * a limit is exceeded: 50 ms for 99 of 100 responses, 20 ms for directions. In the first seconds, a
 * new server compiles its code and reads its venues. They have their own line, and only must not
 * fail. The heap is measured between stints, because collecting it blocks the server.
 */
import { parseArgs } from 'node:util';
import { MeasuredServer } from './MeasuredServer.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '200' },
    checks: { type: 'boolean', default: false },
  },
});
const [seconds, rate] = [Number(values.seconds), Number(values.rate)];

/** Maximum response time of 99 of 100 requests, in milliseconds. */
const limits: Readonly<Record<string, number>> = { all: 50, directions: 20 };

/** Duration of requests without a pause. */
const stintSeconds = 20;
/** Warm-up of a new server before it is measured, at the same rate. */
const coldSeconds = 10;

/** Response times in milliseconds, by type of request. */
const taken = new Map<string, number[]>();
const failed = new Map<string, number>();
const heap: { readonly second: number; readonly bytes: number }[] = [];

const server = await MeasuredServer.start({
  BENCH_API: 'yes',
  CHECK_ANSWERS: values.checks ? 'yes' : 'no',
});
const api = `${server.origin}/api/v1`;

try {
  const headers = { Authorization: `Bearer ${await server.getToken()}` };
  const requests = await listRequests(headers);
  await load(requests, headers, { from: 0, to: coldSeconds * rate });
  const cold = [...taken.values()].flat();
  taken.clear();
  const startedAt = performance.now();
  for (let done = 0; done < seconds; done += stintSeconds) {
    const stint = { from: done * rate, to: Math.min(seconds, done + stintSeconds) * rate };
    await load(requests, headers, stint);
    heap.push({ second: (performance.now() - startedAt) / 1000, bytes: await server.heap() });
  }
  report(cold);
} finally {
  await server.stop();
}

/** Paths by type, in their share of requests: mostly reads, some directions. */
async function listRequests(headers: Record<string, string>) {
  const { locations } = (await (
    await fetch(`${api}/venues/airport/locations?limit=500`, { headers })
  ).json()) as { locations: { externalId: string; spaces?: string[] }[] };
  const spaces = locations.flatMap((location) => location.spaces ?? []);
  const pairs = spaces.map(
    (from, index) => [from, spaces[(index * 7 + 3) % spaces.length]] as const,
  );
  return [
    { name: 'locations', share: 4, paths: ['/venues/mall/locations?limit=50'] },
    {
      name: 'one location',
      share: 6,
      paths: locations.map(({ externalId }) => `/venues/airport/locations/${externalId}`),
    },
    { name: 'categories', share: 2, paths: ['/venues/office/categories'] },
    { name: 'venue', share: 2, paths: ['/venues/campus', '/venues/mall'] },
    { name: 'spaces', share: 1, paths: ['/venues/mall/spaces?floor=m_l1'] },
    {
      name: 'directions',
      share: 4,
      paths: pairs.map(([from, to]) => `/venues/airport/directions?from=${from}&to=${to}`),
    },
    { name: 'write', share: 1, paths: ['/venues/mall/events/bench-'] },
  ];
}

type Requests = Awaited<ReturnType<typeof listRequests>>;

/** Sends at a fixed rate regardless of response times, so that a slow server is not spared. */
async function load(
  requests: Requests,
  headers: Record<string, string>,
  stint: { readonly from: number; readonly to: number },
) {
  const startedAt = performance.now();
  const wheel = requests.flatMap((request) => Array<typeof request>(request.share).fill(request));
  const under: Promise<void>[] = [];
  for (let count = stint.from; count < stint.to; count += 1) {
    const wait = startedAt + ((count - stint.from) * 1000) / rate - performance.now();
    if (wait > 1) await new Promise((done) => setTimeout(done, wait));
    const request = wheel[(count * 7) % wheel.length];
    const path = request?.paths[count % request.paths.length];
    if (request !== undefined && path !== undefined) {
      under.push(send(request.name, path, { headers, count }));
    }
  }
  await Promise.all(under);
}

async function send(
  name: string,
  path: string,
  { headers, count }: { readonly headers: Record<string, string>; readonly count: number },
): Promise<void> {
  const sentAt = performance.now();
  const init =
    name === 'write'
      ? {
          method: 'PUT',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: `Run ${count}`, startDate: '2026-06-01T08:00:00Z' }),
        }
      : { headers };
  const url = `${api}${name === 'write' ? `${path}${count % 50}` : path}`;
  try {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    if (!response.ok) failed.set(name, (failed.get(name) ?? 0) + 1);
  } catch {
    failed.set(name, (failed.get(name) ?? 0) + 1);
  }
  const times = taken.get(name) ?? [];
  times.push(performance.now() - sentAt);
  taken.set(name, times);
}

function report(cold: readonly number[]): void {
  const all = [...taken.values()].flat();
  const row = (name: string, times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    const [half, most] = [0.5, 0.99].map((share) => at(share).toFixed(1).padStart(7));
    const isMissed = at(0.99) > (limits[name] ?? Infinity);
    if (isMissed) process.exitCode = 1;
    console.log(
      `${name.padEnd(14)} ${String(times.length).padStart(7)} requests  p50 ${half} ms  p99 ${most} ms  errors ${failed.get(name) ?? 0}${isMissed ? `  over ${limits[name]} ms` : ''}`,
    );
  };
  row(`first ${coldSeconds} s`, cold);
  for (const [name, times] of taken) row(name, times);
  row('all', all);
  const errors = [...failed.values()].reduce((sum, count) => sum + count, 0);
  if (errors > 0) process.exitCode = 1;
  console.log(`errors in all: ${errors}`);
  const { start, end, slope } = heapTrend();
  console.log(
    `heap after collection: ${start} MB in the first quarter, ${end} MB in the last; slope ${slope} kB a minute`,
  );
}

/** The slope excludes the first quarter, while caches fill. */
function heapTrend() {
  const quarter = Math.ceil(heap.length / 4);
  const rest = heap.slice(quarter);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [x, y] = [mean(rest.map(({ second }) => second)), mean(rest.map(({ bytes }) => bytes))];
  const over = rest.reduce((sum, { second, bytes }) => sum + (second - x) * (bytes - y), 0);
  const under = rest.reduce((sum, { second }) => sum + (second - x) ** 2, 0);
  const megabytes = (values: typeof heap) =>
    (mean(values.map(({ bytes }) => bytes)) / 1e6).toFixed(1);
  return {
    start: megabytes(heap.slice(0, quarter)),
    end: megabytes(heap.slice(-quarter)),
    slope: ((over / Math.max(1, under)) * 0.06).toFixed(1),
  };
}
