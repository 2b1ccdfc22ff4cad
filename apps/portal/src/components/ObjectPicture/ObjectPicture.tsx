import type { ReactNode } from 'react';
import styles from './ObjectPicture.module.css';

interface Props {
  /** Name of the picture in `static/img/format`, taken by `npm run pictures`. */
  readonly name: string;
  /** What is seen. */
  readonly alt: string;
}

/** The map with the objects of one kind marked on it, light and dark. */
export function ObjectPicture({ name, alt }: Props): ReactNode {
  return (
    <div className={styles.box}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`${styles.picture} only-${theme}`}
          src={`/img/format/${name}-${theme}.webp`}
          alt={alt}
          width={960}
          height={520}
          // The picture of the other theme is not displayed, and so never fetched.
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
