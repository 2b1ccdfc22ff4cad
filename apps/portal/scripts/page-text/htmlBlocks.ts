import type { Element, ElementContent } from 'hast';
import { isLanguageLabel } from './isLanguageLabel.ts';
import { codeBlock, headingBlock, normalText, textBlock, type TextBlock } from './TextBlock.ts';

/** Elements that users operate, and drawings. */
const controls: ReadonlySet<string> = new Set(
  'button canvas dialog form iframe input nav noscript script select style svg template'.split(' '),
);
/** Classes of the page's frame, and of text for screen readers only. */
const frame: ReadonlySet<string> = new Set(
  'hash-link only-dark page-feedback theme-doc-footer theme-edit-this-page theme-doc-version-badge theme-doc-toc-mobile try-it visually-hidden'.split(
    ' ',
  ),
);
const blockTags: ReadonlySet<string> = new Set(
  'article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** The blocks of an article in the order in which users read them, including every tab panel. */
export function htmlBlocks(element: Element): readonly TextBlock[] {
  if (isFrame(element)) return [];
  const { tagName } = element;
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level !== undefined) return [headingBlock(Number(level), inlineText(element))];
  if (tagName === 'td' || tagName === 'th') return [textBlock('cell', inlineText(element))];
  if (tagName === 'pre') return [codeBlock(codeOf(element), '')];
  if (tagName === 'dl') return definitions(element);
  if (hasClass(element, 'doc-card')) return [textBlock('text', cardText(element))];
  if (hasClass(element, 'tabs-container')) return tabs(element);
  const code =
    tagName === 'figure' ? first(element, ({ tagName: tag }) => tag === 'pre') : undefined;
  return code === undefined ? flow(element.children) : figure(element, code);
}

/** Returns blocks, and the runs of inline content between them. */
function flow(children: readonly ElementContent[]): readonly TextBlock[] {
  const found: TextBlock[] = [];
  let run = '';
  const end = () => {
    if (normalText(run) !== '') found.push(textBlock('text', run));
    run = '';
  };
  for (const child of children) {
    if (child.type === 'element' && hasBlock(child)) {
      end();
      found.push(...htmlBlocks(child));
    } else run += inlineText(child);
  }
  end();
  return found;
}

/** Code below the title of its header, which is a file or only a language. */
function figure(element: Element, code: Element): readonly TextBlock[] {
  const label = first(element, ({ tagName }) => tagName === 'figcaption');
  const title = label && first(label, ({ tagName }) => tagName === 'span');
  const name = title === undefined ? '' : normalText(inlineText(title));
  const links = label === undefined ? [] : all(label, ({ tagName }) => tagName === 'a');
  return [
    codeBlock(codeOf(code), isLanguageLabel(name) ? '' : name),
    ...links.map((link) => textBlock('text', inlineText(link))),
  ];
}

/** A block for each term with its descriptions. */
function definitions(list: Element): readonly TextBlock[] {
  const found: string[] = [];
  for (const part of all(list, ({ tagName }) => tagName === 'dt' || tagName === 'dd')) {
    const text = normalText(inlineText(part));
    found.push(part.tagName === 'dt' ? text : `${found.pop() ?? ''}: ${text}`);
  }
  return found.map((text) => textBlock('text', text));
}

/** Each panel below the name of its tab. */
function tabs(container: Element): readonly TextBlock[] {
  const withRole = (role: string) =>
    all(container, ({ properties }) => properties['role'] === role);
  const names = withRole('tab').map((tab) => tab.children.map(inlineText).join(''));
  return withRole('tabpanel').flatMap((panel, index) => [
    textBlock('text', names[index] ?? ''),
    ...flow(panel.children),
  ]);
}

/** The title and text of a card, which are one line in Markdown. */
function cardText(card: Element): string {
  const [title = '', ...rest] = flow(card.children).map(({ kind, text }) =>
    kind === 'heading' ? text.slice(2) : text,
  );
  return rest.length === 0 ? title : `${title}: ${rest.join(' ')}`;
}

/** Code without the buttons of folded lines, and with errors as comments. */
function codeOf(pre: Element): string {
  const text = (node: ElementContent): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element' || node.tagName === 'summary' || isFrame(node)) return '';
    return (hasClass(node, 'error') ? '// ' : '') + node.children.map(text).join('');
  };
  return text(pre);
}

function inlineText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isFrame(node)) return '';
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'img') return String(node.properties['alt'] ?? '');
  const text = node.children.map(inlineText).join('');
  return blockTags.has(node.tagName) ? ` ${text} ` : text;
}

function isFrame(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    controls.has(tagName) ||
    properties['ariaHidden'] === 'true' ||
    classes(element).some((name) => frame.has(name))
  );
}

function hasBlock(element: Element): boolean {
  return (
    blockTags.has(element.tagName) ||
    element.children.some((child) => child.type === 'element' && hasBlock(child))
  );
}

function classes({ properties }: Element): readonly string[] {
  const names = properties['className'];
  return Array.isArray(names) ? names.map(String) : [];
}

function hasClass(element: Element, name: string): boolean {
  return classes(element).includes(name);
}

/** Outermost elements below another one that match. */
function all(parent: Element, accepts: (element: Element) => boolean): readonly Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return accepts(child) ? [child] : all(child, accepts);
  });
}

function first(parent: Element, accepts: (element: Element) => boolean): Element | undefined {
  return all(parent, accepts)[0];
}
