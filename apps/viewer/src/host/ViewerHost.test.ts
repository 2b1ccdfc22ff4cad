import { beforeEach, describe, expect, it } from 'vitest';
import { upTheStairs } from '@mezzanine/mezzanine-js/fixtures/two-floors';
import { findBestRoute } from '../directions/findBestRoute.ts';
import { endsOf } from '../directions/useRoute.ts';
import { stateOf } from '../state/AppState.ts';
import { reduceState, type AppAction } from '../state/reduceState.ts';
import type { ViewerParts } from '../state/ViewerContext.ts';
import { english } from '../text/texts.ts';
import { hostOrigins } from './hostOrigins.ts';
import { ViewerHost } from './ViewerHost.ts';

const { venue } = upTheStairs();
let parts: ViewerParts;
let host: ViewerHost;
let told: (readonly [type: string, payload: unknown])[];

beforeEach(() => {
  const state = stateOf({ venue: 'sample' });
  const settings = { venue: 'sample', mode: 'embed' } as ViewerParts['settings'];
  const dispatch = (action: AppAction) => {
    parts = { ...parts, state: reduceState(parts.state, action) };
  };
  const onMap = () => undefined;
  parts = { state, dispatch, venue, settings, texts: english, mapView: undefined, onMap };
  host = new ViewerHost(parts);
  told = [];
});

/** Updates the host after each change, as the page does. */
function draw(): void {
  const { state } = parts;
  const hasRoute = state.view === 'directions';
  const route = hasRoute ? findBestRoute(venue, endsOf(venue, state), state.accessible) : undefined;
  host.update(parts, route, (type, payload) => told.push([type, payload]));
}

describe('a host that sends requests', () => {
  it('gets the resulting state before the page is rendered', () => {
    host.setState({ location: ['G-01'], search: 'books' });
    expect(host.getState()).toMatchObject({ location: ['s_west'], search: 'books' });
    expect(host.getState().floor).toBe('f_ground');
    draw();
    expect(told).toEqual([['state-changed', host.getState()]]);
  });

  it('gets the floor of the requested place, unless it requests another', () => {
    host.setState({ location: ['s_loft'] });
    expect(host.getState().floor).toBe('f_upper');
    host.setState({ location: ['s_loft'], floor: 'Ground floor' });
    expect(host.getState().floor).toBe('f_ground');
  });

  it.each([
    [{ location: ['nowhere'] }, 'The venue has no place “nowhere”.'],
    [{ departure: ['__proto__'] }, 'The venue has no place “__proto__”.'],
    [{ stops: ['x'.repeat(100)] }, `“${'x'.repeat(80)}…”`],
    [{ floor: 'attic' }, 'The venue has no floor “attic”.'],
    [{ category: 'bakeries' }, 'The venue has no category “bakeries”.'],
  ])('is rejected for %j, and nothing changes', (change, message) => {
    const before = host.getState();
    expect(() => host.setState({ search: 'new', ...change })).toThrow(message);
    expect(host.getState()).toEqual(before);
    draw();
    expect(told).toEqual([]);
  });

  it('clears a category and a search with empty text', () => {
    host.setState({ category: 'Books', search: 'sea' });
    expect(host.getState()).toMatchObject({ category: 'cat_books', search: 'sea' });
    host.setState({ category: '', search: '' });
    expect(host.getState()).not.toHaveProperty('category');
    expect(host.getState()).not.toHaveProperty('search');
  });

  it('gets the directions it requests, and can close them', () => {
    host.showDirections({ from: ['s_kiosk'], to: ['s_loft'] });
    draw();
    expect(told.map(([type]) => type)).toEqual(['state-changed', 'directions-changed']);
    expect(told[1]?.[1]).toMatchObject({
      directions: { departure: ['s_kiosk'], location: ['s_loft'], accessible: false },
    });
    host.clearDirections();
    draw();
    expect(told.at(-1)).toEqual(['directions-changed', {}]);
    expect(host.getState().view).toBe('map');
  });

  it('gets an error if there is no route, and the map does not change', () => {
    const ask = () => host.showDirections({ from: ['s_kiosk'], to: ['s_loft'], accessible: true });
    expect(ask).toThrow('There is no step-free route from s_kiosk to s_loft.');
    expect(host.getState()).toMatchObject({ view: 'map', accessible: false });
  });

  it('is told to wait if it moves a map that is not drawn yet', async () => {
    await expect(host.setCamera({ zoom: 18 })).rejects.toThrow('not drawn yet');
  });

  it('shows a position, and gets a confirmation', () => {
    const position = { latitude: 38.7, longitude: -9.1, floor: 'f_upper' };
    host.setPosition(position);
    draw();
    expect(told).toEqual([['position-shown', { position }]]);
    host.setPosition(undefined);
    draw();
    expect(told.at(-1)).toEqual(['position-shown', {}]);
  });
});

describe('a host that listens for events', () => {
  it('is notified of a place that the user selected, not of one it selected itself', () => {
    parts.dispatch({ type: 'open-place', place: 'l_books' });
    draw();
    expect(told.map(([type]) => type)).toEqual(['state-changed', 'location-clicked']);
    expect(told[1]?.[1]).toEqual({
      location: 'l_books',
      name: 'Tide & Timber Books',
      floor: 'f_ground',
    });
    host.setState({ location: ['s_east'] });
    draw();
    expect(told.slice(2).map(([type]) => type)).toEqual(['state-changed']);
  });

  it('is not notified if nothing it knows has changed', () => {
    parts.dispatch({ type: 'go-to-step', step: 1 });
    draw();
    draw();
    expect(told).toEqual([]);
  });
});

describe('origins of hosts', () => {
  it.each([
    ['https://shop.example', 'https://other.example/page', ['https://shop.example']],
    ['https://shop.example/path?x', '', ['https://shop.example']],
    [undefined, 'https://other.example/page?secret', ['https://other.example']],
    [undefined, '', []],
    ['*', 'https://other.example/', []],
    ['javascript:alert(1)', '', []],
    ['null', '', []],
    [undefined, 'about:blank', []],
  ])('for host %j and referrer %j are %j', (named, referrer, expected) => {
    expect(hostOrigins(named, referrer)).toEqual(expected);
  });
});
