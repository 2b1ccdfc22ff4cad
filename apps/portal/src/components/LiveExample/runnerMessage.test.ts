import { expect, it } from 'vitest';
import { runnerMessage } from './runnerMessage.ts';

const own = 'https://maps.example';
const contentWindow = {} as MessageEventSource;
const frame = { contentWindow };

function event(data: unknown, origin = own, source: MessageEventSource | null = contentWindow) {
  return { data, origin, source };
}

it('accepts the two messages of an example', () => {
  expect(runnerMessage(event({ source: 'mezzanine-example', state: 'ready' }), frame, own)).toEqual(
    { state: 'ready' },
  );
  const failed = { source: 'mezzanine-example', state: 'error', message: 'No venue "mal".' };
  expect(runnerMessage(event(failed), frame, own)).toEqual({
    state: 'error',
    message: 'No venue "mal".',
  });
});

it('ignores other origins, windows, and shapes', () => {
  const ready = { source: 'mezzanine-example', state: 'ready' };
  expect(runnerMessage(event(ready, 'https://evil.example'), frame, own)).toBeUndefined();
  expect(runnerMessage(event(ready, own, {} as MessageEventSource), frame, own)).toBeUndefined();
  expect(runnerMessage(event(ready, own, null), { contentWindow: null }, own)).toBeUndefined();
  expect(runnerMessage(event(ready), null, own)).toBeUndefined();
  for (const data of [null, 'ready', { state: 'ready' }, { ...ready, state: 'done' }]) {
    expect(runnerMessage(event(data), frame, own)).toBeUndefined();
  }
});

it('truncates long messages and replaces ones that are not text', () => {
  const failure = (message: unknown) =>
    runnerMessage(event({ source: 'mezzanine-example', state: 'error', message }), frame, own);
  expect(failure('x'.repeat(9000))).toEqual({ state: 'error', message: 'x'.repeat(500) });
  expect(failure({ html: '<b>' })).toMatchObject({
    message: expect.stringContaining('without an error message') as string,
  });
});
