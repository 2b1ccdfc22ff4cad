import { html } from 'hono/html';
import { type Html, renderTable } from '../../page-views/renderTable.ts';
import { renderTeamPage } from '../../page-views/renderTeamPage.ts';
import type { WorkspaceAnswer } from '../../platform/keys/Workspaces.ts';
import { renderField, type RefusedForm, renderRefusal } from './renderForm.ts';

/** Content of the page. */
export interface WorkspacesPage {
  readonly productName: string;
  readonly workspaces: readonly WorkspaceAnswer[];
  /** Default: no error. */
  readonly refused?: RefusedForm | undefined;
}

/** Renders the page that lists workspaces, with a form to create one. */
export function renderWorkspacesPage({ productName, workspaces, refused }: WorkspacesPage): Html {
  const values = refused?.values ?? {};
  const content = html`${renderRefusal(refused)}
    <p>
      Keys of a workspace cannot see the private venues, webhooks, or links of another one, and
      cannot change anything in it. The workspace <code>demo</code> has the demo venues.
    </p>
    <h2 id="workspaces">Workspaces</h2>
    ${renderTable({
      labelledBy: 'workspaces',
      caption: 'Workspaces of this server',
      columns: ['Workspace', 'Id', 'Created'],
      rows: workspaces.map(({ id, name, createdAt }) => [
        html`<a href="/stats/workspaces/${id}">${name}</a>`,
        html`<code>${id}</code>`,
        html`<time>${createdAt.slice(0, 10)}</time>`,
      ]),
    })}
    <h2 id="create">Create a workspace</h2>
    <form method="post" action="/stats/workspaces">
      ${renderField({
        name: 'id',
        label: 'Id',
        value: values['id'],
        hint: 'Lowercase letters, digits, and hyphens. It does not change.',
        more: html`required pattern="[a-z0-9][a-z0-9\\-]{0,62}"`,
      })}
      ${renderField({
        name: 'name',
        label: 'Name',
        value: values['name'],
        hint: 'Shown in lists.',
        more: html`required maxlength="100"`,
      })}
      <p><button>Create workspace</button></p>
    </form>`;
  return renderTeamPage(productName, `${refused ? 'Error: ' : ''}Workspaces and keys`, content);
}
