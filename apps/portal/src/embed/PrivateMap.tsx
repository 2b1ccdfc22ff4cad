import { useState, type ReactNode } from 'react';
import styles from './PrivateMap.module.css';

/** Response of the sample customer's server. */
interface MapLink {
  readonly url: string;
  readonly expiresAt: string;
}

/** Moves the focus from the removed button to the new one. */
function focusOnce(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

/** A private map, opened with a link that the sample customer's server creates on request. */
export function PrivateMap(): ReactNode {
  const [link, setLink] = useState<MapLink>();
  const [says, setSays] = useState('Create a link to open the map.');

  async function open(): Promise<void> {
    setSays('Requesting a link …');
    try {
      const answer = await fetch('/sample-customer/map-link', { method: 'POST' });
      if (!answer.ok) throw new Error(String(answer.status));
      const made = (await answer.json()) as MapLink;
      setLink(made);
      setSays(`This link expires at ${new Date(made.expiresAt).toLocaleTimeString('en-US')}.`);
    } catch {
      setSays(
        'No link was created. Only a local server has the sample customer that creates links.',
      );
    }
  }

  return (
    <section className={styles.map} aria-label="Private map">
      <div className={styles.view}>
        {link ? (
          <iframe src={link.url} title="Private map of Kestrel House" allow="clipboard-write" />
        ) : (
          <button type="button" onClick={() => void open()}>
            Create a link and open the map
          </button>
        )}
      </div>
      <div className={styles.actions}>
        {link && (
          <button ref={focusOnce} type="button" onClick={() => void open()}>
            Make another link
          </button>
        )}
        <output aria-live="polite">{says}</output>
      </div>
    </section>
  );
}
