import type { ReactNode } from 'react';
import styles from './ThemedPicture.module.css';

interface Props {
  /** Folder and name below `static/img`, as `npm run pictures -w @mezzanine/portal` writes them: `format/space`. */
  readonly name: string;
  /** What is seen. */
  readonly alt: string;
  /** Pixels, at a width of 960; default 520. */
  readonly height?: number;
}

/** A picture of the running product, light and dark. */
export function ThemedPicture({ name, alt, height = 520 }: Props): ReactNode {
  return (
    <div className={styles.box}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`${styles.picture} only-${theme}`}
          src={`/img/${name}-${theme}.webp`}
          alt={alt}
          width={960}
          height={height}
          // The picture of the other theme is not displayed, and so never fetched.
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
