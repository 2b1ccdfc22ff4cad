import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';
import { exampleAddress, fullPageOf } from '../components/LiveExample/exampleAddress.ts';
import { LiveMap } from '../components/LiveExample/LiveMap.tsx';
import { MapChoice } from '../your-map/MapChoice.tsx';
import styles from './ShowcaseApps.module.css';

interface Props {
  readonly item: ShowcaseItem;
  /** Whether the page only shows this app, which then starts automatically. */
  readonly isChosen: boolean;
}

/** A running app, its story, and links. */
export function AppStory({ item, isChosen }: Props): ReactNode {
  const { example, title, story, topics, alt, newer } = item;
  const playground = exampleAddress(example);
  const fullPage = fullPageOf(example);
  const isInPlayground = playground.href !== fullPage.href;
  return (
    <>
      <p className={styles.story}>{story}</p>
      <LiveMap
        example={{ name: example, title, description: alt, hasPicture: true }}
        start={isChosen ? 'near' : 'demand'}
        className={styles.stage ?? ''}
      />
      <div className={styles.choice}>
        <MapChoice />
      </div>
      <p className={styles.actions}>
        {isInPlayground ? (
          <Link className="button-main" to={playground.href}>
            {playground.label} <span className="visually-hidden">({title})</span>
          </Link>
        ) : null}
        <a className={isInPlayground ? 'button-quiet' : 'button-main'} href={fullPage.href}>
          {fullPage.label} <span className="visually-hidden">({title})</span>
        </a>
      </p>
      <p className={styles.topics}>
        Topics it uses:{' '}
        {topics.map(({ slug, name, to }, index) => (
          <span key={slug}>
            {index === 0 ? '' : ', '}
            <Link to={to}>{name}</Link>
          </span>
        ))}
        .
      </p>
      {newer === undefined ? null : (
        <p className={styles.topics}>
          In 6.0: <Link to={newer.to}>{newer.title}</Link>. The{' '}
          <Link to="/web-sdk/migration-guide">migration guide</Link> lists every renamed API.
        </p>
      )}
    </>
  );
}
