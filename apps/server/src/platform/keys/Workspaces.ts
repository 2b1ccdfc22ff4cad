import { RequestProblem } from '../../problem/RequestProblem.ts';
import { demoWorkspace } from '../../venues/AccessTokens.ts';
import type { Answer } from '../api-requests/Call.ts';
import type { ApiKeyRow, WorkspaceRow } from '../database/keyTables.ts';
import type { Database } from '../database/openDatabase.ts';
import type { ApiKeys, KeyWithSecret, NewKey } from './ApiKeys.ts';

/** Keys that a workspace can have, including revoked ones. */
export const maxKeys = 200;

/** A workspace in API responses. */
export type WorkspaceAnswer = NonNullable<Answer<'putWorkspace'>['body']>;
/** A key in API responses, without its secret. */
export type KeyAnswer = NonNullable<Answer<'listKeys'>['body']>['keys'][number];

/** Part of a list: the items after an id. */
interface PartOfList {
  readonly after: string;
  readonly limit: number;
}

/** Identifies a key of a workspace. */
export interface KeyPath {
  readonly workspaceId: string;
  readonly keyId: string;
}

/** A key, and its new secret. */
export type KeyAnswerWithSecret = KeyAnswer & { readonly secret: string };

/** Workspaces and their keys, which operators manage with the API and on pages. */
export class Workspaces {
  readonly #keys: ApiKeys;
  readonly #now: () => number;

  constructor(keys: ApiKeys, now: () => number) {
    this.#keys = keys;
    this.#now = now;
  }

  /** Workspaces by id. */
  async list(database: Database, { after, limit }: PartOfList): Promise<WorkspaceAnswer[]> {
    const rows = await database
      .selectFrom('workspaces')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(workspaceOf);
  }

  /** @throws RequestProblem 404 */
  async require(database: Database, id: string): Promise<WorkspaceAnswer> {
    const row = await findWorkspace(database, id);
    if (row !== undefined) return workspaceOf(row);
    throw new RequestProblem(
      404,
      `No workspace has the id "${id}". List them: GET /api/v1/workspaces`,
    );
  }

  /** Creates or renames a workspace, in a transaction. */
  async put(transaction: Database, { id, name }: { readonly id: string; readonly name: string }) {
    const known = await findWorkspace(transaction, id);
    const row = { id, name, created_at: known?.created_at ?? this.#time() };
    await transaction
      .insertInto('workspaces')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
      .execute();
    return { workspace: workspaceOf(row), isNew: known === undefined };
  }

  /**
   * Deletes a workspace and its keys, in a transaction.
   *
   * @throws RequestProblem 404, or 409 if it is in use
   */
  async delete(transaction: Database, workspaceId: string): Promise<void> {
    const { id } = await this.require(transaction, workspaceId);
    const owned = await Promise.all(
      (['venues', 'webhooks'] as const).map((table) =>
        transaction.selectFrom(table).select('id').where('workspace', '=', id).limit(1).execute(),
      ),
    );
    if (id === demoWorkspace || owned.flat().length > 0) {
      throw new RequestProblem(
        409,
        id === demoWorkspace
          ? 'The workspace "demo" has the demo venues and cannot be deleted.'
          : `The workspace "${id}" has venues or webhooks. Delete them first.`,
      );
    }
    await transaction.deleteFrom('api_keys').where('workspace', '=', id).execute();
    await transaction.deleteFrom('workspaces').where('id', '=', id).execute();
  }

  /**
   * Keys of a workspace by id, including revoked ones.
   *
   * @throws RequestProblem 404
   */
  async listKeys(database: Database, id: string, part: PartOfList): Promise<KeyAnswer[]> {
    await this.require(database, id);
    const rows = await database
      .selectFrom('api_keys')
      .selectAll()
      .where('workspace', '=', id)
      .where('id', '>', part.after)
      .orderBy('id')
      .limit(part.limit)
      .execute();
    return Promise.all(rows.map((row) => answerOf(database, row)));
  }

  /**
   * Creates a key, in a transaction.
   *
   * @throws RequestProblem 404, or 409 if there are too many
   */
  async createKey(transaction: Database, key: NewKey): Promise<KeyAnswerWithSecret> {
    await this.require(transaction, key.workspace);
    await refuseTooMany(transaction, key.workspace);
    return withSecret(transaction, await this.#keys.create(transaction, key));
  }

  /**
   * Rotates the secret of a key, in a transaction.
   *
   * @throws RequestProblem 404
   */
  async rotateKey(
    transaction: Database,
    path: KeyPath,
    overlapSeconds: number,
  ): Promise<KeyAnswerWithSecret> {
    const row = await requireKey(transaction, path);
    return withSecret(transaction, await this.#keys.rotate(transaction, row, overlapSeconds));
  }

  /**
   * Revokes a key and its secrets, in a transaction.
   *
   * @throws RequestProblem 404
   */
  async revokeKey(transaction: Database, path: KeyPath): Promise<void> {
    const { id } = await requireKey(transaction, path);
    await transaction
      .updateTable('api_keys')
      .set({ revoked_at: this.#time() })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('api_key_secrets').where('key', '=', id).execute();
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }
}

function findWorkspace(database: Database, id: string): Promise<WorkspaceRow | undefined> {
  return database.selectFrom('workspaces').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @throws RequestProblem 404 for an unknown or revoked key */
async function requireKey(database: Database, { workspaceId, keyId }: KeyPath): Promise<ApiKeyRow> {
  const row = await database
    .selectFrom('api_keys')
    .selectAll()
    .where('workspace', '=', workspaceId)
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw new RequestProblem(
    404,
    `The workspace "${workspaceId}" has no key "${keyId}" that works. List them: GET /api/v1/workspaces/${workspaceId}/keys`,
  );
}

async function refuseTooMany(database: Database, workspace: string): Promise<void> {
  const { count } = await database
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('workspace', '=', workspace)
    .executeTakeFirstOrThrow();
  if (Number(count) < maxKeys) return;
  throw new RequestProblem(409, `The workspace has ${maxKeys} keys. Use another workspace.`);
}

function workspaceOf({ id, name, created_at }: WorkspaceRow): WorkspaceAnswer {
  return { id, name, createdAt: created_at };
}

async function withSecret(
  database: Database,
  { row, secret }: KeyWithSecret,
): Promise<KeyAnswerWithSecret> {
  return { ...(await answerOf(database, row)), secret };
}

async function answerOf(database: Database, row: ApiKeyRow): Promise<KeyAnswer> {
  const old = await database
    .selectFrom('api_key_secrets')
    .select('expires_at')
    .where('key', '=', row.id)
    .where('expires_at', 'is not', null)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return {
    key: row.id,
    workspaceId: row.workspace,
    name: row.name,
    scopes: JSON.parse(row.scopes) as KeyAnswer['scopes'],
    createdAt: row.created_at,
    ...(row.last_used_at !== null && { lastUsedAt: row.last_used_at }),
    ...(row.revoked_at !== null && { revokedAt: row.revoked_at }),
    ...(old?.expires_at && { oldSecretExpiresAt: old.expires_at }),
  };
}
