import { defaultOverlapSeconds, maxOverlapSeconds } from '@mezzanine/api-contract/key-operations';
import { type Scope, scopes } from '@mezzanine/api-contract/operation';
import { html } from 'hono/html';
import { renderEmpty } from '../../page-views/renderEmpty.ts';
import { type Html, renderTable } from '../../page-views/renderTable.ts';
import { renderTeamPage } from '../../page-views/renderTeamPage.ts';
import type {
  KeyAnswer,
  KeyAnswerWithSecret,
  WorkspaceAnswer,
} from '../../platform/keys/Workspaces.ts';
import { renderField, type RefusedForm, renderRefusal } from './renderForm.ts';

/** Content of the page of a workspace. */
export interface WorkspacePage {
  readonly productName: string;
  readonly workspace: WorkspaceAnswer;
  readonly keys: readonly KeyAnswer[];
  /** A new key whose secret is shown only once. Default: none. */
  readonly made?: KeyAnswerWithSecret | undefined;
  /** Default: no error. */
  readonly refused?: RefusedForm | undefined;
}

const allowances: Readonly<Record<Scope, string>> = {
  read: 'read public venues',
  write: 'publish venues, change records, make links, and read private venues',
  sync: 'sync sources and runs',
  webhooks: 'webhooks and their deliveries',
  'search-admin': 'search indexes of the server',
  operator: 'these pages, and all workspaces and keys of the server',
};

/** Durations for which the old secret of a rotated key works. */
const overlaps: readonly (readonly [number, string])[] = [
  [0, 'no longer'],
  [3600, 'for one hour'],
  [defaultOverlapSeconds, 'for one day'],
  [604_800, 'for seven days'],
  [maxOverlapSeconds, 'for 30 days'],
];

/** Renders the page of a workspace: its keys, their actions, and a form to create a key. */
export function renderWorkspacePage(page: WorkspacePage): Html {
  const { productName, workspace, keys, made, refused } = page;
  const working = keys.filter(({ revokedAt }) => revokedAt === undefined);
  const content = html`<p><a href="/stats/workspaces">All workspaces</a></p>
    ${renderRefusal(refused)} ${made === undefined ? '' : renderSecret(made)}
    <h2 id="keys">Keys</h2>
    ${keys.length === 0 ? renderEmpty('The workspace has no keys.', 'Create one below.') : renderKeys(keys)}
    ${working.map((key) => renderChanges(workspace.id, key))}
    ${renderCreation(workspace.id, refused?.values ?? {})}`;
  const prefix = refused === undefined ? '' : 'Error: ';
  return renderTeamPage(productName, `${prefix}${workspace.name}`, content);
}

function renderSecret({ key, name, secret, oldSecretExpiresAt }: KeyAnswerWithSecret): Html {
  return html`<div class="alert" role="status" id="secret">
    <p>
      <strong>Copy the secret of “${name}” now. It is not shown again.</strong><br />
      Key: <code>${key}</code><br />
      Secret: <code>${secret}</code>
      ${
        oldSecretExpiresAt === undefined
          ? ''
          : html`<br />The old secret works until <time>${timeOf(oldSecretExpiresAt)}</time>.`
      }
    </p>
  </div>`;
}

function renderKeys(keys: readonly KeyAnswer[]): Html {
  return renderTable({
    labelledBy: 'keys',
    caption: 'Keys of the workspace, times in UTC',
    columns: ['Name', 'Key', 'Scopes', 'Created', 'Last used', 'State'],
    rows: keys.map((key) => [
      key.name,
      html`<code>${key.key}</code>`,
      key.scopes.join(', '),
      html`<time>${timeOf(key.createdAt)}</time>`,
      key.lastUsedAt === undefined ? 'never' : html`<time>${timeOf(key.lastUsedAt)}</time>`,
      stateOf(key),
    ]),
  });
}

function stateOf({ key, revokedAt }: KeyAnswer): Html {
  if (revokedAt !== undefined) return html`Revoked <time>${timeOf(revokedAt)}</time>`;
  return html`<a href="#${key}">Rotate or revoke</a>`;
}

function renderChanges(workspace: string, { key, name, oldSecretExpiresAt }: KeyAnswer): Html {
  const path = `/stats/workspaces/${workspace}/keys/${key}`;
  return html`<section aria-labelledby="${key}">
    <h3 id="${key}">${name}</h3>
    ${
      oldSecretExpiresAt === undefined
        ? ''
        : html`<p>The old secret works until <time>${timeOf(oldSecretExpiresAt)}</time>.</p>`
    }
    <form method="post" action="${path}/rotate">
      <p>
        <label for="overlap-${key}">The old secret works</label>
        <select id="overlap-${key}" name="overlapSeconds">
          ${overlaps.map(
            ([seconds, label]) =>
              html`<option
                value="${seconds}"
                ${seconds === defaultOverlapSeconds ? 'selected' : ''}
              >
                ${label}
              </option>`,
          )}
        </select>
      </p>
      <p><button aria-label="Rotate ${name}">Rotate</button></p>
    </form>
    <form method="post" action="${path}/revoke">
      <p>
        <label>
          <input type="checkbox" name="confirmation" value="yes" required />
          The key and its tokens stop working immediately
        </label>
      </p>
      <p><button aria-label="Revoke ${name}">Revoke</button></p>
    </form>
  </section>`;
}

function renderCreation(workspace: string, values: Readonly<Record<string, string>>): Html {
  const chosen = (values['scopes'] ?? 'read').split(',');
  return html`<h2 id="create">Create a key</h2>
    <form method="post" action="/stats/workspaces/${workspace}/keys">
      ${renderField({
        name: 'name',
        label: 'Name',
        value: values['name'],
        hint: 'What uses the key, such as “Directory app”.',
        more: html`required maxlength="100"`,
      })}
      <fieldset>
        <legend>Scopes</legend>
        ${scopes.map(
          (scope) =>
            html`<p>
              <label>
                <input
                  type="checkbox"
                  name="scopes"
                  value="${scope}"
                  ${chosen.includes(scope) ? 'checked' : ''}
                />
                <code>${scope}</code>: ${allowances[scope]}
              </label>
            </p>`,
        )}
      </fieldset>
      <p><button>Create key</button></p>
    </form>`;
}

function timeOf(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
