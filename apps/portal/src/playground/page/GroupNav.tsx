import { useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { playgroundGroups, type PlaygroundGroup } from './playgroundGroups.ts';
import styles from './page.module.css';

/** Links to the pages of all groups. */
export function GroupNav({ current }: { readonly current?: PlaygroundGroup }): ReactNode {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On phones the links are one row that scrolls horizontally.
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft - 40;
  }, [current]);
  return (
    <nav ref={nav} aria-label="Groups of examples" className={styles.groups}>
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
