import { expect, it } from 'vitest';
import { latestOnly } from './latestOnly.ts';

function service() {
  const asked: string[] = [];
  const answers = new Map<string, (text: string) => void>();
  const ask = latestOnly((text: string) => {
    asked.push(text);
    return new Promise<string>((resolve) => answers.set(text, resolve));
  });
  return { asked, ask, answer: (text: string) => answers.get(text)?.(`found ${text}`) };
}

it('fast typing sends the first two queries and the last, and waiting callers get its result', async () => {
  const { asked, ask, answer } = service();
  const calls = ['c', 'ca', 'cam', 'came', 'camera'].map(ask);
  expect(asked).toEqual(['c', 'ca']);
  answer('c');
  await calls[0];
  await Promise.resolve();
  expect(asked).toEqual(['c', 'ca', 'camera']);
  answer('camera');
  expect(await Promise.all(calls.slice(2))).toEqual(Array(3).fill('found camera'));
  answer('ca');
  expect(await calls[1]).toBe('found ca');
});

it('continues with the next call after a failure', async () => {
  let count = 0;
  const ask = latestOnly((fails: boolean) => {
    count += 1;
    return fails ? Promise.reject(new Error('gone')) : Promise.resolve('found');
  });
  const calls = [ask(true), ask(true), ask(false)];
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(count).toBe(3);
});
