import { useEffect, useState } from 'react';

/** A demo venue that a program may show. */
export interface DemoVenue {
  readonly id: string;
  readonly name: string;
}

/** The venues that the server has; none until they are known. */
export function useVenues(): readonly DemoVenue[] {
  const [venues, setVenues] = useState<readonly DemoVenue[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    fetch('/api/v1/venues', { signal: gone.signal })
      .then((response) => response.json() as Promise<{ readonly venues: readonly DemoVenue[] }>)
      .then(
        (list) => setVenues(list.venues),
        // Without the list there is no choice; programs name their venue themselves.
        () => undefined,
      );
    return () => gone.abort();
  }, []);
  return venues;
}
