import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import allMoves from '@generated/mezzanine-showcase/default/5.0-moves.json';
import type { MovedCall, ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';
import styles from './ShowcaseApps.module.css';

interface CallsProps {
  readonly title: string;
  readonly calls: readonly MovedCall[];
}

function Calls({ title, calls }: CallsProps): ReactNode {
  if (calls.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {calls.map(({ now, was }) => (
          <li key={now}>
            <code>{now}</code>: {was}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The calls of an app beside those that code for version 5.0 makes in their place. */
export function AppMoves({ item }: { readonly item: ShowcaseItem }): ReactNode {
  const moves = allMoves[item.name];
  if (moves === undefined) return null;
  return (
    <section className={styles.moves}>
      <h2 id="from-5">From 5.0 to 6.0</h2>
      <p className={styles.text}>
        {item.movesSummary} The <Link to="/web-sdk/migration-guide">migration guide</Link> has both
        versions of each call side by side, with their units.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">In your 5.0 code</th>
            <th scope="col">In this app</th>
          </tr>
        </thead>
        <tbody>
          {moves.renamed.map(({ was, now }) => (
            <tr key={now}>
              <td>
                <code>{was}</code>
              </td>
              <td>
                <code>{now}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Calls title="What 5.0 leaves to you" calls={moves.byHand} />
      <Calls title="What only 6.0 does" calls={moves.onlyIn6} />
    </section>
  );
}
