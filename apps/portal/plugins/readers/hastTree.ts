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
  const children: readonly Child[] = parent.children;
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return [...(accepts(child) ? [child] : []), ...elementsBelow(child, accepts)];
  });
}

/** The first element below a node with one of these names. */
export function firstNamed(parent: Parent, ...names: readonly string[]): Element | undefined {
  return elementsBelow(parent, ({ tagName }) => names.includes(tagName))[0];
}

/** Removes all matching elements with their content. */
export function removeElements(parent: Parent, accepts: (element: Element) => boolean): void {
  const children: readonly Child[] = parent.children;
  const kept = children.filter((child) => child.type !== 'element' || !accepts(child));
  parent.children = kept;
  for (const child of kept) if (child.type === 'element') removeElements(child, accepts);
}

/** Joins texts that React separated by comments. */
export function removeComments(parent: Parent): void {
  const children: readonly Child[] = parent.children;
  const kept: Child[] = [];
  for (const child of children) {
    const last = kept.at(-1);
    if (child.type === 'comment') continue;
    if (child.type === 'element') removeComments(child);
    if (child.type === 'text' && last?.type === 'text') {
      kept[kept.length - 1] = { type: 'text', value: last.value + child.value };
    } else kept.push(child);
  }
  parent.children = kept;
}

/** The text of a node, without the zero-width characters of heading links. */
export function textOf(node: Child | Parent): string {
  if (node.type === 'text') return node.value.replace(/[\u200B-\u200D\u2060\uFEFF]/g, '');
  if (!('children' in node)) return '';
  const children: readonly Child[] = node.children;
  return children.map(textOf).join('');
}
