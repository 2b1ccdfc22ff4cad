import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const shape = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '14px',
    lineHeight: '1.6',
  },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--signal)', outlineOffset: '-2px' },
  '.cm-gutters': {
    color: 'var(--muted)',
    backgroundColor: 'var(--surface)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'var(--clay) !important',
  },
  '.cm-matchingBracket': { outline: '1px solid var(--line-strong)', background: 'none' },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    boxShadow: 'var(--float-shadow)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--on-signal)',
    backgroundColor: 'var(--signal)',
  },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--paper)',
    border: '1px solid var(--line)',
  },
  '.cm-textfield': { backgroundColor: 'var(--paper)', border: '1px solid var(--line)' },
  '.cm-name': { maxWidth: 'min(560px, 90vw)', padding: '8px 12px' },
  '.cm-name pre': {
    margin: '0',
    padding: '0',
    background: 'none',
    fontSize: '13px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-name p': { margin: '6px 0 0', fontSize: '14px', lineHeight: '1.5' },
  '.cm-failed-line': { backgroundColor: 'var(--code-removed)' },
});

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.typeName],
    color: 'var(--code-function)',
  },
  { tag: [tags.tagName, tags.className], color: 'var(--code-function)' },
  { tag: tags.invalid, textDecoration: 'underline wavy var(--signal)' },
]);

/** The site's editor theme for both color modes. */
export function look(): Extension {
  return [shape, syntaxHighlighting(colors)];
}
