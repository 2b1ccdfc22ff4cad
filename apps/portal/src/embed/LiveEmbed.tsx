import { useRef, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import styles from '../components/LiveExample/LiveExample.module.css';
import { useNearViewport } from '../components/LiveExample/useNearViewport.ts';
import { useReaderAtWork } from '../components/LiveExample/useReaderAtWork.ts';
import { SkipMap } from './SkipMap.tsx';

interface Props {
  /** URL of the viewer with parameters, such as `/viewer/?venue=mall&mode=embed`. */
  readonly address: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** In CSS pixels; default: depends on the width of the page. */
  readonly height?: number;
  /** What the map shows. */
  readonly children?: ReactNode;
}

/** An embedded map, loaded when it is near the viewport. */
export function LiveEmbed({ address, title, height, children }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const isDue = useReaderAtWork(useNearViewport(box));
  const { colorMode } = useColorMode();
  const theme = address.includes('theme=') ? '' : `&theme=${colorMode}`;
  return (
    <figure className={styles.figure}>
      <div
        ref={box}
        className={`${styles.map} ${styles.framed}`}
        style={height === undefined ? {} : { height, aspectRatio: 'auto' }}
      >
        {isDue ? (
          <>
            <SkipMap onSkip={() => link.current?.focus()} />
            <iframe
              className={styles.frameReady}
              src={address + theme}
              title={title}
              allow="geolocation; clipboard-write"
            />
          </>
        ) : null}
      </div>
      <figcaption className={styles.caption}>
        {children}
        {children === undefined ? '' : ' '}
        <a ref={link} href={address}>
          Open this map as a page.
        </a>
      </figcaption>
    </figure>
  );
}
