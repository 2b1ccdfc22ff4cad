/**
 * Sends the portal's search records to the search service in `site.config.ts`: `npm run search:push
 * -w @mezzanine/server`. SEARCH_ADMIN_KEY is the key with write access. SEARCH_URL selects another
 * server.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { searchRecordSchema, synonymGroups } from '@mezzanine/search';
import { algoliasearch } from 'algoliasearch';
import { z } from 'zod';
import { site } from '../../../../site.config.ts';
import { toHostedRecord } from '../../src/search/indexes/hostedRecord.ts';
import { hostedSettings } from './hostedSettings.ts';
import { pushSearch, type PushProgress } from './pushSearch.ts';
import { PushConfigError, readPushConfig } from './readPushConfig.ts';

const root = new URL('../../../../', import.meta.url);
const builtIndex = 'apps/server/dist/search-index.json';
/** Records per batch, about half a megabyte. */
const batchSize = 500;

try {
  await run();
} catch (error) {
  if (error instanceof PushConfigError) console.error(error.message);
  else
    console.error(
      `The push stopped: ${String(error)}\nRun it again: it continues where it stopped.`,
    );
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { adminKey, host } = readPushConfig(process.env, site);
  const { appId, indexName } = site.search;
  const records = (await readRecords()).map((record) => toHostedRecord(record, site.url));
  const client = algoliasearch(appId, adminKey, host === undefined ? {} : { hosts: [host] });
  console.log(`Pushing ${records.length} records to ${appId}, index ${indexName}.`);
  await pushSearch(client, {
    indexName,
    records,
    settings: hostedSettings,
    synonyms: synonymGroups,
    batchSize,
    stateFile: fileURLToPath(new URL('.cache/search-push.json', root)),
    onProgress: printProgress,
  });
  console.log(`Index ${indexName} is replaced.`);
}

async function readRecords() {
  const text = await readFile(new URL(builtIndex, root), 'utf8').catch(() => {
    throw new PushConfigError(`The site is not built: ${builtIndex} is missing. npm run build`);
  });
  return z.object({ records: z.array(searchRecordSchema) }).parse(JSON.parse(text)).records;
}

function printProgress({ sent, total, isResumed }: PushProgress): void {
  const share = String(Math.round((100 * sent) / total)).padStart(3);
  console.log(`${share} %  ${sent} of ${total}${isResumed ? ', sent by an earlier push' : ''}`);
}
