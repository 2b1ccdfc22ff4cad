import { describe, expect, it } from 'vitest';
import { Emitter } from './Emitter.ts';

interface Events {
  readonly click: { readonly count: number };
  readonly idle: object;
}

describe('Emitter', () => {
  it('calls listeners of the emitted event until they unsubscribe', () => {
    const emitter = new Emitter<Events>();
    const heard: number[] = [];
    const stop = emitter.on('click', ({ count }) => heard.push(count));
    emitter.emit('click', { count: 1 });
    emitter.emit('idle', {});
    stop();
    emitter.emit('click', { count: 2 });
    expect(heard).toEqual([1]);
    expect(emitter.has('click')).toBe(false);
  });

  it('lets a listener unsubscribe while it is called', () => {
    const emitter = new Emitter<Events>();
    const heard: string[] = [];
    const stop = emitter.on('idle', () => {
      heard.push('first');
      stop();
    });
    emitter.on('idle', () => heard.push('second'));
    emitter.emit('idle', {});
    emitter.emit('idle', {});
    expect(heard).toEqual(['first', 'second', 'second']);
  });

  it('calls the other listeners if one throws, and reports the error as uncaught', async () => {
    const emitter = new Emitter<Events>();
    const heard: string[] = [];
    const uncaught = new Promise((resolve) => process.once('uncaughtException', resolve));
    const others = process.listeners('uncaughtException').slice(0, -1);
    for (const other of others) process.off('uncaughtException', other);
    emitter.on('idle', () => {
      throw new Error('mine');
    });
    emitter.on('idle', () => heard.push('other'));
    emitter.emit('idle', {});
    expect(heard).toEqual(['other']);
    await expect(uncaught).resolves.toMatchObject({ message: 'mine' });
    for (const other of others) process.on('uncaughtException', other);
  });
});
