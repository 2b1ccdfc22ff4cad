import { yourMapId } from '../your-map/YourMap.ts';

/** Where the SDK looks for the map, below the address of any server. */
const address = new RegExp(`/api/v1/venues/${yourMapId}/bundle$`);

/**
 * Answers requests for the reader's own map in this document, where they would leave it: no server
 * has it.
 *
 * @param bundle - the map; undefined when the reader has none
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
    'This program runs on a map of your own, and this browser has none. Choose a file under "Your map", or a demo venue under "Venue".';
  return Response.json({ title: 'No map', status: 404, detail }, { status: 404 });
}
