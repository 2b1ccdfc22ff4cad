import { expect, it } from 'vitest';
import { WriteBuffer } from './WriteBuffer.ts';

function open(maxItems: number) {
  const written: number[][] = [];
  const errors: unknown[] = [];
  const state: { error: Error | undefined } = { error: undefined };
  const buffer = new WriteBuffer<number>({
    write: (items) => {
      if (state.error !== undefined) return Promise.reject(state.error);
      written.push([...items]);
      return Promise.resolve();
    },
    merge: (before, after) => before + after,
    maxItems,
    onWriteError: (error) => errors.push(error),
  });
  return { buffer, written, errors, state };
}

const locked = Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' });

it('writes are batched within a second, one item per key', async () => {
  const { buffer, written } = open(10);
  buffer.add('a', 1);
  buffer.add('b', 10);
  buffer.add('a', 2);
  expect(written).toEqual([]);
  await expect.poll(() => written, { timeout: 5000 }).toEqual([[3, 10]]);
  await buffer.flush();
  expect(written).toHaveLength(1);
});

it('pending writes are retried after the database is unlocked', async () => {
  const { buffer, written, errors, state } = open(10);
  state.error = locked;
  buffer.add('a', 1);
  await buffer.flush();
  buffer.add('a', 2);
  buffer.add('b', 5);
  await buffer.flush();
  expect(errors).toEqual([locked, locked]);
  state.error = undefined;
  await buffer.flush();
  expect(written).toEqual([[3, 5]]);
});

it('pending writes are limited, and a loss is reported once', async () => {
  const { buffer, written, errors, state } = open(2);
  state.error = locked;
  for (const key of ['a', 'b', 'c', 'd', 'a']) buffer.add(key, 1);
  await buffer.flush();
  expect(errors.map(String)).toEqual([
    expect.stringContaining('2 writes are waiting'),
    String(locked),
  ]);
  state.error = undefined;
  await buffer.flush();
  expect(written).toEqual([[2, 1]]);
});

it('an item that the database rejects does not block later ones', async () => {
  const { buffer, written, errors, state } = open(10);
  state.error = new Error('invalid byte sequence');
  buffer.add('a', 1);
  await buffer.flush();
  state.error = undefined;
  buffer.add('b', 2);
  await buffer.flush();
  expect(written).toEqual([[2]]);
  expect(errors).toHaveLength(1);
});
