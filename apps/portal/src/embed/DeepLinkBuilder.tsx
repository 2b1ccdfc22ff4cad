import type { ReactNode } from 'react';
import { WhenNear } from './WhenNear.tsx';

const load = () =>
  import(/* webpackChunkName: "deep-links" */ './parts/DeepLinkForm.tsx').then(
    ({ DeepLinkForm }) => DeepLinkForm,
  );

/** A form for every parameter of a link, both ways: from the form to the address and back. */
export function DeepLinkBuilder(): ReactNode {
  return (
    <WhenNear label="Deep link builder" load={load}>
      <p>
        A form stands here when programs run in this page. By hand, write the parameters of the
        table below behind the address of the viewer, with an ampersand between them.
      </p>
    </WhenNear>
  );
}
