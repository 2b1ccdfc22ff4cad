import { createHash } from 'node:crypto';
import type { SessionRecords } from './SessionRecords.ts';

/** A user who signed in at the provider for local use. Nothing about them is verified. */
export interface LocalAccount {
  readonly name: string;
  /** Empty if not given. */
  readonly email: string;
}

/** Accounts for local use: signing in with a new name creates one. */
export class LocalAccounts {
  readonly #records: SessionRecords;

  constructor(records: SessionRecords) {
    this.#records = records;
  }

  /**
   * Stores an account. The same email (or the same name, without an email) is the same account.
   *
   * @returns its id
   */
  keep({ name, email }: LocalAccount): string {
    const known = (email || name).normalize('NFKC').toLowerCase();
    const id = `local-${createHash('sha256').update(known).digest('hex').slice(0, 24)}`;
    this.#records.set(`Account:${id}`, { name, email });
    return id;
  }

  /** @returns undefined for an unknown id. */
  get(id: string): LocalAccount | undefined {
    const content = this.#records.get(`Account:${id}`);
    if (content === undefined) return undefined;
    return { name: String(content['name']), email: String(content['email']) };
  }
}
