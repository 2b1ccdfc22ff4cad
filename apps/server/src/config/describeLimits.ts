import {
  keptVersions,
  maxBodyBytes,
  maxVenueBytes,
  maxVenues,
} from '@mezzanine/api-contract/limits';
import { maxAccessSeconds } from '@mezzanine/api-contract/private-map-operations';
import { maxPngPixels } from '@mezzanine/api-contract/static-map-operations';
import { defaultReadLimits } from '@mezzanine/mvf';
import { defaultPatience } from '../listen.ts';
import { mostUnderWay, type WorkKind } from '../overload/WorkLimits.ts';
import { idempotencyKeptMs } from '../platform/api-requests/writeOnce.ts';
import { maxKeys } from '../platform/keys/Workspaces.ts';
import { maxLinks } from '../platform/private-maps/ViewerLinks.ts';
import { maxSources } from '../platform/sync/sourceRoutes.ts';
import { maxImageBytes } from '../platform/sync/SyncImages.ts';
import { maxRunMs, runsKeptMs } from '../platform/sync/SyncWorker.ts';
import { maxReadMs, maxUploads } from '../platform/venue-versions/UploadReader.ts';
import { deliveriesKeptMs } from '../platform/webhooks/Courier.ts';
import { maxWebhooks } from '../platform/webhooks/webhookRoutes.ts';
import { rateLimits } from '../problem/rateLimits.ts';
import { maxOperations } from '../search/indexes/batchRequest.ts';
import { maxBatch } from '../search/indexes/indexRoutes.ts';
import { maxIndexes, maxRecords } from '../search/indexes/IndexStore.ts';
import { tokenLifetimeSeconds } from '../venues/AccessTokens.ts';

const rateNames: Readonly<Record<keyof typeof rateLimits, string>> = {
  api: 'platform API; `API_REQUESTS_PER_MINUTE` changes it',
  pageViews: 'page views',
  searchEvents: 'search events',
  feedback: 'feedback',
  signIns: 'sign-in forms in local use',
  refusedPairs: 'token requests with a wrong key or secret',
  operatorKeys: 'wrong operator keys',
  searchAdminKeys: 'wrong search admin keys',
};

const kindNames: Readonly<Record<WorkKind, string>> = {
  directions: 'directions',
  pictures: 'static maps',
  api: 'other API operations',
  assistants: 'calls from assistants at `/mcp`',
  search: 'searches',
  documents: 'documents and files',
};

/** The rate limits, as a Markdown table. */
export function describeRates(): string {
  const names = Object.keys(rateLimits) as (keyof typeof rateLimits)[];
  const rows = names.map((name) => {
    const { most, windowSeconds } = rateLimits[name];
    return [rateNames[name], `${count(most)} in ${seconds(windowSeconds)}`] as const;
  });
  return tableOf('Requests', rows);
}

/** Maximum concurrent requests and uploads, as a Markdown table. */
export function describeOverload(): string {
  const kinds = Object.keys(mostUnderWay) as WorkKind[];
  return tableOf('Kind', [
    ...kinds.map((kind) => [kindNames[kind], `${count(mostUnderWay[kind])} requests`] as const),
    ['venue files', `${maxUploads} uploads`],
  ]);
}

/** The largest bodies and files, as a Markdown table. */
export function describeSizes(): string {
  const { maxUnpackedBytes, maxFiles, maxJsonBytes } = defaultReadLimits;
  return tableOf('Subject', [
    ['body of an API request', bytes(maxBodyBytes)],
    ['batch of search records', `${bytes(maxBatch)} and ${count(maxOperations)} operations`],
    ['image of a synced location', bytes(maxImageBytes)],
    ['venue file', `${bytes(maxVenueBytes)}, and ${bytes(maxUnpackedBytes)} unpacked`],
    ['files in a venue bundle', count(maxFiles)],
    ['all JSON of a venue bundle', bytes(maxJsonBytes)],
    ['PNG of a static map', `${maxPngPixels / 1e6} million pixels`],
  ]);
}

/** Maximum numbers of stored items, as a Markdown table. */
export function describeCounts(): string {
  return tableOf('Subject', [
    ['venues that a workspace publishes', count(maxVenues)],
    ['versions of a venue', `the last ${count(keptVersions)}`],
    ['keys of a workspace, including revoked keys', count(maxKeys)],
    ['webhooks of a workspace', count(maxWebhooks)],
    ['links to private maps of a workspace', count(maxLinks)],
    ['sync sources of a venue', count(maxSources)],
    ['pushed search indexes', `${count(maxIndexes)}, with ${count(maxRecords)} records each`],
  ]);
}

/** Lifetimes and timeouts, as a Markdown table. */
export function describeTimes(): string {
  const { requestMs, stallMs, responseMs } = defaultPatience;
  return tableOf('Subject', [
    ['token', `valid for ${seconds(tokenLifetimeSeconds)}`],
    ['link to a private map', `valid for at most ${seconds(maxAccessSeconds)}`],
    ['deliveries of webhooks', `kept for ${milliseconds(deliveriesKeptMs)}`],
    ['sync runs', `kept for ${milliseconds(runsKeptMs)}`],
    ['response to an `Idempotency-Key`', `kept for ${milliseconds(idempotencyKeptMs)}`],
    ['sync run', `ended after ${milliseconds(maxRunMs)}`],
    ['reading a venue file', `ended after ${milliseconds(maxReadMs)}`],
    ['incomplete request', `ended after ${milliseconds(requestMs)}`],
    ['connection without traffic', `closed after ${milliseconds(stallMs)}`],
    ['response that is read slowly', `ended after ${milliseconds(responseMs)}`],
  ]);
}

function tableOf(what: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([name, limit]) => `| ${name} | ${limit} |`);
  return [`| ${what} | Limit |`, '| --- | --- |', ...lines].join('\n');
}

function count(value: number): string {
  return value.toLocaleString('en');
}

function bytes(value: number): string {
  return value < 2 ** 20 ? `${value / 1024} KiB` : `${value / 2 ** 20} MiB`;
}

function milliseconds(value: number): string {
  return seconds(value / 1000);
}

/** In the largest unit that gives a whole number. */
function seconds(value: number): string {
  const units = [
    ['day', 86_400],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [name, size] = units.find(([, unit]) => value % unit === 0) ?? units[2];
  const amount = value / size;
  return `${amount} ${name}${amount === 1 ? '' : 's'}`;
}
