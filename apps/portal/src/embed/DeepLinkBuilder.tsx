import type { ReactNode } from 'react';
import { WhenNear } from './WhenNear.tsx';

const load = () =>
  import(/* webpackChunkName: "deep-links" */ './parts/DeepLinkForm.tsx').then(
    ({ DeepLinkForm }) => DeepLinkForm,
  );

/** A form for every parameter of a link that formats and parses the URL. */
export function DeepLinkBuilder(): ReactNode {
  return (
    <WhenNear label="Deep link builder" load={load}>
      <p>
        With JavaScript, a form is shown here. Without it, append the parameters of the table below
        to the URL of the viewer, separated by ampersands.
      </p>
    </WhenNear>
  );
}
