import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, StateEffect, StateField, type Extension } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  type DecorationSet,
} from '@codemirror/view';
import type { LanguageClient } from '../language/LanguageClient.ts';
import { languageSupport } from './languageSupport.ts';
import { look } from './look.ts';

/** Options of an editor. */
export interface ProgramEditorOptions {
  /** Name of the program file; `.tsx` is highlighted and checked as React. */
  readonly file: string;
  readonly text: string;
  /** Id of the element that describes the keyboard shortcuts. */
  readonly helpId: string;
  readonly client: LanguageClient;
  /** Called when the text changed. */
  readonly onChange: (text: string) => void;
  /** Called when the user runs the program with the keyboard. */
  readonly onRun: () => void;
  /** Called when the user formats the program with the keyboard. */
  readonly onFormat: () => void;
  /** Called if the language service cannot be loaded. */
  readonly onFailure: (message: string) => void;
}

const markLine = StateEffect.define<number | undefined>();

/** The line with the error of the last run; removed by the next change. */
const failedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.findLast((each) => each.is(markLine));
    if (effect === undefined) return transaction.docChanged ? Decoration.none : marks;
    const { doc } = transaction.state;
    if (effect.value === undefined || effect.value > doc.lines) return Decoration.none;
    const mark = Decoration.line({ class: 'cm-failed-line' });
    return Decoration.set(mark.range(doc.line(effect.value).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The editor of a program. Replacing its text can be undone. */
export class ProgramEditor {
  readonly #view: EditorView;

  constructor(place: HTMLElement, options: ProgramEditorOptions) {
    this.#view = new EditorView({
      parent: place,
      state: EditorState.create({ doc: options.text, extensions: extensionsFor(options) }),
    });
  }

  /** The current program. */
  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** Replaces the program; the user can undo it. */
  replace(text: string): void {
    const { doc } = this.#view.state;
    const old = doc.toString();
    if (text === old) return;
    const from = sharedStart(old, text);
    const end = sharedEnd(old, text, from);
    this.#view.dispatch({
      changes: { from, to: old.length - end, insert: text.slice(from, text.length - end) },
      userEvent: 'input.replace',
    });
  }

  /** Marks the line with an error, from 1; undefined removes the mark. */
  markFailure(line: number | undefined): void {
    this.#view.dispatch({ effects: markLine.of(line) });
  }

  /** Moves the cursor to a line, from 1, and scrolls to it. */
  goTo(line: number): void {
    const { doc } = this.#view.state;
    const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    this.#view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
    this.#view.focus();
  }

  /** Focuses the editor. */
  focus(): void {
    this.#view.focus();
  }

  /** Removes the editor from the page. */
  destroy(): void {
    this.#view.destroy();
  }
}

function extensionsFor(options: ProgramEditorOptions): readonly Extension[] {
  const { file, helpId, client, onChange, onRun, onFormat, onFailure } = options;
  const command = (act: () => void) => () => {
    act();
    return true;
  };
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    failedLine,
    javascript({ typescript: true, jsx: file.endsWith('x') }),
    languageSupport(client, file, onFailure),
    look(),
    EditorState.tabSize.of(2),
    EditorView.contentAttributes.of({
      'aria-label': `Program, ${file}`,
      'aria-describedby': helpId,
      tabindex: '0',
      spellcheck: 'false',
      autocapitalize: 'off',
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
    keymap.of([
      { key: 'Mod-Enter', run: command(onRun) },
      { key: 'Shift-Alt-f', run: command(onFormat) },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      // CodeMirror itself makes Escape and then Tab leave the editor.
      indentWithTab,
    ]),
  ];
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function sharedEnd(a: string, b: string, from: number): number {
  const most = Math.min(a.length, b.length) - from;
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}
