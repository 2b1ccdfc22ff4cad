import type { ReactNode } from 'react';
import { WhenNear } from './WhenNear.tsx';

const load = () =>
  import(/* webpackChunkName: "snippets" */ './parts/SnippetForm.tsx').then(
    ({ SnippetForm }) => SnippetForm,
  );

/** Generates code that embeds a map with the selected options. */
export function SnippetGenerator(): ReactNode {
  return (
    <WhenNear label="Snippet generator" load={load}>
      <p>
        With JavaScript, a form is shown here. Without it, copy the snippet on this page and change
        the venue, floor, or place in its URL.
      </p>
    </WhenNear>
  );
}
