import { expect, test } from 'vitest';
import { LanguageClient } from './LanguageClient.ts';
import type { LanguageReply, LanguageRequest } from './languageMessages.ts';

/** A worker, as used by the client. */
class OwnWorker extends EventTarget {
  readonly asked: LanguageRequest[] = [];
  isEnded = false;
  postMessage(request: LanguageRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(reply: LanguageReply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}

function open() {
  const worker = new OwnWorker();
  let starts = 0;
  const client = new LanguageClient(() => {
    starts += 1;
    return worker as unknown as Worker;
  });
  return { worker, client, starts: () => starts };
}

const program = { file: 'main.ts', text: 'a' };

test('loads the service at the first request, once', async () => {
  const { worker, client, starts } = open();
  expect(starts()).toBe(0);
  const both = Promise.all([client.problems(program), client.describe(program, 0)]);
  expect(starts()).toBe(1);
  // The second response arrives first.
  worker.say({ id: worker.asked[1]?.id ?? 0, answer: undefined });
  worker.say({ id: worker.asked[0]?.id ?? 0, answer: [] });
  await expect(both).resolves.toEqual([[], undefined]);
});

test('rejects if a request fails, the service cannot load, or the client is closed', async () => {
  const { worker, client } = open();
  const first = client.problems(program);
  worker.say({ id: worker.asked[0]?.id ?? 0, failure: 'no types' });
  await expect(first).rejects.toThrow('no types');
  const second = client.problems(program);
  worker.dispatchEvent(new Event('error'));
  await expect(second).rejects.toThrow('Reload the page');
  const third = client.complete(program, 1);
  client.close();
  await expect(third).rejects.toThrow('closed');
  expect(worker.isEnded).toBe(true);
});
