import { html } from 'hono/html';

/** A piece of a page. */
export type Html = ReturnType<typeof html>;

/** A table of a page for the team, below the heading that names it. */
export interface TeamTable {
  /** Id of the heading. */
  readonly labelledBy: string;
  readonly caption: string;
  readonly columns: readonly string[];
  /** Cells of each row; the first is its head. */
  readonly rows: readonly (readonly (string | number | Html)[])[];
}

/** Writes a table that scrolls by itself where it is too wide, also by keyboard. */
export function renderTable({ labelledBy, caption, columns, rows }: TeamTable): Html {
  return html`<div class="scroll" role="region" aria-labelledby="${labelledBy}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([head, ...cells]) =>
            html`<tr>
              <th scope="row">${head}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Paths in a file could have been written by hand: only one of this site becomes a link. */
export function linkTo(path: string): Html {
  return /^\/(?!\/)/.test(path) ? html`<a href="${path}">${path}</a>` : html`${path}`;
}

/** A share as text; a dash where there is nothing to divide by. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
}
