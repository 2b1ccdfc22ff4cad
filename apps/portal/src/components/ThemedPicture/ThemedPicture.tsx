import type { ReactNode } from 'react';
import styles from './ThemedPicture.module.css';

interface Props {
  /** Path in `static/img`, as written by `npm run pictures -w @mezzanine/portal`: `format/space`. */
  readonly name: string;
  /** Text alternative. */
  readonly alt: string;
  /** Height in pixels at a width of 960; default 520. */
  readonly height?: number;
}

/** A screenshot of the running product, in light and dark. */
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
          // The image of the other theme is hidden, so it is never fetched.
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
