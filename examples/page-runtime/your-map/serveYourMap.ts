import { yourMapId } from './YourMap.ts';

/** URL of the user's own map, on any server. */
const address = new RegExp(`/api/v1/venues/${yourMapId}/bundle(?:\\?(?<query>[^#]*))?$`);

/** Where the map comes from. */
interface YourMapSource {
  /** Reads the bundle; undefined if there is none. */
  readonly read: () => Promise<ArrayBuffer | undefined>;
  /** Responds to a program that requested a map that does not exist. */
  readonly missing: string;
  /** Converts the bundle for programs that request version 1 of the venue format. */
  readonly toVersion1?: (bundle: ArrayBuffer) => Promise<ArrayBuffer>;
}

/** Answers requests for the user's own map inside this document, because no server has it. */
export function serveYourMap(source: YourMapSource): void {
  const fetchElsewhere = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    const found = address.exec(href);
    if (found === null) return fetchElsewhere.call(window, input, init);
    const isVersion1 = new URLSearchParams(found.groups?.['query']).get('version') === '1';
    return answer(source, isVersion1);
  };
}

async function answer(
  { read, missing, toVersion1 }: YourMapSource,
  isVersion1: boolean,
): Promise<Response> {
  const bundle = await read();
  if (bundle === undefined) {
    return Response.json({ title: 'No map', status: 404, detail: missing }, { status: 404 });
  }
  const wanted = isVersion1 && toVersion1 !== undefined ? await toVersion1(bundle) : bundle;
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Length': String(wanted.byteLength),
  };
  return new Response(wanted, { headers });
}
