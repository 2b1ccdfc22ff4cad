import { defaultOverlapSeconds } from '@mezzanine/api-contract/key-operations';
import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import { writeOnce } from '../api-requests/writeOnce.ts';
import type { Database } from '../database/openDatabase.ts';
import { PageCursor } from '../records/PageCursor.ts';
import type { Workspaces } from './Workspaces.ts';

/** Dependencies of workspaces and keys. */
export interface KeyParts {
  readonly database: Database;
  readonly workspaces: Workspaces;
}

/** Workspaces and their keys, for operators. */
export function addKeyRoutes(api: ApiRoutes, parts: KeyParts): void {
  addWorkspaceRoutes(api, parts);
  const { database, workspaces } = parts;
  api.on('listKeys', async ({ path, query }) => {
    const { cursor, limit = 100 } = query;
    const pages = new PageCursor(['keys', path.workspaceId]);
    const part = { after: pages.read(cursor), limit: limit + 1 };
    const keys = await workspaces.listKeys(database, path.workspaceId, part);
    const { page, next } = pages.cut(keys, limit, ({ key }) => key);
    return { status: 200, body: { keys: page, ...next } };
  });

  api.on('createKey', ({ path, body }) =>
    database.transaction().execute(async (transaction) => {
      const key = { workspace: path.workspaceId, ...body };
      return { status: 201, body: await workspaces.createKey(transaction, key) };
    }),
  );

  api.on('rotateKey', ({ path, body }) =>
    database.transaction().execute(async (transaction) => {
      const { overlapSeconds = defaultOverlapSeconds } = body;
      return { status: 200, body: await workspaces.rotateKey(transaction, path, overlapSeconds) };
    }),
  );

  api.on('revokeKey', (call) =>
    writeOnce(database, call, async (transaction) => {
      await workspaces.revokeKey(transaction, call.path);
      return { status: 204 };
    }),
  );
}

function addWorkspaceRoutes(api: ApiRoutes, { database, workspaces }: KeyParts): void {
  api.on('listWorkspaces', async ({ query }) => {
    const { cursor, limit = 100 } = query;
    const pages = new PageCursor('workspaces');
    const part = { after: pages.read(cursor), limit: limit + 1 };
    const all = await workspaces.list(database, part);
    const { page, next } = pages.cut(all, limit, ({ id }) => id);
    return { status: 200, body: { workspaces: page, ...next } };
  });

  api.on('putWorkspace', (call) =>
    writeOnce(database, call, async (transaction) => {
      const given = { id: call.path.workspaceId, name: call.body.name };
      const { workspace, isNew } = await workspaces.put(transaction, given);
      return { status: isNew ? 201 : 200, body: workspace };
    }),
  );

  api.on('deleteWorkspace', (call) =>
    writeOnce(database, call, async (transaction) => {
      await workspaces.delete(transaction, call.path.workspaceId);
      return { status: 204 };
    }),
  );
}
