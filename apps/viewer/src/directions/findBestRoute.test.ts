import { describe, expect, it } from 'vitest';
import { upTheStairs } from '@mezzanine/mezzanine-js/fixtures/two-floors';
import { stateOf } from '../state/AppState.ts';
import { english } from '../text/texts.ts';
import { findBestRoute } from './findBestRoute.ts';
import { distanceText, durationText } from './measures.ts';
import { endsOf } from './useRoute.ts';

const { venue } = upTheStairs();
const [near, middle, far] = ['n_exit', 'n_turn', 'n_ground'].map((nodeId) => ({ nodeId }));
const up = { nodeId: 'n_end_upper' };

describe('the route', () => {
  it('connects the nearest pair of several starts and destinations', () => {
    const route = findBestRoute(
      venue,
      { from: [near!, middle!], stops: [], to: [up, far!] },
      false,
    );
    expect(route).toMatchObject({ type: 'directions', origin: middle, destinations: [far] });
  });

  it('does not exist, with a reason, where steps are the only way', () => {
    const route = findBestRoute(venue, { from: [near!], stops: [], to: [up] }, true);
    expect(route?.type === 'no-directions' && route.blockers[0]?.type).toBe('steps');
  });

  it('uses a connected pair even if another pair has no route', () => {
    const route = findBestRoute(venue, { from: [near!], stops: [], to: [up, far!] }, true);
    expect(route).toMatchObject({ type: 'directions', destinations: [far] });
  });

  it('is not requested while an end is missing', () => {
    expect(findBestRoute(venue, { from: [], stops: [], to: [far!] }, false)).toBeUndefined();
  });

  it("starts at the user's position, unless a departure is set", () => {
    const { latitude, longitude } = venue.center;
    const here = { latitude, longitude, floor: 'f_ground' };
    const state = stateOf({ venue: 'x', view: 'directions', location: ['s_loft'] });
    const hereOnFloor = { latitude, longitude, floorId: 'f_ground' };
    expect(endsOf(venue, state).from).toEqual([]);
    expect(endsOf(venue, { ...state, youAreHere: here }).from).toEqual([hereOnFloor]);
    expect(endsOf(venue, { ...state, origin: here }).from).toEqual([hereOnFloor]);
    const named = endsOf(venue, { ...state, origin: here, departure: ['s_east'] });
    expect(named.from).toEqual([venue.getSpace('s_east')]);
  });
});

it.each([
  [3.4, '3 m'],
  [48, '50 m'],
  [994, '995 m'],
  [1240, '1.2 km'],
])('%d meters are shown as %s', (meters, text) => {
  expect(distanceText(meters, english.directions)).toBe(text);
});

it('a walk takes at least a minute', () => {
  expect(durationText(5, english.directions)).toBe('1 min');
  expect(durationText(150, english.directions)).toBe('3 min');
});
