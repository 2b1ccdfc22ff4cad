/** Content of a printout. */
export interface PrintedMap {
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  /** URL of an image; undefined for none. */
  readonly picture: string | undefined;
  readonly pictureText: string;
  readonly steps: readonly string[];
  /** URL of the map. */
  readonly address: string;
}

const style = `
  @page { margin: 14mm; }
  body { margin: 0; color: #16181d; font: 12pt/1.5 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 22pt; line-height: 1.15; letter-spacing: -0.02em; }
  p { margin: 4pt 0 12pt; color: #5b6270; }
  img { display: block; width: 100%; max-height: 120mm; object-fit: contain; border: 1px solid #e4e1da; }
  ol { margin: 14pt 0; padding-inline-start: 20pt; }
  li { padding: 2pt 0; break-inside: avoid; }
  small { color: #5b6270; overflow-wrap: anywhere; }
`;

/**
 * Fills a document with a printable map. All content is inserted as text.
 *
 * @param page - an empty document of this origin
 */
export function fillSheet(page: Document, map: PrintedMap): void {
  page.documentElement.lang = map.language;
  page.title = map.title;
  const styles = page.createElement('style');
  styles.textContent = style;
  page.head.append(styles);
  page.body.replaceChildren(
    textIn(page, 'h1', map.title),
    textIn(page, 'p', map.subtitle),
    ...(map.picture === undefined ? [] : [pictureIn(page, map.picture, map.pictureText)]),
    ...(map.steps.length === 0 ? [] : [listIn(page, map.steps)]),
    textIn(page, 'small', map.address),
  );
}

function textIn(page: Document, name: string, text: string): HTMLElement {
  const element = page.createElement(name);
  element.textContent = text;
  return element;
}

function pictureIn(page: Document, address: string, text: string): HTMLElement {
  const image = page.createElement('img');
  image.src = address;
  image.alt = text;
  return image;
}

function listIn(page: Document, steps: readonly string[]): HTMLElement {
  const list = page.createElement('ol');
  list.append(...steps.map((step) => textIn(page, 'li', step)));
  return list;
}
