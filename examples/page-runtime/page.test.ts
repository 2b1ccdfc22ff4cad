import { describe, expect, test } from 'vitest';
import { MezzanineError } from '@mezzanine/mezzanine-js';
import { describeFailure } from './describeFailure.ts';
import { Engagement } from './Engagement.ts';
import { readSettings } from './readSettings.ts';

describe('readSettings', () => {
  test.each([
    ['?theme=dark', 'dark'],
    ['?theme=light', 'light'],
    ['?theme=url(javascript:)', undefined],
    ['', undefined],
  ])('takes a theme it knows from %j', (search, theme) => {
    expect(readSettings(search, true).theme).toBe(theme);
  });

  test.each([
    ['?venue=airport&theme=dark', 'airport'],
    ['?venue=../mall', undefined],
    ['?venue=', undefined],
    ['', undefined],
  ])('takes a venue that may be one from %j', (search, venue) => {
    expect(readSettings(search, true).venue).toBe(venue);
  });

  test('has manners in a frame, unless the frame is the full page', () => {
    expect(readSettings('', true).hasManners).toBe(true);
    expect(readSettings('?full', true).hasManners).toBe(false);
    expect(readSettings('', false).hasManners).toBe(false);
  });
});

describe('describeFailure', () => {
  test('parts what happened from what to do', () => {
    const error = new MezzanineError('no-webgl', { given: 'There is no WebGL 2.' });
    expect(describeFailure(error)).toEqual({
      message: 'There is no WebGL 2.',
      remedy: error.remedy,
      code: 'no-webgl',
    });
  });

  test('has words for other errors and for things that are none', () => {
    expect(describeFailure(new TypeError('x is undefined'))).toEqual({ message: 'x is undefined' });
    expect(describeFailure(new RangeError())).toEqual({ message: 'RangeError' });
    expect(describeFailure('<b>no</b>').message).toBe('The example stopped: <b>no</b>');
  });
});

describe('Engagement', () => {
  const none = { ctrlKey: false, metaKey: false };

  test('leaves the wheel to the page until the reader turns to the map', () => {
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

  test('gives the map the wheel while Ctrl or Command is held', () => {
    const engagement = new Engagement(() => {});
    expect(engagement.takesWheel({ ...none, ctrlKey: true })).toBe(true);
    expect(engagement.takesWheel({ ...none, metaKey: true })).toBe(true);
  });
});
