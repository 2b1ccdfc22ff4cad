import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ExampleCard } from '../../../plugins/playground/ExampleCard.ts';
import { exampleAddress } from '../../components/LiveExample/exampleAddress.ts';
import styles from './page.module.css';

interface Props {
  readonly examples: readonly ExampleCard[];
  /** Id of a card on its page. */
  readonly idOf: (example: ExampleCard) => string;
  /** Whether titles link to the example; not on the page that they would link to. */
  readonly isLinked: boolean;
}

function Picture({ example }: { readonly example: ExampleCard }): ReactNode {
  if (!example.hasPicture) return null;
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      className={`${styles.picture} only-${theme}`}
      src={`/img/examples/${example.name}-${theme}.webp`}
      alt=""
      width={1600}
      height={1000}
      loading="lazy"
      decoding="async"
    />
  ));
}

/** Examples with screenshots and descriptions. */
export function ExampleCards({ examples, idOf, isLinked }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  for (const example of examples) collectAnchor(idOf(example));
  return (
    <ul className={styles.cards}>
      {examples.map((example) => (
        <li key={example.name} id={idOf(example)} className={styles.card}>
          <Picture example={example} />
          <h3>
            {isLinked ? (
              <Link to={exampleAddress(example.name).href}>{example.title}</Link>
            ) : (
              example.title
            )}
          </h3>
          <p>{example.description}</p>
          {example.guide === undefined ? null : (
            <p>
              <Link to={example.guide}>
                Read the guide<span className="visually-hidden"> of {example.title}</span>
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
