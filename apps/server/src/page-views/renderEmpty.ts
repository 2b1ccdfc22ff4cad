import { html } from 'hono/html';
import type { Html } from './renderTable.ts';

/** Stands for a table without rows: what is missing, and what will fill it. */
export function renderEmpty(missing: string, hint: Html | string): Html {
  return html`<div class="empty">
    <p><strong>${missing}</strong></p>
    <p>${hint}</p>
  </div>`;
}
