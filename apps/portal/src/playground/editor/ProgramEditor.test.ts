// @vitest-environment happy-dom
import { undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageClient } from '../language/LanguageClient.ts';
import { ProgramEditor, type ProgramEditorOptions } from './ProgramEditor.ts';

const opened: ProgramEditor[] = [];
afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
  document.body.replaceChildren();
});

function open(options: Partial<ProgramEditorOptions> = {}) {
  const editor = new ProgramEditor(document.body, {
    file: 'main.ts',
    text: 'const a = 1;\nconst b = 2;\n',
    helpId: 'help',
    client: new LanguageClient(() => new EventTarget() as unknown as Worker),
    onChange: vi.fn(),
    onRun: vi.fn(),
    onFormat: vi.fn(),
    onFailure: vi.fn(),
    ...options,
  });
  opened.push(editor);
  const content = document.querySelector<HTMLElement>('.cm-content');
  const view = EditorView.findFromDOM(document.body);
  if (content === null || view === null) throw new Error('There is no editor.');
  return { editor, content, view };
}

test('is a labeled text box that refers to its keyboard help', () => {
  const { content } = open({ file: 'main.tsx' });
  expect(content.getAttribute('role')).toBe('textbox');
  expect(content.getAttribute('aria-label')).toBe('Program, main.tsx');
  expect(content.getAttribute('aria-describedby')).toBe('help');
});

test('undo restores a replaced program', () => {
  const onChange = vi.fn();
  const { editor, view } = open({ onChange });
  editor.replace('const a = 1;\nconst c = 3;\n');
  expect(editor.text).toBe('const a = 1;\nconst c = 3;\n');
  expect(onChange).toHaveBeenLastCalledWith('const a = 1;\nconst c = 3;\n');
  undo(view);
  expect(editor.text).toBe('const a = 1;\nconst b = 2;\n');
});

test.each([
  ['', 'aaa'],
  ['aaa', ''],
  ['aaaa', 'aa'],
  ['abab', 'ab'],
  ['aa', 'aba'],
])('replaces %j by %j', (before, after) => {
  const { editor } = open({ text: before });
  editor.replace(after);
  expect(editor.text).toBe(after);
});

test('the line with the error is marked until the program changes', () => {
  const { editor } = open();
  editor.markFailure(2);
  expect(document.querySelector('.cm-failed-line')?.textContent).toBe('const b = 2;');
  editor.replace('x();\nconst b = 2;\n');
  expect(document.querySelector('.cm-failed-line')).toBeNull();
  editor.markFailure(99);
  expect(document.querySelector('.cm-failed-line')).toBeNull();
});

test('Ctrl+Enter runs, Shift+Alt+F formats', () => {
  const onRun = vi.fn();
  const onFormat = vi.fn();
  const { content } = open({ onRun, onFormat });
  content.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
  );
  expect(onRun).toHaveBeenCalledTimes(1);
  content.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'F',
      // oxlint-disable-next-line typescript/no-deprecated -- CodeMirror reads it for shifted letters
      keyCode: 70,
      altKey: true,
      shiftKey: true,
      bubbles: true,
      cancelable: true,
    }),
  );
  expect(onFormat).toHaveBeenCalledTimes(1);
});
