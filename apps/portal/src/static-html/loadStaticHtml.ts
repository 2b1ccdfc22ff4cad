/**
 * HTML that is part of a page and of no program: highlighted code, tables made from sources, the
 * API reference. The page that a reader opens contains it. For a page that the reader navigates to,
 * it is read from the HTML that the server sends for that address.
 */
const loaded = new Map<string, ReadonlyMap<string, string>>();

/** Pages whose static HTML is loaded or on its way, by address. */
const pages = new Map<string, Promise<void>>();

let firstPage = typeof window === 'undefined' ? undefined : window.location.pathname;

/** Static HTML of a page, by its id there; undefined before the page was loaded. */
export function loadedHtml(address: string, id: string): string | undefined {
  return loaded.get(address)?.get(id);
}

/**
 * Loads the static HTML of a page, once.
 *
 * @throws Error when the server does not answer with the page
 */
export function loadStaticHtml(address: string): Promise<void> {
  keepFirstPage();
  const known = pages.get(address) ?? fetchPage(address);
  pages.set(address, known);
  known.catch(() => pages.delete(address));
  return known;
}

/** The page that the reader opened is still in the document when another one is first requested. */
function keepFirstPage(): void {
  if (firstPage === undefined) return;
  keepHtmlOf(document, firstPage);
  pages.set(firstPage, Promise.resolve());
  firstPage = undefined;
}

async function fetchPage(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  keepHtmlOf(new DOMParser().parseFromString(await response.text(), 'text/html'), address);
}

function keepHtmlOf(page: Document, address: string): void {
  const parts = new Map<string, string>();
  for (const element of page.querySelectorAll<HTMLElement>('[data-static-html]')) {
    // Without the marks that a code block's types put around names when a reader hovers over it.
    const html = element.innerHTML.replace(/<span class="typed"[^>]*>([^<]*)<\/span>/g, '$1');
    parts.set(element.dataset['staticHtml'] ?? '', html);
  }
  loaded.set(address, parts);
}
