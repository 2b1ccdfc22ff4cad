import { defaultOverlapSeconds } from '@mezzanine/api-contract/key-operations';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { demoWorkspace } from '../../venues/AccessTokens.ts';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Answer } from '../api-requests/Call.ts';
import { writeOnce } from '../api-requests/writeOnce.ts';
import type { ApiKeyRow, WorkspaceRow } from '../database/keyTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { ApiKeys } from './ApiKeys.ts';

/** Keys that a workspace can have, revoked ones too. */
const maxKeys = 200;

/** What workspaces and keys need. */
export interface KeyParts {
  readonly database: Database;
  readonly keys: ApiKeys;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type KeyAnswer = NonNullable<Answer<'listKeys'>['body']>['keys'][number];

/** Workspaces and their keys, for operators. */
export function addKeyRoutes(api: ApiRoutes, parts: KeyParts): void {
  addWorkspaceRoutes(api, parts);
  const { database, keys, now } = parts;
  api.on('listKeys', async ({ path, query }) => {
    await requireWorkspace(database, path.workspaceId);
    const { cursor, limit = 100 } = query;
    const pages = new PageCursor(['keys', path.workspaceId]);
    const rows = await database
      .selectFrom('api_keys')
      .selectAll()
      .where('workspace', '=', path.workspaceId)
      .where('id', '>', pages.read(cursor))
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    const { page, next } = pages.cut(rows, limit, ({ id }) => id);
    const answers = await Promise.all(page.map((row) => answerOf(database, row)));
    return { status: 200, body: { keys: answers, ...next } };
  });

  api.on('createKey', ({ path, body }) =>
    database.transaction().execute(async (transaction) => {
      const { id: workspace } = await requireWorkspace(transaction, path.workspaceId);
      await refuseTooMany(transaction, workspace);
      const { row, secret } = await keys.create(transaction, { workspace, ...body });
      return { status: 201, body: { ...(await answerOf(transaction, row)), secret } };
    }),
  );

  api.on('rotateKey', ({ path, body }) =>
    database.transaction().execute(async (transaction) => {
      const known = await requireKey(transaction, path);
      const { overlapSeconds = defaultOverlapSeconds } = body;
      const { row, secret } = await keys.rotate(transaction, known, overlapSeconds);
      return { status: 200, body: { ...(await answerOf(transaction, row)), secret } };
    }),
  );

  api.on('revokeKey', (call) =>
    writeOnce(database, call, async (transaction) => {
      const { id } = await requireKey(transaction, call.path);
      await transaction
        .updateTable('api_keys')
        .set({ revoked_at: new Date(now()).toISOString() })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('api_key_secrets').where('key', '=', id).execute();
      return { status: 204 };
    }),
  );
}

function addWorkspaceRoutes(api: ApiRoutes, { database, now }: KeyParts): void {
  api.on('listWorkspaces', async ({ query }) => {
    const { cursor, limit = 100 } = query;
    const pages = new PageCursor('workspaces');
    const rows = await database
      .selectFrom('workspaces')
      .selectAll()
      .where('id', '>', pages.read(cursor))
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    const { page, next } = pages.cut(rows, limit, ({ id }) => id);
    return { status: 200, body: { workspaces: page.map(workspaceOf), ...next } };
  });

  api.on('putWorkspace', (call) =>
    writeOnce(database, call, async (transaction) => {
      const id = call.path.workspaceId;
      const { name } = call.body;
      const known = await findWorkspace(transaction, id);
      const row = { id, name, created_at: known?.created_at ?? new Date(now()).toISOString() };
      await transaction
        .insertInto('workspaces')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
        .execute();
      return { status: known === undefined ? 201 : 200, body: workspaceOf(row) };
    }),
  );

  api.on('deleteWorkspace', (call) =>
    writeOnce(database, call, async (transaction) => {
      const { id } = await requireWorkspace(transaction, call.path.workspaceId);
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
      return { status: 204 };
    }),
  );
}

function findWorkspace(database: Database, id: string): Promise<WorkspaceRow | undefined> {
  return database.selectFrom('workspaces').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @throws RequestProblem 404 */
async function requireWorkspace(database: Database, id: string): Promise<WorkspaceRow> {
  const row = await findWorkspace(database, id);
  if (row !== undefined) return row;
  throw new RequestProblem(
    404,
    `No workspace has the id "${id}". List them: GET /api/v1/workspaces`,
  );
}

/** @throws RequestProblem 404 for a key that is not there, or was revoked */
async function requireKey(
  database: Database,
  { workspaceId, keyId }: { readonly workspaceId: string; readonly keyId: string },
): Promise<ApiKeyRow> {
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

function workspaceOf({ id, name, created_at }: WorkspaceRow) {
  return { id, name, createdAt: created_at };
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
