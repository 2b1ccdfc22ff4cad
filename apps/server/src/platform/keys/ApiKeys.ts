import { createHash, randomBytes } from 'node:crypto';
import type { Scope } from '@mezzanine/api-contract/operation';
import type { ApiKeyRow } from '../database/keyTables.ts';
import type { Database } from '../database/openDatabase.ts';

/** Milliseconds within which the time of the last use is not updated again. */
const usedMs = 60_000;

/** A key to create. */
export interface NewKey {
  readonly workspace: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** A key with a new secret, which is shown only once because it is not stored. */
export interface KeyWithSecret {
  readonly row: ApiKeyRow;
  readonly secret: string;
}

/**
 * Keys that operators create for workspaces. Secrets are random, so a plain digest is sufficient.
 */
export class ApiKeys {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * The workspace and scopes of a key; undefined if the key or its secret is wrong, expired, or
   * revoked.
   */
  async find({ key, secret }: { readonly key: string; readonly secret: string }) {
    const row = await this.#findBySecret(secret);
    if (row?.id !== key) return undefined;
    await this.#noteUse(row);
    return { workspace: row.workspace, scopes: JSON.parse(row.scopes) as readonly Scope[] };
  }

  /** The key with the scope that a secret belongs to; undefined if there is none. */
  async keyOf(secret: string, scope: Scope): Promise<string | undefined> {
    const row = await this.#findBySecret(secret);
    if (row === undefined) return undefined;
    await this.#noteUse(row);
    return (JSON.parse(row.scopes) as readonly Scope[]).includes(scope) ? row.id : undefined;
  }

  /** Whether a key is not revoked. */
  async isActive(key: string): Promise<boolean> {
    const row = await this.#database
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', key)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (row !== undefined) await this.#noteUse(row);
    return row !== undefined;
  }

  /** Creates a key, in a transaction. */
  async create(transaction: Database, { workspace, name, scopes }: NewKey): Promise<KeyWithSecret> {
    const row: ApiKeyRow = {
      id: `key_${randomBytes(12).toString('hex')}`,
      workspace,
      name,
      scopes: JSON.stringify(scopes),
      created_at: this.#time(),
      last_used_at: null,
      revoked_at: null,
    };
    await transaction.insertInto('api_keys').values(row).execute();
    return { row, secret: await this.#addSecret(transaction, row.id) };
  }

  /** Rotates the secret of a key, in a transaction. The old one works during the overlap. */
  async rotate(
    transaction: Database,
    row: ApiKeyRow,
    overlapSeconds: number,
  ): Promise<KeyWithSecret> {
    const expires = this.#time(overlapSeconds * 1000);
    await transaction
      .deleteFrom('api_key_secrets')
      .where('key', '=', row.id)
      .where('expires_at', '<=', this.#time())
      .execute();
    await transaction
      .updateTable('api_key_secrets')
      .set({ expires_at: expires })
      .where('key', '=', row.id)
      .where((secret) =>
        secret.or([secret('expires_at', 'is', null), secret('expires_at', '>', expires)]),
      )
      .execute();
    return { row, secret: await this.#addSecret(transaction, row.id) };
  }

  async #addSecret(transaction: Database, key: string): Promise<string> {
    const secret = `sk_${randomBytes(24).toString('hex')}`;
    const row = { digest: digestOf(secret), key, expires_at: null };
    await transaction.insertInto('api_key_secrets').values(row).execute();
    return secret;
  }

  async #findBySecret(secret: string): Promise<ApiKeyRow | undefined> {
    const found = await this.#database
      .selectFrom('api_key_secrets')
      .innerJoin('api_keys', 'api_keys.id', 'api_key_secrets.key')
      .selectAll('api_keys')
      .select('api_key_secrets.expires_at')
      .where('digest', '=', digestOf(secret))
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { expires_at, ...row } = found;
    return expires_at === null || expires_at > this.#time() ? row : undefined;
  }

  async #noteUse({ id, last_used_at }: ApiKeyRow): Promise<void> {
    if (last_used_at !== null && last_used_at > this.#time(-usedMs)) return;
    await this.#database
      .updateTable('api_keys')
      .set({ last_used_at: this.#time() })
      .where('id', '=', id)
      .execute();
  }

  #time(offsetMs = 0): string {
    return new Date(this.#now() + offsetMs).toISOString();
  }
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
