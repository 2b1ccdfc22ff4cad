import { html } from 'hono/html';
import type { Html } from '../../page-views/renderTable.ts';

/** Why a form was rejected, and its values. */
export interface RefusedForm {
  readonly detail: string;
  readonly values: Readonly<Record<string, string>>;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly hint: string;
  /** Additional attributes of the input. */
  readonly more: Html;
}

/** Shows why a form was rejected, or nothing if it was not. */
export function renderRefusal(refused: RefusedForm | undefined): Html | string {
  if (refused === undefined) return '';
  return html`<div class="alert" role="alert">
    <p><strong>Nothing was changed.</strong> ${refused.detail}</p>
  </div>`;
}

/** A text input with a label and a hint. */
export function renderField({ name, label, value, hint, more }: Field): Html {
  return html`<p>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value ?? ''}"
      autocomplete="off"
      aria-describedby="${name}-hint"
      ${more}
    />
    <small id="${name}-hint">${hint}</small>
  </p>`;
}
