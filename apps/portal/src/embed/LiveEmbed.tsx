import { useRef, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import styles from '../components/LiveExample/LiveExample.module.css';
import { useNearViewport } from '../components/LiveExample/useNearViewport.ts';
import { useReaderAtWork } from '../components/LiveExample/useReaderAtWork.ts';
import { SkipMap } from './SkipMap.tsx';

interface Props {
  /** Of the viewer with its parameters, such as `/viewer/?venue=mall&mode=embed`. */
  readonly address: string;
  /** Name of the frame, for those who do not see the map. */
  readonly title: string;
  /** In CSS pixels; default: by the width of the page. */
  readonly height?: number;
  /** What is to be seen in it. */
  readonly children?: ReactNode;
}

/** A map embedded as a reader would embed it, loaded when it is about to be seen. */
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
