/**
 * HTML that is part of a page, but of no script: highlighted code, generated tables, and the API reference.
 * The first page contains it. For later pages, it is read from the HTML that the server sends for
 * that URL.
 */
const loaded = new Map<string, ReadonlyMap<string, string>>();

/** Pages whose static HTML is loaded or loading, by URL. */
const pages = new Map<string, Promise<void>>();

let firstPage = typeof window === 'undefined' ? undefined : window.location.pathname;

/** Static HTML of a page by its id; undefined before the page was loaded. */
export function loadedHtml(address: string, id: string): string | undefined {
  return loaded.get(address)?.get(id);
}

/**
 * Loads the static HTML of a page, once.
 *
 * @throws Error if the server does not return the page
 */
export function loadStaticHtml(address: string): Promise<void> {
  keepFirstPage();
  const known = pages.get(address) ?? fetchPage(address);
  pages.set(address, known);
  known.catch(() => pages.delete(address));
  return known;
}

/** Reads the first page from the document, when another page is first requested. */
function keepFirstPage(): void {
  if (firstPage === undefined) return;
  keepHtmlOf(document, firstPage);
  pages.set(firstPage, Promise.resolve());
  firstPage = undefined;
}

async function fetchPage(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`${address} returned status ${response.status}. Reload the page.`);
  keepHtmlOf(new DOMParser().parseFromString(await response.text(), 'text/html'), address);
}

function keepHtmlOf(page: Document, address: string): void {
  const parts = new Map<string, string>();
  for (const element of page.querySelectorAll<HTMLElement>('[data-static-html]')) {
    // Removes the elements that the types of a code block add around names.
    const html = element.innerHTML.replace(/<span class="typed"[^>]*>([^<]*)<\/span>/g, '$1');
    parts.set(element.dataset['staticHtml'] ?? '', html);
  }
  loaded.set(address, parts);
}
