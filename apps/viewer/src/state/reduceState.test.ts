import { describe, expect, it } from 'vitest';
import { linkOf, stateOf, type AppState } from './AppState.ts';
import { reduceState, type AppAction } from './reduceState.ts';

const opened = { venue: 'mall' };
const here = { latitude: 1, longitude: 2 };

/** Applies actions to the state of a link. */
function after(link: Parameters<typeof stateOf>[0], ...actions: readonly AppAction[]): AppState {
  return actions.reduce(reduceState, stateOf(link));
}

describe('directions', () => {
  it('open for a link with a departure, even without a mode', () => {
    expect(stateOf({ venue: 'mall', departure: ['a'] }).view).toBe('directions');
    expect(stateOf({ venue: 'mall', departure: ['a'], view: 'map' }).view).toBe('map');
    expect(stateOf({ venue: 'mall', location: ['a'] }).view).toBe('map');
  });

  it('lead to the place on the card', () => {
    const state = after(opened, { type: 'open-place', place: 'a' }, { type: 'open-directions' });
    expect(state).toMatchObject({ view: 'directions', location: ['a'], departure: [] });
  });

  it("start at the user's position when they were requested, and do not follow it", () => {
    const state = after(
      opened,
      { type: 'set-position', position: here },
      { type: 'open-directions', to: 'a' },
      { type: 'set-position', position: { latitude: 9, longitude: 9 } },
    );
    expect(state.origin).toEqual(here);
    expect(state.position).toEqual({ latitude: 9, longitude: 9 });
  });

  it('start at the first known position if there was none', () => {
    const first: AppAction = { type: 'set-position', position: here };
    expect(after(opened, { type: 'open-directions', to: 'a' }, first).origin).toEqual(here);
    expect(after(opened, first).origin).toBeUndefined();
  });

  it('add, change, and remove stops before the destination', () => {
    const link = { venue: 'mall', departure: ['a'], location: ['z'] };
    const two = after(link, { type: 'add-stop', place: 'b' }, { type: 'add-stop', place: 'c' });
    expect(two.stops).toEqual(['b', 'c']);
    expect(reduceState(two, { type: 'set-stop', index: 1, place: 'x' }).stops).toEqual(['x', 'c']);
    expect(reduceState(two, { type: 'set-stop', index: 0, place: 'x' }).departure).toEqual(['x']);
    expect(reduceState(two, { type: 'set-stop', index: 3, place: 'x' }).location).toEqual(['x']);
    expect(reduceState(two, { type: 'remove-stop', index: 0 }).stops).toEqual(['c']);
    expect(reduceState(two, { type: 'set-stop', index: 2, place: undefined }).stops).toEqual(['b']);
  });

  it('reverse with all their stops', () => {
    const link = { venue: 'mall', departure: ['a'], stops: ['b', 'c'], location: ['d'] };
    const state = after(link, { type: 'reverse' });
    expect(state).toMatchObject({ departure: ['d'], stops: ['c', 'b'], location: ['a'] });
  });

  it('restart at the first step when they change', () => {
    const link = { venue: 'mall', departure: ['a'], location: ['b'] };
    const third: AppAction = { type: 'go-to-step', step: 2 };
    const free: AppAction = { type: 'set', change: { accessible: true } };
    expect(after(link, third).step).toBe(2);
    expect(after(link, third, free).step).toBe(0);
    expect(after(link, third, { type: 'show-floor', floor: 'f' }).step).toBe(2);
  });

  it('keep the place on the map when they are closed', () => {
    const link = { venue: 'mall', departure: ['a'], stops: ['b'], location: ['c'] };
    const state = after(link, { type: 'close-directions' });
    expect(state).toMatchObject({ view: 'map', location: ['c'], departure: [], stops: [] });
  });
});

describe('a link', () => {
  it('restores the state that it was created from', () => {
    const state = after(
      { ...opened, theme: 'dark', color: '#123456', mode: 'embed' },
      { type: 'choose-category', category: 'food' },
      { type: 'open-place', place: 'a' },
      { type: 'show-floor', floor: 'f2' },
    );
    const link = linkOf(state, { venue: 'mall', theme: 'dark', color: '#123456', mode: 'embed' });
    expect(link).toEqual({
      venue: 'mall',
      theme: 'dark',
      color: '#123456',
      mode: 'embed',
      category: 'food',
      location: ['a'],
      floor: 'f2',
    });
    expect(stateOf(link)).toEqual(state);
  });

  it("does not contain the user's position", () => {
    const state = after(opened, { type: 'set-position', position: here });
    expect(linkOf(state, opened)).toEqual(opened);
  });

  it('keeps the initial view until something is selected', () => {
    const link = { venue: 'mall', camera: { zoom: 18 } };
    expect(linkOf(stateOf(link), link)).toEqual(link);
    const chosen = after(link, { type: 'open-place', place: 'a' });
    expect(linkOf(chosen, link).camera).toBeUndefined();
  });
});

it('an action without effect returns the same state, so that nothing is rendered again', () => {
  const state = after(opened, { type: 'show-floor', floor: 'f' });
  expect(reduceState(state, { type: 'show-floor', floor: 'f' })).toBe(state);
  expect(reduceState(state, { type: 'go-to-step', step: 0 })).toBe(state);
});

it('a category replaces the search text', () => {
  const state = after(
    opened,
    { type: 'search', text: 'shoes' },
    { type: 'choose-category', category: 'food' },
  );
  expect(state).toMatchObject({ search: '', category: 'food' });
});
