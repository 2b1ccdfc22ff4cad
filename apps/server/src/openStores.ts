import { join } from 'node:path';
import { FeedbackNotes } from './feedback/FeedbackNotes.ts';
import { importFeedback } from './feedback/importFeedback.ts';
import { DailyCounts } from './page-views/DailyCounts.ts';
import { importPageViews } from './page-views/importPageViews.ts';
import type { Database } from './platform/database/openDatabase.ts';
import { IndexFolder } from './search/indexes/IndexFolder.ts';
import { IndexStore } from './search/indexes/IndexStore.ts';
import { importIndexFiles, IndexTable } from './search/indexes/IndexTable.ts';
import { searchesFile } from './search/insights/forgetSearches.ts';
import { importSearches } from './search/insights/importSearches.ts';
import { SearchInsights } from './search/insights/SearchInsights.ts';

/** Stores of user feedback, counts, and search. */
export interface Stores {
  readonly counts: DailyCounts;
  readonly notes: FeedbackNotes;
  readonly insights: SearchInsights;
  readonly indexes: IndexStore;
}

/** Dependencies of the stores. */
export interface StoresStart {
  readonly database: Database;
  readonly dataFolder: string;
  /** Whether other servers share the database, including its search indexes. Default: false. */
  readonly isShared?: boolean;
  /** Called if something cannot be written. */
  readonly onWriteError: (error: unknown) => void;
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number;
  /** Monotonic time in milliseconds. Default: `performance.now()`. */
  readonly monotonicNow?: () => number;
}

/** Opens the stores, and imports the files of earlier versions. */
export async function openStores({
  dataFolder,
  isShared = false,
  ...start
}: StoresStart): Promise<Stores> {
  const { database } = start;
  await importPageViews(database, join(dataFolder, 'page-views.json'));
  await importFeedback(database, join(dataFolder, 'feedback.json'));
  await importSearches(database, join(dataFolder, searchesFile));
  const indexFolder = join(dataFolder, 'search-indexes');
  if (isShared) await importIndexFiles(database, indexFolder);
  const indexes = isShared ? new IndexTable(database) : new IndexFolder(indexFolder);
  const counts = new DailyCounts(start);
  return {
    counts,
    notes: new FeedbackNotes(start),
    insights: new SearchInsights({ ...start, counts }),
    indexes: await IndexStore.open(indexes, start),
  };
}

/** Writes pending changes. */
export async function flushStores({ counts, notes, insights, indexes }: Stores): Promise<void> {
  await Promise.all([counts, notes, insights, indexes].map((store) => store.flush()));
}
