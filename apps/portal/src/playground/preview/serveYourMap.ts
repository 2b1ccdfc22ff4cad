import { yourMapId } from '../your-map/YourMap.ts';

/** Path of the user's own map, on any server. */
const address = new RegExp(`/api/v1/venues/${yourMapId}/bundle$`);

/**
 * Handles requests for the user's own map inside this document, because no server has it.
 *
 * @param bundle - the map; undefined if the user has none
 */
export function serveYourMap(bundle: ArrayBuffer | undefined): void {
  const fetchElsewhere = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (!address.test(href)) return fetchElsewhere.call(window, input, init);
    return Promise.resolve(bundle === undefined ? noMap() : answerWith(bundle));
  };
}

function answerWith(bundle: ArrayBuffer): Response {
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Length': String(bundle.byteLength),
  };
  return new Response(bundle, { headers });
}

function noMap(): Response {
  const detail =
    'This program loads your own map, but this browser has none. Choose a file under "Your map", or a demo venue under "Venue".';
  return Response.json({ title: 'No map', status: 404, detail }, { status: 404 });
}
