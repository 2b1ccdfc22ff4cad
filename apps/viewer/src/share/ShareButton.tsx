import { Share2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import { useViewer } from '../state/ViewerContext.ts';
import { share } from '../text/shareTexts.ts';
import styles from './ShareButton.module.css';

const ShareSheet = lazy(async () => ({ default: (await import('./ShareSheet.tsx')).ShareSheet }));

interface Props {
  readonly link: ViewerLink;
  readonly viewer: string;
}

/** Opens the share sheet, whose code is loaded by then. */
export function ShareButton({ link, viewer }: Props): ReactElement {
  const { mapView } = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    () => (button.current ? mapView?.labels.keepClearOf(button.current) : undefined),
    [mapView],
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.corner}
        aria-label={share.title}
        aria-haspopup="dialog"
        title={share.title}
        onClick={() => setIsOpen(true)}
      >
        <Share2 size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <ShareSheet link={link} viewer={viewer} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
