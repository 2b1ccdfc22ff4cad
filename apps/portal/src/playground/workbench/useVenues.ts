import { useEffect, useState } from 'react';

/** A demo venue. */
export interface DemoVenue {
  readonly id: string;
  readonly name: string;
}

/** The venues on the server; empty until they are loaded. */
export function useVenues(): readonly DemoVenue[] {
  const [venues, setVenues] = useState<readonly DemoVenue[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    fetch('/api/v1/venues', { signal: gone.signal })
      .then((response) => response.json() as Promise<{ readonly venues: readonly DemoVenue[] }>)
      .then(
        (list) => setVenues(list.venues),
        // Without the list there is no choice, but programs contain their venue.
        () => undefined,
      );
    return () => gone.abort();
  }, []);
  return venues;
}
