import type { ReactElement, ReactNode } from 'react';

/** Attributes of an element, as HTML names them; `innerHTML` is what stands in it. */
export type HeadAttributes = Readonly<Record<string, unknown>>;

/** What one `<Head>` asks for. */
export interface HeadRequest {
  readonly children?: ReactNode;
  /** Stands where none asks for a title. */
  readonly defaultTitle?: string;
}

/** What the document's head should be. */
export interface WantedHead {
  readonly title: string | undefined;
  readonly html: HeadAttributes;
  readonly body: HeadAttributes;
  /** By the name of the element. */
  readonly tags: Readonly<Record<string, readonly HeadAttributes[]>>;
}

/** By which attribute, in lower case, one element replaces those of its name that came earlier. */
const identities: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerhtml'],
  script: ['src', 'innerhtml'],
  style: ['innerhtml'],
};

const htmlNames: Readonly<Record<string, string>> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
  children: 'innerHTML',
};

/** What a list of requests comes to, in which later ones win over earlier ones. */
export function headOf(requests: readonly HeadRequest[]): WantedHead {
  const lists = requests.map(({ children }) => [children].flat(Infinity).filter(isElement));
  const all = lists.flat();
  const merged = (name: string): HeadAttributes =>
    Object.assign(
      {},
      ...all.filter(({ type }) => type === name).map(attributesOf),
    ) as HeadAttributes;
  const titles = all.filter(({ type }) => type === 'title').map(textOf);
  const names = Object.keys(identities);
  return {
    title: titles.at(-1) || requests.findLast((each) => each.defaultTitle)?.defaultTitle,
    html: merged('html'),
    body: merged('body'),
    tags: Object.fromEntries(names.map((name) => [name, tagsOf(name, lists)])),
  };
}

type HeadElement = ReactElement<Readonly<Record<string, unknown>>, string>;

/** The guard around `<Head>` lets nothing else pass but what is not drawn. */
function isElement(child: unknown): child is HeadElement {
  return typeof child === 'object' && child !== null;
}

function textOf({ props }: HeadElement): string {
  return [props['children']].flat().join('');
}

function attributesOf(element: HeadElement): HeadAttributes {
  return Object.fromEntries(
    Object.entries(element.props).map(([name, value]) => [
      htmlNames[name] ?? name,
      name === 'children' ? textOf(element) : value,
    ]),
  );
}

function tagsOf(name: string, lists: readonly (readonly HeadElement[])[]): HeadAttributes[] {
  const seen = new Set<string>();
  const kept: HeadAttributes[][] = [];
  for (const list of lists.toReversed()) {
    const tags = list
      .filter(({ type }) => type === name)
      .map((element) => ({ tag: attributesOf(element), identity: identityOf(name, element) }))
      .filter(({ identity }) => identity !== undefined && !seen.has(identity));
    // Only now: in one request, any number of one identity may stand.
    for (const { identity = '' } of tags) seen.add(identity);
    kept.unshift(tags.map(({ tag }) => tag));
  }
  const tags = kept.flat();
  return name === 'base' ? tags.slice(-1) : tags;
}

/** The last attribute that identifies; of links, `rel` if it says canonical, and never a stylesheet's. */
function identityOf(name: string, element: HeadElement): string | undefined {
  const attributes = attributesOf(element);
  let own: string | undefined;
  for (const attribute of Object.keys(attributes)) {
    const isIdentity = identities[name]?.includes(attribute.toLowerCase());
    const isCanonical = own === 'rel' && attributes['rel'] === 'canonical';
    const isStylesheet = attribute === 'rel' && attributes['rel'] === 'stylesheet';
    if (isIdentity && !isCanonical && !isStylesheet) own = attribute;
  }
  const value = own === undefined ? undefined : attributes[own];
  return value ? `${own?.toLowerCase()}=${String(value).toLowerCase()}` : undefined;
}
