import { html } from 'hono/html';
import { renderTeamPage } from '../page-views/renderTeamPage.ts';

/**
 * The page with the form for the operator key.
 *
 * @param fault - why the last attempt failed. Default: no error
 */
export function renderOperatorSignIn(productName: string, fault?: string) {
  const isWrong = fault !== undefined;
  const content = html`<p>
      These pages are for the operators of this server.
      <code>npm run api-key -- operator-key</code> prints the key in the repository.
    </p>
    <form method="post" action="/stats/sign-in">
      <p>
        <label for="key">Operator key</label><br />
        <input
          id="key"
          name="key"
          type="password"
          autocomplete="current-password"
          required
          ${isWrong ? html`aria-invalid="true" aria-describedby="fault"` : ''}
        />
      </p>
      ${isWrong ? html`<p id="fault" role="alert">${fault}</p>` : ''}
      <p><button>Sign in</button></p>
    </form>`;
  return renderTeamPage(
    productName,
    isWrong ? 'Error: Operator sign-in' : 'Operator sign-in',
    content,
  );
}
