import { html } from 'hono/html';
import type { Html } from '../../page-views/renderTable.ts';

/** The fields of a validator finding that pages show. */
export interface PageFinding {
  readonly rule: string;
  readonly severity: string;
  readonly file: string;
  readonly message: string;
  readonly fix: string;
}

/** Renders the findings of the validator as a table. */
export function renderFindings(findings: readonly PageFinding[]): Html {
  return html`<h2 id="findings">Findings</h2>
    <div class="scroll" role="region" aria-labelledby="findings" tabindex="0">
      <table class="texts">
        <caption>
          What the validator found, errors first
        </caption>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Severity</th>
            <th scope="col">File</th>
            <th scope="col">Finding, and how to fix it</th>
          </tr>
        </thead>
        <tbody>
          ${findings.map(
            ({ rule, severity, file, message, fix }) =>
              html`<tr>
                <th scope="row">${rule}</th>
                <td>${severity}</td>
                <td>${file}</td>
                <td>${message} ${fix}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}
