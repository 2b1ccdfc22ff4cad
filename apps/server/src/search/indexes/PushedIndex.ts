import { z } from 'zod';
import { SearchIndex, type SearchRecord } from '@mezzanine/search';
import type { SearchedIndex } from '../answerSearch.ts';
import type { IndexOperation } from './batchRequest.ts';
import { hostedRecordSchema, toSearchRecord, type HostedRecord } from './hostedRecord.ts';
import {
  indexSettingsSchema,
  synonymsSchema,
  type IndexSettings,
  type Synonyms,
} from './indexSettings.ts';

const fileSchema = z.object({
  version: z.literal(1),
  name: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  settings: indexSettingsSchema,
  synonyms: synonymsSchema.default([]),
  records: z.array(hostedRecordSchema),
});

/** A pushed index: its records as received. The first search makes them searchable. */
export class PushedIndex {
  readonly createdAt: string;
  #updatedAt: string;
  #settings: IndexSettings = {};
  #synonyms: Synonyms = [];
  #records = new Map<string, HostedRecord>();
  #searched: SearchedIndex | undefined;

  /** @param createdAt ISO 8601. */
  constructor(createdAt: string) {
    this.createdAt = createdAt;
    this.#updatedAt = createdAt;
  }

  /** Parses the output of `serialize`. Throws if it is something else. */
  static parse(text: string): { readonly name: string; readonly index: PushedIndex } {
    const file = fileSchema.parse(JSON.parse(text));
    const index = new PushedIndex(file.createdAt);
    index.#updatedAt = file.updatedAt;
    index.#settings = file.settings;
    index.#synonyms = file.synonyms;
    index.#records = new Map(file.records.map((record) => [record.objectID, record]));
    return { name: file.name, index };
  }

  get updatedAt(): string {
    return this.#updatedAt;
  }

  get settings(): IndexSettings {
    return this.#settings;
  }

  get synonyms(): Synonyms {
    return this.#synonyms;
  }

  /** Number of records. */
  get size(): number {
    return this.#records.size;
  }

  /** Returns a copy that can be changed independently and shares the searchable index. */
  copy(at: string): PushedIndex {
    const copy = new PushedIndex(at);
    copy.#settings = this.#settings;
    copy.#synonyms = this.#synonyms;
    copy.#records = new Map(this.#records);
    copy.#searched = this.#searched;
    return copy;
  }

  /** Updates settings. Omitted settings are kept. */
  set(settings: IndexSettings, at: string): void {
    this.#settings = { ...this.#settings, ...settings };
    this.#updatedAt = at;
  }

  /** Replaces the synonyms. */
  setSynonyms(synonyms: Synonyms, at: string): void {
    this.#synonyms = synonyms;
    this.#updatedAt = at;
  }

  /** Performs operations in order. */
  apply(operations: readonly IndexOperation[], at: string): void {
    for (const operation of operations) {
      if (operation.action === 'clear') this.#records.clear();
      else if (operation.action === 'deleteObject') this.#records.delete(operation.body.objectID);
      else this.#records.set(operation.body.objectID, operation.body);
    }
    this.#searched = undefined;
    this.#updatedAt = at;
  }

  /** The searchable index. The first call after a change builds it. */
  searched(): SearchedIndex {
    this.#searched ??= buildSearched([...this.#records.values()]);
    return this.#searched;
  }

  serialize(name: string): string {
    return JSON.stringify({
      version: 1,
      name,
      createdAt: this.createdAt,
      updatedAt: this.#updatedAt,
      settings: this.#settings,
      synonyms: this.#synonyms,
      records: [...this.#records.values()],
    });
  }
}

function buildSearched(hosted: readonly HostedRecord[]): SearchedIndex {
  const urls = new Map(hosted.map(({ objectID, url }) => [objectID, new URL(url).href]));
  return {
    index: SearchIndex.build(hosted.map(toSearchRecord)),
    origin: '',
    addressOf: ({ objectID, path }: SearchRecord) => urls.get(objectID) ?? path,
  };
}
