import { describe, expect, test } from 'vitest';
import { MezzanineError } from '@mezzanine/mezzanine-js';
import { describeFailure } from './describeFailure.ts';
import { Engagement } from './Engagement.ts';
import { failureOnYourMap } from './failureOnYourMap.ts';
import { readSettings } from './readSettings.ts';

describe('readSettings', () => {
  test.each([
    ['?theme=dark', 'dark'],
    ['?theme=light', 'light'],
    ['?theme=url(javascript:)', undefined],
    ['', undefined],
  ])('reads a known theme from %j', (search, theme) => {
    expect(readSettings(search, true).theme).toBe(theme);
  });

  test.each([
    ['?venue=airport&theme=dark', 'airport'],
    ['?venue=../mall', undefined],
    ['?venue=', undefined],
    ['', undefined],
  ])('reads a valid venue from %j', (search, venue) => {
    expect(readSettings(search, true).venue).toBe(venue);
  });

  test('cooperates with the page in a frame, unless the frame is the full page', () => {
    expect(readSettings('', true).hasManners).toBe(true);
    expect(readSettings('?full', true).hasManners).toBe(false);
    expect(readSettings('', false).hasManners).toBe(false);
  });
});

describe('describeFailure', () => {
  test('separates the failure from its remedy', () => {
    const error = new MezzanineError('no-webgl', { given: 'There is no WebGL 2.' });
    expect(describeFailure(error)).toEqual({
      message: 'There is no WebGL 2.',
      remedy: error.remedy,
      code: 'no-webgl',
    });
  });

  test('describes other errors and values that are not errors', () => {
    expect(describeFailure(new TypeError('x is undefined'))).toEqual({ message: 'x is undefined' });
    expect(describeFailure(new RangeError())).toEqual({ message: 'RangeError' });
    expect(describeFailure('<b>no</b>').message).toBe('The example stopped: <b>no</b>');
  });
});

describe('failureOnYourMap', () => {
  test('names the likely reason, which is what the map does not have', () => {
    const { message } = failureOnYourMap({ message: 'floor is undefined' });
    expect(message).toContain('your map does not have');
    expect(message).toContain('Choose the demo venue');
    expect(message).toMatch(/floor is undefined$/);
  });

  test('repeats failures of the map itself, with their remedy', () => {
    const failure = { message: 'No venue.', remedy: 'Open it again.', code: 'venue-not-found' };
    expect(failureOnYourMap(failure).message).toBe('No venue. Open it again.');
  });
});

describe('Engagement', () => {
  const none = { ctrlKey: false, metaKey: false };

  test('leaves the wheel to the page until the user interacts with the map', () => {
    const changes: boolean[] = [];
    const engagement = new Engagement((isEngaged) => changes.push(isEngaged));
    expect(engagement.takesWheel(none)).toBe(false);
    engagement.set(true);
    engagement.set(true);
    expect(engagement.takesWheel(none)).toBe(true);
    engagement.set(false);
    expect(engagement.takesWheel(none)).toBe(false);
    expect(changes).toEqual([true, false]);
  });

  test('zooms the map with the wheel while Ctrl or Command is held', () => {
    const engagement = new Engagement(() => {});
    expect(engagement.takesWheel({ ...none, ctrlKey: true })).toBe(true);
    expect(engagement.takesWheel({ ...none, metaKey: true })).toBe(true);
  });
});
