import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';
import { NoApps } from './NoApps.tsx';
import styles from './ShowcaseIndex.module.css';
import { passes, venueName } from './showcaseFilters.ts';
import { ShowcaseFilterChips } from './ShowcaseFilterChips.tsx';
import { useShowcaseFilters } from './useShowcaseFilters.ts';

interface Props {
  readonly items: readonly ShowcaseItem[];
  /** URL of the page of an app, without its query. */
  readonly itemPage: string;
}

function Picture({ item }: { readonly item: ShowcaseItem }): ReactNode {
  return (['light', 'dark'] as const).map((theme) => {
    const picture = `/img/examples/${item.example}-${theme}`;
    return (
      <img
        key={theme}
        className={`${styles.picture} only-${theme}`}
        src={`${picture}-360.webp`}
        srcSet={`${picture}-360.webp 360w, ${picture}-800.webp 800w`}
        sizes="(max-width: 700px) calc(100vw - 40px), 360px"
        alt={item.alt}
        width={360}
        height={225}
        // The image of the other theme is hidden, so it is never fetched.
        loading="lazy"
        decoding="async"
      />
    );
  });
}

/** All apps of the showcase with screenshots, filtered by kind of venue and topic. */
export function ShowcaseIndex({ items, itemPage }: Props): ReactNode {
  const [filters, choose] = useShowcaseFilters(items);
  const shown = items.filter((item) => passes(item, filters));
  const count = shown.length === items.length ? '' : `${shown.length} of `;
  return (
    <div className="showcase">
      <ShowcaseFilterChips items={items} filters={filters} onChange={choose} />
      <p role="status" className={styles.count}>
        {shown.length === 0
          ? 'No app matches both filters. Choose another venue or topic.'
          : `${count}${items.length} apps`}
      </p>
      {shown.length === 0 ? <NoApps items={items} filters={filters} onChange={choose} /> : null}
      <ul className={styles.cards}>
        {shown.map((item) => (
          <li key={item.name} className={styles.card}>
            <Picture item={item} />
            <h2 className={styles.title}>
              <Link to={`${itemPage}?app=${item.name}`}>{item.title}</Link>
            </h2>
            <p>{item.description}</p>
            <p className={styles.tags}>
              {[venueName(item.venue), ...item.topics.map(({ name }) => name)].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
