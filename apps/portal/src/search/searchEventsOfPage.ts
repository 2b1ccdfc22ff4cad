import { site } from '../../../../site.config.ts';
import { SearchEvents } from './SearchEvents.ts';
import { eventsAddress } from './searchHosts.ts';

/** Reports of this page, sent even while the reader leaves it. */
export const searchEvents = new SearchEvents(site.search.indexName, (events) => {
  const body = JSON.stringify({ events });
  // A service that is down harms nobody who reads.
  fetch(eventsAddress(), { method: 'POST', keepalive: true, body }).catch(() => undefined);
});
