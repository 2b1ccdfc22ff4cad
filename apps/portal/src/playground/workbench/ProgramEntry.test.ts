import { expect, test } from 'vitest';
import type { PreviewMessage } from '../preview/previewMessages.ts';
import { withMessage, type ProgramEntry } from './ProgramEntry.ts';

const said = (messages: readonly PreviewMessage[]): readonly ProgramEntry[] =>
  messages.reduce<readonly ProgramEntry[]>(withMessage, []);

test('counts a repeated line', () => {
  const line = { type: 'console', level: 'log', text: 'a' } as const;
  expect(said([line, line, { ...line, level: 'warn' }, line])).toEqual([
    { id: 1, level: 'log', text: 'a', times: 2 },
    { id: 2, level: 'warn', text: 'a', times: 1 },
    { id: 3, level: 'log', text: 'a', times: 1 },
  ]);
});

test('a failure is an error with its line and remedy', () => {
  const failure = { type: 'failure', text: 'x', remedy: 'y', code: 'no-webgl', line: 3 } as const;
  expect(said([failure])).toEqual([
    { id: 1, level: 'error', text: 'x', remedy: 'y', code: 'no-webgl', line: 3, times: 1 },
  ]);
});

test('ignores other messages, and drops the oldest lines', () => {
  const entries = said([{ type: 'map-ready' }, { type: 'pong' }]);
  expect(entries).toEqual([]);
  const many = Array.from({ length: 1000 }, (_, at) => {
    return { type: 'console', level: 'log', text: String(at) } as const;
  });
  expect(said(many)).toHaveLength(300);
  expect(said(many).at(-1)).toMatchObject({ text: '999', id: 1000 });
});
