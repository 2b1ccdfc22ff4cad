import { htmlEscape } from 'escape-goat';
import type { Match, SearchRecord } from '@mezzanine/search';
import { type Highlighted, type Highlighter } from './Highlighter.ts';
import type { SearchParameters } from './searchRequest.ts';

/** Default number of words in a snippet. */
const defaultSnippetWords = 10;

type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;
const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * Formats a match for the search widget. All strings are escaped, including the plain ones, because
 * the widget shows those of saved searches as HTML. Missing levels are null in `hierarchy` and
 * absent from the highlighted copies, because clients expect every level there to be an object.
 *
 * @param highlighter - for the query and the terms that matched
 */
export function renderHit(
  { record }: Match,
  parameters: SearchParameters,
  addressOf: (record: SearchRecord) => string,
  highlighter: Highlighter,
) {
  const texts = textsOf(record);
  const snippetWords = readSnippetWords(parameters.attributesToSnippet);
  const snippet = (name: string, text: string) => {
    const words = snippetWords.get(name) ?? snippetWords.get('*');
    return words === undefined
      ? undefined
      : highlighter.snippet(text, words, htmlEscape(parameters.snippetEllipsisText));
  };
  return {
    ...plainAttributes(record, parameters.attributesToRetrieve, addressOf),
    objectID: record.objectID,
    _snippetResult: nest(texts, (name, text) => withoutWords(snippet(name, text))),
    _highlightResult: nest(texts, (_, text) => highlighter.highlight(text)),
  };
}

/** Texts of a record by attribute name. Empty ones are left out. */
function textsOf({ hierarchy, content }: SearchRecord): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  levels.forEach((level, index) => {
    const text = hierarchy[index];
    if (text != null) texts.set(`hierarchy.${level}`, text);
  });
  if (content !== null) texts.set('content', content);
  return texts;
}

function nest<T>(
  texts: ReadonlyMap<string, string>,
  render: (name: string, text: string) => T | undefined,
): { hierarchy?: Partial<Record<Level, T>>; content?: T } {
  const rendered = new Map([...texts].map(([name, text]) => [name, render(name, text)]));
  const hierarchy = levels.flatMap((level) => {
    const value = rendered.get(`hierarchy.${level}`);
    return value === undefined ? [] : [[level, value] as const];
  });
  const content = rendered.get('content');
  return {
    ...(hierarchy.length > 0 ? { hierarchy: Object.fromEntries(hierarchy) } : {}),
    ...(content === undefined ? {} : { content }),
  };
}

function withoutWords(highlighted: Highlighted | undefined) {
  return highlighted && { value: highlighted.value, matchLevel: highlighted.matchLevel };
}

function plainAttributes(
  record: SearchRecord,
  wanted: readonly string[],
  addressOf: (record: SearchRecord) => string,
) {
  const isWanted = (name: string) => wanted.includes('*') || wanted.includes(name);
  const hierarchy = levels
    .map((level, index) => [level, record.hierarchy[index] ?? null] as const)
    .filter(([level]) => isWanted('hierarchy') || isWanted(`hierarchy.${level}`))
    .map(([level, text]) => [level, text === null ? null : htmlEscape(text)] as const);
  const attributes = {
    url: addressOf(record),
    type: record.type,
    content: record.content === null ? null : htmlEscape(record.content),
    language: record.language,
    version: record.version,
    docusaurus_tag: record.tags,
    set: record.set,
    kind: record.kind,
  };
  return {
    ...Object.fromEntries(Object.entries(attributes).filter(([name]) => isWanted(name))),
    ...(hierarchy.length > 0 ? { hierarchy: Object.fromEntries(hierarchy) } : {}),
  };
}

/** Parses `hierarchy.lvl1:10` into attribute and number of words. */
function readSnippetWords(attributes: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', words = ''] = attribute.split(':');
      const count = Number.parseInt(words, 10);
      return [name, count > 0 ? Math.min(count, 100) : defaultSnippetWords];
    }),
  );
}
