import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import ThemedImage from '@theme/ThemedImage';
import styles from './ShowcaseCard.module.css';

interface Props {
  /** Page of the app. */
  readonly to: string;
  readonly title: string;
  /** Name of the app's example, as in `apps/mall-directory`; its pictures carry it too. */
  readonly example: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  /** One sentence: the task the app solves. */
  readonly children: ReactNode;
}

/** An app of the showcase: its picture and name, which lead to its page. */
export function ShowcaseCard({ to, title, example, alt, children }: Props): ReactNode {
  const picture = `/img/examples/${example}`;
  return (
    <Link to={to} className={styles.card ?? ''}>
      <ThemedImage
        className={styles.picture ?? ''}
        alt={alt}
        sources={{ light: `${picture}-light.webp`, dark: `${picture}-dark.webp` }}
      />
      <span className={styles.text}>
        <strong>{title}</strong>
        {children}
      </span>
    </Link>
  );
}
