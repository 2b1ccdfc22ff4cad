import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import { useColorScheme } from '../css/useColorScheme.ts';
import { useViewer } from '../state/ViewerContext.ts';
import { share } from '../text/shareTexts.ts';
import { CopyField } from './CopyField.tsx';
import { elementCode, frameCode } from './embedCode.ts';
import { printMap } from './printMap.ts';
import { QrCode } from './QrCode.tsx';
import { shareAddress, sharedLink } from './shareAddress.ts';
import styles from './ShareSheet.module.css';
import { titleOf } from './titleOf.ts';

interface Props {
  readonly link: ViewerLink;
  /** URL of the viewer, with a trailing slash. */
  readonly viewer: string;
  readonly onClose: () => void;
}

/** Shares the current map: as a link, a QR code, embed code, or a printout. */
export function ShareSheet({ link, viewer, onClose }: Props): ReactElement {
  const parts = useViewer();
  const { state, venue, settings } = parts;
  const scheme = useColorScheme(settings.theme);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const address = shareAddress(state, link, viewer);
  const title = titleOf(venue, state.location) ?? venue.name;
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={heading} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={heading}>{share.title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={share.close}
          onClick={() => dialog.current?.close()}
        >
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </header>
      {link.access !== undefined && <p className={styles.warning}>{share.isPrivate}</p>}
      <CopyField label={share.link} text={address} action={share.copy} />
      <p className={styles.actions}>
        {typeof navigator.share === 'function' && (
          <button type="button" onClick={() => void send(title, address)}>
            {share.send}
          </button>
        )}
        <button type="button" onClick={() => void printMap(parts, scheme, address)}>
          {share.print}
        </button>
      </p>
      <section className={styles.phone}>
        <h3>{share.code}</h3>
        <div className={styles.code}>
          <QrCode text={address} label={share.codeOf(title)} />
        </div>
      </section>
      <EmbedCode link={sharedLink(state, link)} viewer={viewer} />
    </dialog>
  );
}

function EmbedCode({ link, viewer }: Pick<Props, 'link' | 'viewer'>): ReactElement {
  const { venue } = useViewer();
  const [isElement, setIsElement] = useState(false);
  const write = isElement ? elementCode : frameCode;
  return (
    <section className={styles.embed}>
      <h3>{share.embed}</h3>
      <div className={styles.kinds} role="group" aria-label={share.embedKind}>
        <button type="button" aria-pressed={!isElement} onClick={() => setIsElement(false)}>
          {share.frame}
        </button>
        <button type="button" aria-pressed={isElement} onClick={() => setIsElement(true)}>
          {share.element}
        </button>
      </div>
      <CopyField
        label={share.embed}
        isLabelHidden
        isCode
        text={write(link, viewer, share.frameTitle(venue.name))}
        action={share.copyEmbed}
      />
    </section>
  );
}

async function send(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The user closed the system's share sheet; the link can still be copied.
  }
}
