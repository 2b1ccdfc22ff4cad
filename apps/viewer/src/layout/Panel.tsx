import type { ReactElement } from 'react';
import type { ViewerParts } from '../state/ViewerContext.ts';
import type { ViewerTexts } from '../text/texts.ts';
import type { Layout } from './useLayout.ts';
import styles from './Panel.module.css';

interface Props {
  /** `undefined` until the venue is there. */
  readonly parts: ViewerParts | undefined;
  readonly layout: Layout;
  readonly texts: ViewerTexts;
  /** Told how many pixels of the map are covered, in the sheet layout. */
  readonly onCover: (pixels: number) => void;
}

/** What stands beside the map, below it, or over it as a sheet. */
export function Panel({ parts, texts }: Props): ReactElement {
  return (
    <section className={styles.panel} aria-label={texts.panel.label}>
      <h1 className={styles.title}>{parts?.venue.name ?? texts.title}</h1>
    </section>
  );
}
