import { createHash } from 'node:crypto';
import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import type { HostedRecord } from '../../src/search/indexes/hostedRecord.ts';
import { PushState } from './PushState.ts';

/** Methods of the provider's client that a push uses. */
export type PushClient = Pick<
  Algoliasearch,
  | 'appId'
  | 'batch'
  | 'deleteIndex'
  | 'getSettings'
  | 'operationIndex'
  | 'saveSynonyms'
  | 'setSettings'
  | 'waitForTask'
>;

/** Progress of a push, reported after each batch. */
export interface PushProgress {
  /** Records that the provider has confirmed. */
  readonly sent: number;
  readonly total: number;
  /** Whether an earlier push sent these records. */
  readonly isResumed: boolean;
}

/** Input of a push. */
export interface Push {
  readonly indexName: string;
  readonly records: readonly HostedRecord[];
  readonly settings: IndexSettings;
  /** Groups of synonyms. */
  readonly synonyms: readonly (readonly string[])[];
  /** File that stores the next batch. */
  readonly stateFile: string;
  /** Records per batch. */
  readonly batchSize: number;
  /** Called after each batch. */
  readonly onProgress?: (progress: PushProgress) => void;
}

/**
 * Fills a new index with settings, synonyms, and records in batches, and then atomically replaces
 * the current index. An interrupted push continues after the last confirmed batch if its input is
 * the same. Users search the old index until then.
 *
 * @throws errors of the client if the provider rejects a request or does not respond.
 */
export async function pushSearch(client: PushClient, push: Push): Promise<void> {
  const { indexName, records, settings, batchSize } = push;
  const draft = `${indexName}_push`;
  const wait = async (task: Promise<{ taskID: number }>) => {
    const { taskID } = await task;
    await client.waitForTask({ indexName: draft, taskID });
  };
  const state = await PushState.open(push.stateFile, digestOf(client.appId, push));
  const isResumed = state.done > 0 && (await hasIndex(client, draft));
  const tell = (isOld: boolean) => {
    const sent = Math.min(state.done * batchSize, records.length);
    push.onProgress?.({ sent, total: records.length, isResumed: isOld });
  };
  if (isResumed) tell(true);
  else {
    await wait(client.deleteIndex({ indexName: draft }));
    await wait(client.setSettings({ indexName: draft, indexSettings: settings }));
    await wait(saveSynonyms(client, draft, push.synonyms));
    await state.set(0);
  }
  while (state.done * batchSize < records.length) {
    const start = state.done * batchSize;
    const requests = records
      .slice(start, start + batchSize)
      .map((body) => ({ action: 'updateObject' as const, body }));
    await wait(client.batch({ indexName: draft, batchWriteParams: { requests } }));
    await state.set(state.done + 1);
    tell(false);
  }
  const swap = { operation: 'move' as const, destination: indexName };
  await wait(client.operationIndex({ indexName: draft, operationIndexParams: swap }));
  await state.clear();
}

function saveSynonyms(client: PushClient, indexName: string, groups: Push['synonyms']) {
  return client.saveSynonyms({
    indexName,
    replaceExistingSynonyms: true,
    synonymHit: groups.map((words, place) => ({
      objectID: `group-${place}`,
      type: 'synonym' as const,
      synonyms: [...words],
    })),
  });
}

async function hasIndex(client: PushClient, indexName: string): Promise<boolean> {
  try {
    await client.getSettings({ indexName });
    return true;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return false;
    throw error;
  }
}

function digestOf(appId: string, push: Push): string {
  const { indexName, batchSize, settings, synonyms, records } = push;
  const text = JSON.stringify([appId, indexName, batchSize, settings, synonyms, records]);
  return createHash('sha256').update(text).digest('hex');
}
