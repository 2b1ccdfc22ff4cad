import { html } from 'hono/html';
import { renderIdentityPage } from './renderIdentityPage.ts';
import type { FormFaults, SignInForm } from './readSignInForm.ts';

/** The sign-in page: a name, an optional email, and a link back. */
export function renderSignInPage(
  productName: string,
  given: SignInForm = { name: '', email: '' },
  faults: FormFaults = {},
): string {
  const isWrong = faults.name !== undefined || faults.email !== undefined;
  return renderIdentityPage(
    productName,
    isWrong ? 'Error: Sign in' : 'Sign in',
    html`<h1>Sign in to the playground</h1>
      <p>
        This provider is part of your local server: any name signs you in, and stays on this
        machine.
      </p>
      <form method="post" class="card" novalidate>
        <label for="name">Name</label>
        ${field({ name: 'name', type: 'text', value: given.name, complete: 'name' }, faults)}
        <label for="email">Email <span>(optional)</span></label>
        ${field({ name: 'email', type: 'email', value: given.email, complete: 'email' }, faults)}
        <div class="row">
          <button class="main" name="action" value="sign-in">Sign in</button>
          <button name="action" value="cancel" formnovalidate>Cancel</button>
        </div>
        <p class="quiet">
          There is no password. Nothing is checked, and nothing is sent elsewhere.
        </p>
      </form>`,
  );
}

interface Field {
  readonly name: keyof SignInForm;
  readonly type: string;
  readonly value: string;
  readonly complete: string;
}

function field({ name, type, value, complete }: Field, faults: FormFaults) {
  const fault = faults[name];
  // The first invalid field, or the first field of a new page.
  const focused = faults.name === undefined && faults.email !== undefined ? 'email' : 'name';
  const focus = name === focused ? html` autofocus` : '';
  const required = name === 'name' ? html` required` : '';
  const wrong =
    fault === undefined ? '' : html` aria-invalid="true" aria-describedby="${name}-fault"`;
  return html`<input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${complete}"
      maxlength="254"
      ${required}${wrong}${focus}
    />
    ${fault === undefined ? '' : html`<p class="fault" id="${name}-fault">${fault}</p>`}`;
}
