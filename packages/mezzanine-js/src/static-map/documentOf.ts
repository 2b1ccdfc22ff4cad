import type { MapDescription } from './describeMap.ts';
import type { Frame } from './Frame.ts';
import { element, escapeText } from './markup.ts';
import { FONT_STACK } from './textWidth.ts';

/** Title, description, and appearance of a document. */
export interface DocumentFields extends MapDescription {
  readonly frame: Frame;
  readonly paper: string;
  readonly idPrefix: string | undefined;
}

/** The document around the content of a map. */
export function documentOf(
  content: string,
  { frame, paper, idPrefix, title, description }: DocumentFields,
): string {
  const { width, height } = frame;
  const prefix = idPrefix ?? `map-${hashOf(title + description + content)}`;
  const parts = [
    element('title', { id: `${prefix}-title` }, escapeText(title) || 'Map'),
    element('desc', { id: `${prefix}-desc` }, escapeText(description) || 'Floor plan.'),
    element('rect', { width, height, fill: paper }),
    content,
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': `${prefix}-title`,
      'aria-describedby': `${prefix}-desc`,
      'font-family': FONT_STACK,
    },
    parts.join(''),
  );
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
