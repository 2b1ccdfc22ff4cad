import { defaultOverlapSeconds, maxOverlapSeconds } from '@mezzanine/api-contract/key-operations';
import { scopes } from '@mezzanine/api-contract/operation';
import { type Context, Hono } from 'hono';
import type { Platform } from '../../platform/createPlatform.ts';
import type { Database } from '../../platform/database/openDatabase.ts';
import type { KeyAnswerWithSecret } from '../../platform/keys/Workspaces.ts';
import type { Html } from '../../page-views/renderTable.ts';
import { limitBody } from '../../problem/limitBody.ts';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { requireOwnPage } from '../requireOwnPage.ts';
import type { RefusedForm } from './renderForm.ts';
import { renderWorkspacePage } from './renderWorkspacePage.ts';
import { renderWorkspacesPage } from './renderWorkspacesPage.ts';

/** Maximum bytes of a form. */
const formBytes = 16 * 1024;
/** Maximum number of workspaces on the page. */
const maxListed = 500;
const idPattern = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Dependencies of the pages for workspaces and keys. */
export interface KeyPageParts {
  readonly platform: Pick<Platform, 'workspaces'>;
  readonly database: Database;
  readonly productName: string;
}

/** Pages on which operators create workspaces, and create, rotate, and revoke keys. */
export function keyPageRoutes(parts: KeyPageParts): Hono {
  const { database, productName } = parts;
  const { workspaces } = parts.platform;
  const routes = new Hono();
  const renderList = async (refused?: RefusedForm) => {
    const all = await workspaces.list(database, { after: '', limit: maxListed });
    return renderWorkspacesPage({ productName, workspaces: all, refused });
  };
  routes.post('/stats/workspaces/*', requireOwnPage, limitBody(formBytes));

  routes.get('/stats/workspaces', async (context) => context.html(await renderList()));

  routes.post('/stats/workspaces', requireOwnPage, limitBody(formBytes), async (context) => {
    const { id = '', name = '' } = textsOf(await context.req.parseBody());
    return orRefused(context, { id, name }, renderList, async () => {
      if (!idPattern.test(id)) {
        throw new RequestProblem(
          400,
          `The id "${id.slice(0, 70)}" is invalid. Use up to 63 lowercase letters, digits, and hyphens.`,
        );
      }
      requireName(name);
      await database.transaction().execute(async (transaction) => {
        const { isNew } = await workspaces.put(transaction, { id, name });
        if (!isNew) throw new RequestProblem(409, `The workspace "${id}" exists already.`);
      });
      return context.redirect(`/stats/workspaces/${id}`, 303);
    });
  });

  return routes.route('/', workspaceRoutes(parts));
}

/** One workspace with its keys. */
function workspaceRoutes({ database, productName, platform }: KeyPageParts): Hono {
  const { workspaces } = platform;
  const routes = new Hono();
  const path = '/stats/workspaces/:workspaceId';
  const render = async (
    id: string,
    shown: { readonly made?: KeyAnswerWithSecret; readonly refused?: RefusedForm } = {},
  ) => {
    const workspace = await workspaces.require(database, id);
    const keys = await workspaces.listKeys(database, id, { after: '', limit: maxListed });
    return renderWorkspacePage({ productName, workspace, keys, ...shown });
  };

  routes.get(path, async (context) => context.html(await render(context.req.param('workspaceId'))));

  routes.post(`${path}/keys`, async (context) => {
    const workspace = context.req.param('workspaceId');
    const body = await context.req.parseBody({ all: true });
    const { name = '' } = textsOf(body);
    const given: readonly unknown[] = [body['scopes']].flat();
    const chosen = scopes.filter((scope) => given.includes(scope));
    const values = { name, scopes: chosen.join(',') };
    const refuse = (refused: RefusedForm) => render(workspace, { refused });
    return orRefused(context, values, refuse, async () => {
      requireName(name);
      if (chosen.length === 0) throw new RequestProblem(400, 'Select at least one scope.');
      const key = { workspace, name, scopes: chosen };
      const made = await database
        .transaction()
        .execute((transaction) => workspaces.createKey(transaction, key));
      return context.html(await render(workspace, { made }), 201);
    });
  });

  routes.post(`${path}/keys/:keyId/rotate`, async (context) => {
    const key = context.req.param();
    const { overlapSeconds } = await context.req.parseBody();
    const seconds = Number(overlapSeconds ?? defaultOverlapSeconds);
    if (!Number.isInteger(seconds) || seconds < 0 || seconds > maxOverlapSeconds) {
      throw new RequestProblem(400, `The overlap must be 0 to ${maxOverlapSeconds} seconds.`);
    }
    const made = await database
      .transaction()
      .execute((transaction) => workspaces.rotateKey(transaction, key, seconds));
    return context.html(await render(key.workspaceId, { made }));
  });

  routes.post(`${path}/keys/:keyId/revoke`, async (context) => {
    const key = context.req.param();
    const { confirmation } = await context.req.parseBody();
    if (confirmation !== 'yes') {
      throw new RequestProblem(400, 'To revoke the key, confirm that it stops working.');
    }
    await database.transaction().execute((transaction) => workspaces.revokeKey(transaction, key));
    return context.redirect(`/stats/workspaces/${key.workspaceId}`, 303);
  });

  return routes;
}

/** Processes a form, or shows it again with its errors and values. */
async function orRefused(
  context: Context,
  values: Readonly<Record<string, string>>,
  render: (refused: RefusedForm) => Promise<Awaited<Html>>,
  carryOut: () => Promise<Response>,
): Promise<Response> {
  try {
    return await carryOut();
  } catch (error) {
    if (!(error instanceof RequestProblem) || error.status === 404) throw error;
    return context.html(await render({ detail: error.message, values }), error.status);
  }
}

/** The text fields of a form, without invisible characters. */
function textsOf(body: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll(/\p{C}+/gu, ' ').trim()] as const] : [],
    ),
  );
}

function requireName(name: string): void {
  if (name.length > 0 && name.length <= 100) return;
  throw new RequestProblem(400, 'Enter a name of at most 100 characters.');
}
