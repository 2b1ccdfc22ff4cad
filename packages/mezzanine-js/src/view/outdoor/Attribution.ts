import type { MapTheme } from '../../style/MapTheme.ts';

const MAPLIBRE = '<a href="https://maplibre.org/">MapLibre</a>';

/** Elements whose text is not content. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

/** The attribution of the outdoor map's data. */
export class Attribution {
  readonly #element = document.createElement('div');
  #shown = '';

  /** @param root - root element of the map */
  constructor(root: HTMLElement) {
    this.#element.dataset['mezzanineAttribution'] = '';
    Object.assign(this.#element.style, {
      position: 'absolute',
      inset: 'auto auto 0 0',
      maxWidth: '100%',
      boxSizing: 'border-box',
      padding: '2px 6px',
      font: '11px/1.5 system-ui, sans-serif',
    });
    root.append(this.#element);
  }

  /**
   * Shows the attributions.
   *
   * @param texts - attributions from the sources: text with links
   * @param theme - colors
   */
  show(texts: readonly string[], theme: MapTheme): void {
    this.#element.style.color = theme.labelMuted;
    this.#element.style.background = theme.paper;
    const all = [...new Set([MAPLIBRE, ...texts])];
    const key = all.join('\n');
    if (key === this.#shown) return;
    this.#shown = key;
    this.#element.replaceChildren(
      ...all.flatMap((text, index) => [...(index > 0 ? [' · '] : []), ...safeNodes(text)]),
    );
  }

  /** Removes it from the page. */
  remove(): void {
    this.#element.remove();
  }
}

/** The text of untrusted markup, and its links; nothing else is copied to the page. */
function safeNodes(markup: string): (string | HTMLAnchorElement)[] {
  return [...new DOMParser().parseFromString(markup, 'text/html').body.childNodes].flatMap(safely);
}

function safely(node: Node): (string | HTMLAnchorElement)[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element) || UNREAD.has(node.localName)) return [];
  const href = node instanceof HTMLAnchorElement ? node.href : '';
  if (!/^https?:/i.test(href)) return [...node.childNodes].flatMap(safely);
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: node.textContent, target: '_blank', rel: 'noopener' });
  link.style.color = 'inherit';
  return [link];
}
