import createDomPurify from 'dompurify';

type Purifier = ReturnType<typeof createDomPurify>;

let purifier: Purifier | undefined;

/**
 * An element with the content of an HTML string, without scripts, event handlers, forms, and
 * embedded pages. Markers of older versions took such strings from venue data.
 */
export function safeHtml(html: string): HTMLElement {
  purifier ??= createDomPurify(window);
  const element = document.createElement('div');
  element.append(
    purifier.sanitize(html, {
      RETURN_DOM_FRAGMENT: true,
      FORBID_TAGS: ['style', 'form', 'iframe', 'object', 'embed', 'link', 'meta', 'base'],
    }),
  );
  return element;
}
