import { useEffect, useState, type ReactElement } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import { brandStyle } from '../css/brandStyle.ts';
import { useColorScheme } from '../css/useColorScheme.ts';
import { Mark } from '../layout/Mark.tsx';
import { usePageStart } from '../notices/Loading.tsx';
import { choice } from '../text/choiceTexts.ts';
import { listVenues, type ListedVenue } from './listVenues.ts';
import styles from './VenueChoice.module.css';

interface Props {
  /** The link, which names no venue. */
  readonly link: ViewerLink;
  /** URL of the page. */
  readonly address: string;
  /** URL of the server; `undefined` offers no venues, as on a third-party page. */
  readonly baseUrl: string | undefined;
}

/** The viewer without a venue: its server's public venues, each as a link. */
export function VenueChoice({ link, address, baseUrl }: Props): ReactElement {
  const venues = useVenues(baseUrl);
  const scheme = useColorScheme(link.theme);
  usePageStart(true);
  const hint = venues?.length === 0 ? choice.none : choice.hint;
  return (
    <div
      className={`mezzanine-viewer ${styles.page}`}
      data-theme={link.theme}
      style={brandStyle(link.color, scheme)}
    >
      <main className={styles.choice}>
        <Mark />
        <h1 className={styles.title}>{choice.title}</h1>
        <p className={styles.hint} role="status">
          {venues ? hint : choice.loading}
        </p>
        {venues && venues.length > 0 && (
          <ul className={styles.venues} aria-label={choice.venues}>
            {venues.map((venue) => (
              <li key={venue.id}>
                <VenueLink venue={venue} address={address} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}

interface LinkProps {
  readonly venue: ListedVenue;
  readonly address: string;
}

function VenueLink({ venue, address }: LinkProps): ReactElement {
  const { id, name, description, city } = venue;
  // The other parameters of the link, such as its theme, remain.
  const url = new URL(address);
  url.searchParams.set('venue', id);
  return (
    <a className={styles.venue} href={url.href}>
      <span className={styles.name}>{name}</span>
      {city !== '' && <span className={styles.city}>{city}</span>}
      {description !== '' && <span className={styles.about}>{description}</span>}
    </a>
  );
}

/** `undefined` until the server answers. */
function useVenues(baseUrl: string | undefined): readonly ListedVenue[] | undefined {
  const [venues, setVenues] = useState<readonly ListedVenue[]>();
  useEffect(() => {
    const stop = new AbortController();
    void (async () => {
      const found = baseUrl === undefined ? [] : await listVenues(baseUrl, stop.signal);
      if (!stop.signal.aborted) setVenues(found);
    })();
    return () => stop.abort();
  }, [baseUrl]);
  return venues;
}
