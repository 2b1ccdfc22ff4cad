import { ArrowUpRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import { shareAddress } from '../share/shareAddress.ts';
import { useViewer } from '../state/ViewerContext.ts';
import styles from '../share/ShareButton.module.css';

interface Props {
  readonly link: ViewerLink;
  readonly viewer: string;
}

/** Links an embedded map to the same map in its own window. */
export function OpenFullMap({ link, viewer }: Props): ReactElement {
  const { state, texts } = useViewer();
  const label = `${texts.modes.openFull} (${texts.modes.newTab})`;
  return (
    <a
      className={`${styles.corner} ${styles.second}`}
      href={shareAddress(state, link, viewer)}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={texts.modes.openFull}
    >
      <ArrowUpRight size={20} strokeWidth={1.5} aria-hidden="true" />
    </a>
  );
}
