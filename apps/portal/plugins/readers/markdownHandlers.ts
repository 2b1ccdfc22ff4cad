import type { Element } from 'hast';
import type { Code, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import { isLanguage, languageOf } from '../code/languageNames.ts';
import { elementsBelow, firstNamed, hasClass, textOf } from './hastTree.ts';

/** Converts elements of the portal's components to Markdown. All others use the default handlers. */
export const markdownHandlers: Readonly<Record<string, Handle>> = {
  a(state, node, parent) {
    return hasClass(node, 'doc-card')
      ? cardEntry(state, node)
      : byDefault('a', state, node, parent);
  },
  div(state, node, parent) {
    if (hasClass(node, 'callout')) {
      return { type: 'blockquote', children: state.toFlow(state.all(node)) };
    }
    return hasClass(node, 'tabs-container')
      ? tabPanels(state, node)
      : byDefault('div', state, node, parent);
  },
  dl: definitionList,
  figure(state, node, parent) {
    const pre = firstNamed(node, 'pre');
    return pre === undefined
      ? byDefault('figure', state, node, parent)
      : codeBlock(state, node, pre);
  },
  p(state, node, parent) {
    return hasClass(node, 'callout__title')
      ? strongParagraph(textOf(node))
      : byDefault('p', state, node, parent);
  },
  pre(_state, node) {
    return codeOf(node, hasClass(node, 'api-signature') ? 'ts' : undefined);
  },
  summary(_state, node) {
    return strongParagraph(textOf(node));
  },
};

function byDefault(
  tag: string,
  state: State,
  node: Element,
  parent: Parameters<Handle>[2],
): ReturnType<Handle> {
  const handlers: Readonly<Record<string, Handle>> = defaultHandlers;
  return handlers[tag]?.(state, node, parent);
}

/** A card of a category page: the link and the description of its page. */
function cardEntry(state: State, card: Element): Paragraph {
  const title = firstNamed(card, 'h2', 'h3');
  const about = firstNamed(card, 'p');
  const link = linkTo(state, card, textOf(title ?? card).trim());
  const rest = about === undefined ? '' : `: ${textOf(about).trim()}`;
  return { type: 'paragraph', children: [link, { type: 'text', value: rest }] };
}

function linkTo(state: State, link: Element, text = textOf(link).trim()): PhrasingContent {
  const url = state.resolve(String(link.properties['href'] ?? ''));
  return { type: 'link', url, children: [{ type: 'text', value: text }] };
}

/** Every tab panel, after the name of its tab. */
function tabPanels(state: State, container: Element): RootContent[] {
  const byRole = (role: string) =>
    elementsBelow(container, ({ properties }) => properties['role'] === role);
  const names = byRole('tab').map((tab) => textOf(tab).trim());
  return byRole('tabpanel').flatMap((panel, index): RootContent[] => [
    strongParagraph(names[index] ?? ''),
    ...state.toFlow(state.all(panel)),
  ]);
}

/** A code block with its header, whose title is a file name or a language. */
function codeBlock(state: State, figure: Element, pre: Element): RootContent[] {
  const caption = firstNamed(figure, 'figcaption');
  const label = caption === undefined ? undefined : firstNamed(caption, 'span');
  const title = label === undefined ? '' : textOf(label).trim();
  const language = languageOf(title);
  const extension = /\.([a-z]+)$/.exec(title)?.[1] ?? '';
  // A fence without a language cannot have a title.
  const fallback = title === '' ? undefined : 'text';
  const code = codeOf(pre, language ?? (isLanguage(extension) ? extension : fallback));
  if (language === undefined && title !== '') code.meta = `title=${JSON.stringify(title)}`;
  const links = caption === undefined ? [] : elementsBelow(caption, isLinkToExample);
  if (links.length === 0) return [code];
  return [code, { type: 'paragraph', children: links.flatMap((link) => linkTo(state, link)) }];
}

/** Whether this is a link to a running example. */
function isLinkToExample({ tagName, properties }: Element): boolean {
  return tagName === 'a' && /\/(?:examples|playground)\//.test(String(properties['href']));
}

/** The inline content of an element, without paragraphs. */
function inlineOf(state: State, element: Element): PhrasingContent[] {
  return state.toFlow(state.all(element)).flatMap((node): PhrasingContent[] => {
    if (node.type === 'paragraph') return node.children;
    return [{ type: 'text', value: textOf(element).trim() }];
  });
}

/** Prefixes of added and removed lines, as in a diff. */
const changeSigns: Readonly<Record<string, string>> = { ins: '+', del: '-' };

function codeOf(pre: Element, language: string | undefined): Code {
  const lines = elementsBelow(pre, (element) => hasClass(element, 'line'));
  const isChange = lines.some(({ tagName }) => tagName in changeSigns);
  const value = isChange
    ? lines.map((line) => (changeSigns[line.tagName] ?? ' ') + lineText(line)).join('')
    : (lines.length === 0 ? [pre] : lines).map(lineText).join('');
  return {
    type: 'code',
    lang: (isChange ? 'diff' : language) ?? null,
    meta: null,
    value: value.replace(/\n$/, ''),
  };
}

/** A line of code; an error about the line above is a comment. */
function lineText(line: Element): string {
  return (hasClass(line, 'error') ? '// ' : '') + textOf(line);
}

/** A list with an item per term: the term, a colon, and its description. */
function definitionList(state: State, list: Element): List {
  const children: ListItem[] = [];
  for (const part of elementsBelow(list, ({ tagName }) => /^d[td]$/.test(tagName))) {
    const words = inlineOf(state, part);
    const last = children.at(-1)?.children[0];
    if (part.tagName === 'dt' || last?.type !== 'paragraph') {
      const paragraph: Paragraph = { type: 'paragraph', children: words };
      children.push({ type: 'listItem', spread: false, children: [paragraph] });
    } else last.children.push({ type: 'text', value: ': ' }, ...words);
  }
  return { type: 'list', ordered: false, spread: false, children };
}

function strongParagraph(value: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: value.trim() }] }],
  };
}
