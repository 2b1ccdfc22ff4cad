/** Pages that were fetched, by their address. */
const pages = new Map<string, Promise<ReadonlyMap<string, string>>>();

/**
 * The pieces of a page of the API reference, out of the HTML that the server sends for its address:
 * for readers who come to it from another page of the site.
 *
 * @throws when the server does not answer with the page.
 */
export function fetchPieces(address: string): Promise<ReadonlyMap<string, string>> {
  const known = pages.get(address) ?? fetchPage(address);
  pages.set(address, known);
  known.catch(() => pages.delete(address));
  return known;
}

async function fetchPage(address: string): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const pieces = [...page.querySelectorAll<HTMLElement>('.api-html[data-piece]')];
  return new Map(pieces.map((piece) => [piece.dataset['piece'] ?? '', piece.innerHTML]));
}
