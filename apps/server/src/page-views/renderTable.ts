import { html } from 'hono/html';

/** A fragment of a page. */
export type Html = ReturnType<typeof html>;

/** A table of an internal page, below the heading that labels it. */
export interface TeamTable {
  /** Id of the heading. */
  readonly labelledBy: string;
  readonly caption: string;
  readonly columns: readonly string[];
  /** Cells of each row. The first is the row header. */
  readonly rows: readonly (readonly (string | number | Html)[])[];
}

/** Renders a table that scrolls horizontally if it is too wide, with the keyboard too. */
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

/** Paths in a file could be edited by hand, so only paths of this site become links. */
export function linkTo(path: string): Html {
  return /^\/(?!\/)/.test(path) ? html`<a href="${path}">${path}</a>` : html`${path}`;
}

/** A share as text, or a dash if the total is 0. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
}
