import type { HeadAttributes, WantedHead } from './headOf.ts';

/** Attributes that were written to `<html>` and `<body>`; others are not ours to remove. */
const written = new Map<Element, readonly string[]>();

/** Makes the document's head what is wanted; what is so already is left alone. */
export function writeHead({ title, html, body, tags }: WantedHead): void {
  writeAttributes(document.documentElement, html);
  writeAttributes(document.body, body);
  if (title !== undefined && document.title !== title) document.title = title;
  for (const [name, list] of Object.entries(tags)) writeTags(name, list);
}

function writeAttributes(element: Element, attributes: HeadAttributes): void {
  const names = Object.keys(attributes);
  for (const name of names) {
    const value = String(attributes[name] || '');
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const name of written.get(element) ?? []) {
    if (!names.includes(name)) element.removeAttribute(name);
  }
  written.set(element, names);
}

function writeTags(name: string, list: readonly HeadAttributes[]): void {
  const old = [...document.head.querySelectorAll(`${name}[data-rh]`)];
  for (const attributes of list) {
    const tag = tagOf(name, attributes);
    const same = old.findIndex((each) => each.isEqualNode(tag));
    if (same === -1) document.head.append(tag);
    else old.splice(same, 1);
  }
  for (const tag of old) tag.remove();
}

function tagOf(name: string, { innerHTML, ...attributes }: HeadAttributes): Element {
  const tag = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    tag.setAttribute(attribute, String(value ?? ''));
  }
  // By this mark the server's HTML knows what it wrote.
  tag.setAttribute('data-rh', 'true');
  if (innerHTML !== undefined) tag.innerHTML = String(innerHTML);
  return tag;
}
