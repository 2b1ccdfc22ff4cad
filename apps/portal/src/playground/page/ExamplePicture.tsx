import type { ReactNode } from 'react';
import type { ExampleCard } from '../../../plugins/playground/ExampleCard.ts';
import styles from './page.module.css';

/** Names and dimensions of images. `thumb` shows the part that distinguishes examples. */
const sizes = {
  thumb: { suffix: '-thumb', width: 320, height: 200 },
  whole: { suffix: '', width: 1200, height: 750 },
} as const;

interface Props {
  readonly example: ExampleCard;
  readonly size: keyof typeof sizes;
}

/** The screenshot of an example, in the theme of the page. */
export function ExamplePicture({ example, size }: Props): ReactNode {
  if (!example.hasPicture) return null;
  const { suffix, width, height } = sizes[size];
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      className={`${styles.picture} only-${theme}`}
      src={`/img/examples/${example.name}-${theme}${suffix}.webp`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  ));
}
