/**
 * Pieces of pages that stand in their HTML and in no script: highlighted code, tables made from
 * sources, the API reference. A page that is opened has them; for one that the reader goes to from
 * another, they are taken out of the HTML that the server sends for its address.
 */
const pieces = new Map<string, string>();

/** Pages whose pieces are here or on their way, by address. */
const pages = new Map<string, Promise<void>>();

let firstPage = typeof window === 'undefined' ? undefined : window.location.pathname;

/** HTML of a piece; undefined before its page was loaded. */
export function pieceAtHand(name: string): string | undefined {
  return pieces.get(name);
}

/**
 * Loads the pieces of a page, once.
 *
 * @throws when the server does not answer with the page.
 */
export function loadPieces(address: string): Promise<void> {
  keepFirstPage();
  const known = pages.get(address) ?? fetchPage(address);
  pages.set(address, known);
  known.catch(() => pages.delete(address));
  return known;
}

/** The page that the reader opened still stands when another is first asked for. */
function keepFirstPage(): void {
  if (firstPage === undefined) return;
  keepPieces(document);
  pages.set(firstPage, Promise.resolve());
  firstPage = undefined;
}

async function fetchPage(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  keepPieces(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

function keepPieces(page: Document): void {
  for (const piece of page.querySelectorAll<HTMLElement>('[data-piece]')) {
    // Without the marks that a block's types put around names when a reader turns to it.
    const html = piece.innerHTML.replace(/<span class="typed"[^>]*>([^<]*)<\/span>/g, '$1');
    pieces.set(piece.dataset['piece'] ?? '', html);
  }
}
