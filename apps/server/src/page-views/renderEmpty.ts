import { html } from 'hono/html';
import type { Html } from './renderTable.ts';

/** Replaces a table without rows: says what is missing, and what will fill it. */
export function renderEmpty(missing: string, hint: Html | string): Html {
  return html`<div class="empty">
    <p><strong>${missing}</strong></p>
    <p>${hint}</p>
  </div>`;
}
