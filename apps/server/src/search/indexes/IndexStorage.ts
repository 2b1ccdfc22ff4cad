import type { PushedIndex } from './PushedIndex.ts';

/**
 * Receives an index that another server changed; undefined for a deleted one.
 *
 * @returns false if this server has also changed it, and keeps its own version
 */
export type TakeIndex = (name: string, index: PushedIndex | undefined) => boolean;

/** Where pushed indexes are stored. */
export interface IndexStorage {
  /** Whether other servers can change them. */
  readonly isShared: boolean;

  /**
   * Passes on changes by other servers since the last call. The first call passes on all indexes.
   */
  readChanges(take: TakeIndex): Promise<void>;

  /**
   * Stores an index, or deletes it if it is undefined.
   *
   * @throws IndexConflictError if another server has changed it since it was read
   */
  write(name: string, index: PushedIndex | undefined): Promise<void>;
}

/** Two servers changed an index at the same time. */
export class IndexConflictError extends Error {
  override readonly name = 'IndexConflictError';
}
