import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ExampleCard } from '../../../plugins/playground/ExampleCard.ts';
import { exampleAddress, playgroundAnchor } from '../../components/LiveExample/exampleAddress.ts';
import { ExamplePicture } from './ExamplePicture.tsx';
import styles from './page.module.css';

interface Props {
  readonly examples: readonly ExampleCard[];
}

/** Examples with screenshots and descriptions, on the page of all groups. Searches find them on their group's page. */
export function ExampleCards({ examples }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  for (const { name } of examples) collectAnchor(playgroundAnchor(name));
  return (
    <ul className={`${styles.cards} docsearch-ignore`}>
      {examples.map((example) => (
        <li key={example.name} id={playgroundAnchor(example.name)} className={styles.card}>
          <ExamplePicture example={example} size="thumb" />
          <h3>
            <Link to={exampleAddress(example.name).href}>{example.title}</Link>
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
