import { html, raw } from 'hono/html';
import { identityPaths } from './identityPaths.ts';
import { submitScript } from './identityStyle.ts';
import { renderIdentityPage } from './renderIdentityPage.ts';

/** Options of the sign-out page. */
export interface LogoutChoices {
  /** Whether to ask the user for confirmation. If not, the page submits itself if scripts run. */
  readonly isAsked: boolean;
}

/**
 * The page that ends the provider's session.
 *
 * @param form - the provider's own form, which contains its secret; buttons refer to it.
 */
export function renderLogoutPage(
  productName: string,
  form: string,
  { isAsked }: LogoutChoices,
): string {
  // A script that submits a form presses no button, so the button's value is also a field.
  const filled = isAsked
    ? form
    : form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>');
  const answer = isAsked ? html`name="logout" value="yes"` : '';
  const stay = html`<a class="button" href="${identityPaths.playground}">Stay signed in</a>`;
  const script = raw(`<script>${submitScript}</script>`);
  return renderIdentityPage(
    productName,
    'Sign out',
    html`<h1>Sign out?</h1>
      <p>You will be signed out of the playground and of this provider.</p>
      ${raw(filled)}
      <div class="row">
        <button class="main" form="op.logoutForm" ${answer}>Sign out</button>
        ${isAsked ? stay : ''}
      </div>
      ${isAsked ? '' : script}`,
  );
}

/** The provider's description of a request that it rejects. */
export interface ProviderProblem {
  readonly error: string;
  readonly error_description?: string | undefined;
}

/** The page for a rejected request that cannot be redirected to the portal. */
export function renderProviderError(productName: string, problem: ProviderProblem): string {
  const { error, error_description: description } = problem;
  return renderIdentityPage(
    productName,
    'Sign-in failed',
    html`<h1>Sign-in did not work</h1>
      <div class="card">
        <p>The request failed: ${description ?? error}.</p>
        <p class="quiet">
          Go back and sign in again. If it fails again, reload the page first: it may be older than
          the server.
        </p>
        <p><a class="button main" href="${identityPaths.playground}">Back to the playground</a></p>
      </div>`,
  );
}
