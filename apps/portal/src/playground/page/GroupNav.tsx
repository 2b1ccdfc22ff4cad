import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { playgroundGroups, type PlaygroundGroup } from './playgroundGroups.ts';
import styles from './page.module.css';

/** Links to the pages of all groups. */
export function GroupNav({ current }: { readonly current?: PlaygroundGroup }): ReactNode {
  return (
    <nav aria-label="Groups of examples" className={styles.groups}>
      {playgroundGroups.map(({ slug, name }) => (
        <Link
          key={slug}
          to={`/playground/${slug}`}
          {...(slug === current && { 'aria-current': 'page' as const })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
