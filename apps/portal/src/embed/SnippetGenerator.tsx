import type { ReactNode } from 'react';
import { WhenNear } from './WhenNear.tsx';

const load = () =>
  import(/* webpackChunkName: "snippets" */ './parts/SnippetForm.tsx').then(
    ({ SnippetForm }) => SnippetForm,
  );

/** Code that embeds a map, made of what the reader chooses. */
export function SnippetGenerator(): ReactNode {
  return (
    <WhenNear label="Snippet generator" load={load}>
      <p>
        A form stands here when programs run in this page. By hand, take the snippet of this page
        and put another venue, floor or place into its address.
      </p>
    </WhenNear>
  );
}
