import { site } from '../../../../site.config.ts';
import { SearchEvents } from './SearchEvents.ts';
import { eventsAddress } from './searchHosts.ts';

/** Events of this page, which are sent even while the user leaves it. */
export const searchEvents = new SearchEvents(site.search.indexName, (events) => {
  const body = JSON.stringify({ events });
  // A failing service has no effect on users.
  fetch(eventsAddress(), { method: 'POST', keepalive: true, body }).catch(() => undefined);
});
