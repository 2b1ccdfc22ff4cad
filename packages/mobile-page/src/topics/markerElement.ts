import createDomPurify from 'dompurify';
import type { Venue } from '@mezzanine/mezzanine-js';
import type {
  MarkerContent,
  PinMarkerContent,
  TooltipMarkerContent,
} from '@mezzanine/mobile-protocol';

/** An element for the content of a marker. Texts are never parsed as markup. */
export function markerElement(venue: Venue, content: MarkerContent): HTMLElement {
  switch (content.kind) {
    case 'text':
      return element('div', 'plate', content.text);
    case 'pin':
      return pin(venue, content);
    case 'tooltip':
      return tooltip(venue, content);
    case 'image': {
      const { widthPixels = 28, heightPixels } = content;
      const shown = image(venue, content.url);
      shown.style.width = `${widthPixels}px`;
      if (heightPixels !== undefined) shown.style.height = `${heightPixels}px`;
      return shown;
    }
    case 'html':
      return safeHtml(venue, content.html);
  }
}

const pinOutline = 'M17 41C17 41 32 26 32 16A15 15 0 1 0 2 16C2 26 17 41 17 41Z';

function pin(venue: Venue, { color, symbol, imageUrl }: PinMarkerContent): HTMLElement {
  const shown = element('span', 'pin');
  const namespace = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(namespace, 'svg');
  drawing.setAttribute('viewBox', '0 0 34 42');
  const outline = document.createElementNS(namespace, 'path');
  outline.setAttribute('d', pinOutline);
  outline.style.fill = 'var(--accent)';
  // An invalid color leaves the default.
  if (color !== undefined) outline.style.fill = color;
  drawing.append(outline);
  shown.append(drawing);
  if (imageUrl !== undefined) shown.append(image(venue, imageUrl));
  else if (symbol !== undefined) shown.append(element('span', '', symbol));
  return shown;
}

function tooltip(venue: Venue, content: TooltipMarkerContent): HTMLElement {
  const shown = element('div', 'tooltip');
  const { title, text, imageUrl, color } = content;
  if (color !== undefined) {
    shown.style.background = color;
    shown.style.borderColor = color;
  }
  if (imageUrl !== undefined) shown.append(image(venue, imageUrl));
  if (title !== undefined) shown.append(element('strong', '', title));
  if (text !== undefined) shown.append(element('span', '', text));
  return shown;
}

function element(name: string, className: string, text = ''): HTMLElement {
  const shown = document.createElement(name);
  if (className !== '') shown.className = className;
  shown.textContent = text;
  return shown;
}

function image(venue: Venue, url: string): HTMLImageElement {
  const shown = document.createElement('img');
  shown.alt = '';
  const source = imageSource(venue, url);
  if (source !== undefined) shown.src = source;
  return shown;
}

/** Returns a file of the venue or a data URL, and nothing that leads to a server. */
function imageSource(venue: Venue, url: string): string | undefined {
  return /^data:image\//i.test(url) ? url : inside(venue.assetUrl(url));
}

function inside(url: string | undefined): string | undefined {
  return url !== undefined && /^(?:data|blob):/i.test(url) ? url : undefined;
}

let purifier: ReturnType<typeof createDomPurify> | undefined;

const forbiddenTags = [
  'style',
  'form',
  'iframe',
  'object',
  'embed',
  'link',
  'meta',
  'base',
  'audio',
  'video',
  'source',
  'picture',
  'image',
  'use',
  'textarea',
  'select',
];
const forbiddenAttributes = [
  'href',
  'xlink:href',
  'action',
  'formaction',
  'target',
  'srcset',
  'poster',
  'background',
  'id',
  'name',
  'contenteditable',
  'autofocus',
  'popover',
];

/** HTML without scripts, event handlers, forms, frames, links, and addresses of servers. */
function safeHtml(venue: Venue, html: string): HTMLElement {
  purifier ??= createDomPurify(window);
  const shown = document.createElement('div');
  shown.append(
    purifier.sanitize(html, {
      RETURN_DOM_FRAGMENT: true,
      FORBID_TAGS: forbiddenTags,
      FORBID_ATTR: forbiddenAttributes,
    }),
  );
  for (const one of shown.querySelectorAll('img')) {
    const source = imageSource(venue, one.getAttribute('src') ?? '');
    if (source === undefined) one.removeAttribute('src');
    else one.src = source;
  }
  for (const one of shown.querySelectorAll<HTMLElement>('[style]')) {
    if (
      /url\(|image-set|@import|expression|position\s*:\s*fixed/i.test(
        one.getAttribute('style') ?? '',
      )
    ) {
      one.removeAttribute('style');
    }
  }
  return shown;
}
