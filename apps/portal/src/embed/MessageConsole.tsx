import type { ReactNode } from 'react';
import { WhenNear } from './WhenNear.tsx';

const load = () =>
  import(/* webpackChunkName: "messages" */ './parts/ConsolePanel.tsx').then(
    ({ ConsolePanel }) => ConsolePanel,
  );

/** A map, and a log of its messages to and from the page. */
export function MessageConsole(): ReactNode {
  return (
    <WhenNear label="Message console" load={load}>
      <p>
        With JavaScript, a map and a log of its messages are shown here. The table of messages below
        describes them.
      </p>
    </WhenNear>
  );
}
