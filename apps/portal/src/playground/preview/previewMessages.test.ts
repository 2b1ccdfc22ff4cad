import { describe, expect, test } from 'vitest';
import { maxTextLength, readPreviewMessage } from './previewMessages.ts';

describe('readPreviewMessage', () => {
  test('reads the messages of a preview without extra fields', () => {
    expect(
      readPreviewMessage({ type: 'console', level: 'warn', text: 'a', html: '<img onerror>' }),
    ).toEqual({ type: 'console', level: 'warn', text: 'a' });
    expect(readPreviewMessage({ type: 'pong', other: 1 })).toEqual({ type: 'pong' });
    expect(
      readPreviewMessage({ type: 'failure', text: 'x', remedy: 'y', code: 'no-webgl', line: 3 }),
    ).toEqual({ type: 'failure', text: 'x', remedy: 'y', code: 'no-webgl', line: 3 });
  });

  test.each([
    [null],
    ['pong'],
    [{}],
    [{ type: 'run' }],
    [{ type: '__proto__' }],
    [{ type: 'console', level: 'table', text: 'a' }],
    [{ type: 'console', level: 'log', text: { toString: 1 } }],
    [{ type: 'failure', text: 5 }],
  ])('rejects %j', (data) => {
    expect(readPreviewMessage(data)).toBeUndefined();
  });

  test.each([[-1], [0], [1.5], [Infinity], ['3'], [2 ** 60]])(
    'drops an invalid line: %j',
    (line) => {
      expect(readPreviewMessage({ type: 'failure', text: 'x', line })).toEqual({
        type: 'failure',
        text: 'x',
      });
    },
  );

  test('drops an invalid code, and replaces a missing message', () => {
    expect(readPreviewMessage({ type: 'failure', text: '', code: '../x' })).toEqual({
      type: 'failure',
      text: 'The program failed without an error message.',
    });
  });

  test('truncates long values', () => {
    const message = readPreviewMessage({
      type: 'console',
      level: 'log',
      text: 'x'.repeat(1_000_000),
    });
    expect(message).toMatchObject({ text: `${'x'.repeat(maxTextLength)}…` });
  });
});
