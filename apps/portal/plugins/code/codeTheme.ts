import type { ThemeRegistration } from 'shiki';

/** A kind of token that has its own color; its class in `src/css/code.css`. */
type TokenClass = (typeof tokenClasses)[number];

/** Short names keep pages small: keywords, strings, comments, numbers, functions and types, and changes. */
export const tokenClasses = ['k', 's', 'c', 'n', 'f', 'ins', 'del'] as const;

/** TextMate scopes by class. Of several that match, the one of the innermost scope applies. */
const scopes: Readonly<Record<TokenClass, readonly string[]>> = {
  k: [
    'keyword',
    'storage',
    'variable.language',
    'entity.name.tag',
    'punctuation.definition.heading.markdown',
  ],
  s: ['string', 'markup.inline', 'markup.underline.link'],
  c: ['comment', 'punctuation.definition.comment', 'string.quoted.docstring'],
  n: [
    'constant.numeric',
    'constant.language',
    'constant.other.color',
    'keyword.other.unit',
    'support.constant',
  ],
  f: [
    'entity.name.function',
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'entity.other.attribute-name',
    'support.function',
    'support.class',
    'support.type',
    'storage.type.java',
    'storage.type.generic.java',
    'entity.name.tag.yaml',
    'support.type.property-name',
  ],
  ins: ['markup.inserted', 'meta.diff.header.to-file', 'punctuation.definition.inserted'],
  del: ['markup.deleted', 'meta.diff.header.from-file', 'punctuation.definition.deleted'],
};

/** Scopes inside those above that have the color of text. Operators that are words are keywords. */
const plain = [
  'keyword.operator',
  'storage.type.function.arrow',
  'meta.template.expression',
  'meta.embedded.line',
];
const wordOperators = ['new', 'expression', 'word', 'logical.python'].map(
  (name) => `keyword.operator.${name}`,
);

const rule = (scope: readonly string[], foreground: string) => ({
  scope: [...scope],
  settings: { foreground },
});

/**
 * A theme whose colors are class names, so that one page shows code in light and dark mode. Punctuation, variables, and
 * operators have the color of text, as in the playground's editor. As elements, they would be most of the elements of a
 * page with much code.
 */
export const codeTheme: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  fg: 'plain',
  bg: 'plain',
  settings: [
    ...tokenClasses.map((name) => rule(scopes[name], name)),
    rule(plain, 'plain'),
    rule(wordOperators, 'k'),
  ],
};
