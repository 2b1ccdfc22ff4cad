import type { ReactNode } from 'react';
import { WhenNear } from './WhenNear.tsx';

const load = () =>
  import(/* webpackChunkName: "messages" */ './parts/ConsolePanel.tsx').then(
    ({ ConsolePanel }) => ConsolePanel,
  );

/** A map with the messages that it and the page say to each other. */
export function MessageConsole(): ReactNode {
  return (
    <WhenNear label="Message console" load={load}>
      <p>
        A map and a log of its messages stand here when programs run in this page. The table of
        messages below says what they are.
      </p>
    </WhenNear>
  );
}
