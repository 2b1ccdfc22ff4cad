import { createHash } from 'node:crypto';
import type { SessionRecords } from './SessionRecords.ts';

/** Somebody who signed in at the provider for local use. Nothing of it was checked. */
export interface LocalAccount {
  readonly name: string;
  /** Empty where none was given. */
  readonly email: string;
}

/** Accounts of this machine: whatever name is given is one. */
export class LocalAccounts {
  readonly #records: SessionRecords;

  constructor(records: SessionRecords) {
    this.#records = records;
  }

  /**
   * Keeps an account; the same email (or, without one, the same name) is the same account.
   *
   * @returns its id
   */
  keep({ name, email }: LocalAccount): string {
    const known = (email || name).normalize('NFKC').toLowerCase();
    const id = `local-${createHash('sha256').update(known).digest('hex').slice(0, 24)}`;
    this.#records.set(`Account:${id}`, { name, email });
    return id;
  }

  /** @returns undefined for an id that nobody signed in with. */
  get(id: string): LocalAccount | undefined {
    const content = this.#records.get(`Account:${id}`);
    if (content === undefined) return undefined;
    return { name: String(content['name']), email: String(content['email']) };
  }
}
