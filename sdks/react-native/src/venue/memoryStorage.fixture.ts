import type { VenueStorage } from './VenueStorage.ts';

/** A storage in memory that can be full. */
export class MemoryStorage implements VenueStorage {
  readonly entries = new Map<string, string>();
  /** Whether every change is rejected. */
  isFull = false;

  async getItem(key: string): Promise<string | null> {
    return this.entries.get(key) ?? null;
  }

  async setItem(key: string, value: string): Promise<void> {
    if (this.isFull) throw new Error('The storage is full.');
    this.entries.set(key, value);
  }

  async removeItem(key: string): Promise<void> {
    this.entries.delete(key);
  }
}
