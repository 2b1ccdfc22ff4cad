import type { ReactNode } from 'react';
import styles from '../ObjectPicture/ObjectPicture.module.css';

interface Props {
  /** Name of the picture in `static/img/power-bi`, taken by `npm run pictures`. */
  readonly name: string;
  /** What is seen. */
  readonly alt: string;
}

/** The visual for Power BI as a report shows it, light and dark. */
export function VisualPicture({ name, alt }: Props): ReactNode {
  return (
    <div className={styles.box}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`${styles.picture} only-${theme}`}
          src={`/img/power-bi/${name}-${theme}.webp`}
          alt={alt}
          width={960}
          height={720}
          // The picture of the other theme is not displayed, and so never fetched.
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
