import { useState, type ReactNode } from 'react';
import styles from './PrivateMap.module.css';

/** What the sample customer's server answers. */
interface MapLink {
  readonly url: string;
  readonly expiresAt: string;
}

/** Who pressed the button that is gone goes on at the one that came. */
function focusOnce(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

/** A private map, by a link that the sample customer's server makes when the reader asks for it. */
export function PrivateMap(): ReactNode {
  const [link, setLink] = useState<MapLink>();
  const [says, setSays] = useState('The map opens by a link that is made for you.');

  async function open(): Promise<void> {
    setSays('Asking for a link …');
    try {
      const answer = await fetch('/sample-customer/map-link', { method: 'POST' });
      if (!answer.ok) throw new Error(String(answer.status));
      const made = (await answer.json()) as MapLink;
      setLink(made);
      setSays(`This link ends at ${new Date(made.expiresAt).toLocaleTimeString('en-US')}.`);
    } catch {
      setSays(
        'No link was made. Only a server that runs for its own machine has the sample customer who makes them.',
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
            Make a link and open the map
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
