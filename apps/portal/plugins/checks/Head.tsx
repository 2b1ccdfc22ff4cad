/**
 * Replaces `@docusaurus/Head`: a child that is not allowed in a document's head is omitted with a
 * warning. The library that writes the head would crash the whole page. The specification requires
 * the warning (NAV-08).
 */
import {
  createElement,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Helmet, type HelmetProps } from 'react-helmet-async';

const textElements = ['title', 'style', 'script', 'noscript'];
const elements = ['base', 'body', 'head', 'html', 'link', 'meta', ...textElements];

/** Elements for the document's head. */
export default function Head({ children, ...props }: PropsWithChildren<HelmetProps>): ReactNode {
  // Children are spread, so they need no keys.
  return createElement(Helmet, props, ...rightChildren(children));
}

function rightChildren(children: ReactNode): ReactElement[] {
  return listOf(children).flatMap((child) => {
    if (!isValidElement<{ readonly children?: ReactNode }>(child)) {
      if (typeof child === 'object') warn('an object');
      const text = typeof child === 'object' ? '' : `${child as string | number}`;
      if (text.trim() !== '') warn(`the text "${text}"`);
      return [];
    }
    if (child.type === Fragment) return rightChildren(child.props.children);
    const name = nameOf(child);
    if (!elements.includes(name)) {
      warn(`<${name}>`);
      return [];
    }
    if (!listOf(child.props.children).every(isText)) {
      warn(`something other than text inside <${name}>`);
      return [];
    }
    return [child];
  });
}

function nameOf({ type }: ReactElement): string {
  if (typeof type === 'string') return type;
  return type === Head || type === Helmet
    ? 'Head'
    : (type as { name?: string }).name || 'component';
}

/** Flattens arrays of children; unlike `Children.toArray`, accepts objects. */
function listOf(children: ReactNode): unknown[] {
  return [children]
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && typeof child !== 'boolean');
}

function isText(child: unknown): boolean {
  return typeof child === 'string' || typeof child === 'number';
}

function warn(given: string): void {
  // oxlint-disable-next-line no-console -- tells page authors about a mistake in their source
  console.warn(
    `<Head> omits ${given}; expected ${elements.join(', ')}, containing only ` +
      'text. Move it into the page, or replace it with one of these elements.',
  );
}
