import type { Element, ElementContent, Root, RootContent } from 'hast';

type Parent = Root | Element;
type Child = RootContent | ElementContent;

/** Classes of an element. */
export function classesOf(element: Element): readonly string[] {
  const names = element.properties['className'];
  return Array.isArray(names) ? names.map(String) : [];
}

export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/** Matching elements below a node, in document order. */
export function elementsBelow(parent: Parent, accepts: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  for (const element of walkElements(parent)) if (accepts(element)) found.push(element);
  return found;
}

/** The first matching element below a node, in document order. */
export function firstBelow(
  parent: Parent,
  accepts: (element: Element) => boolean,
): Element | undefined {
  for (const element of walkElements(parent)) if (accepts(element)) return element;
  return undefined;
}

/** The first element below a node with one of these names. */
export function firstNamed(parent: Parent, ...names: readonly string[]): Element | undefined {
  return firstBelow(parent, ({ tagName }) => names.includes(tagName));
}

/** The first article with the page's heading. */
export function articleBelow(parent: Parent): Element | undefined {
  return firstBelow(
    parent,
    (element) => element.tagName === 'article' && firstNamed(element, 'h1') !== undefined,
  );
}

/** All elements below a node, in document order. */
function* walkElements(parent: Parent): Generator<Element> {
  const open: Parent[] = [parent];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node !== parent && node.type === 'element') yield node;
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child?.type === 'element') open.push(child);
    }
  }
}

/**
 * A copy of an element, without matching elements and without comments. Texts that React separated by
 * comments are joined.
 */
export function copyWithout(element: Element, omits: (element: Element) => boolean): Element {
  const children: ElementContent[] = [];
  for (const child of element.children) {
    const last = children.at(-1);
    if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else if (child.type === 'text') children.push({ type: 'text', value: child.value });
    else if (child.type === 'element' && !omits(child)) children.push(copyWithout(child, omits));
  }
  return {
    type: 'element',
    tagName: element.tagName,
    properties: { ...element.properties },
    children,
  };
}

/** The text of a node, without the zero-width characters of heading links. */
export function textOf(node: Child | Parent): string {
  if (node.type === 'text') return node.value.replace(/[\u200B-\u200D\u2060\uFEFF]/g, '');
  if (!('children' in node)) return '';
  const children: readonly Child[] = node.children;
  return children.map(textOf).join('');
}
