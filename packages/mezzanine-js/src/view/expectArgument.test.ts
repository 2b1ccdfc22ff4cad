import { describe, expect, it } from 'vitest';
import { expectCameraState, expectLimits, expectOffsets } from './camera/expectCamera.ts';
import { expectNumber, expectOneOf, expectOptions, expectType } from '../data/expectArgument.ts';
import { expectLabelOptions } from './expectLabelOptions.ts';

const INVALID = expect.objectContaining({ name: 'MezzanineError', code: 'invalid-argument' });
const LIMITS = {
  minZoom: 16,
  maxZoom: 22,
  minPitch: 0,
  maxPitch: 75,
  bounds: { minX: 0, minY: 0, maxX: 1, maxY: 1 },
};

describe('argument checks', () => {
  it('accept valid and missing values', () => {
    expectNumber('a', undefined);
    expectNumber('a', 3, [0, 3]);
    expectOneOf('a', 'x', ['x', 'y']);
    expectType('a', true, 'boolean');
    expectOptions('a', { b: 1 }, ['b']);
    expectCameraState('state', { center: { longitude: 1, latitude: 2 }, zoomLevel: 19 });
    expectLabelOptions('options', { priority: 2.5, icon: 'dot', fontSizePixels: 12 }, false);
  });

  it.each([
    [() => expectNumber('pitch', NaN), 'pitch is NaN. Expected a finite number.'],
    [() => expectNumber('pitch', '5', [0, 75]), 'pitch is "5". Expected a number from 0 to 75.'],
    [() => expectOneOf('icon', 'star', ['dot']), 'icon is "star". Expected one of "dot".'],
    [() => expectType('visible', 1, 'boolean'), 'visible is 1. Expected a boolean.'],
    [() => expectOptions('options', [], ['b']), 'options is an empty array.'],
    [() => expectOptions('options', { colour: 1 }, ['color']), 'unknown key "colour"'],
    [() => expectCameraState('state', undefined), 'state is undefined.'],
    [() => expectCameraState('state', { center: { longitude: 1 } as never }), 'longitude'],
    [() => expectLimits({}, { ...LIMITS, minZoom: 23 }), 'limits.minZoomLevel is 23.'],
    [() => expectLimits({}, { ...LIMITS, minPitch: 80 }), 'limits.minPitch is 80.'],
    [() => expectOffsets({ left: -1 }), 'offsets.left is -1.'],
    [() => expectLabelOptions('options', { priority: 'top' as never }, false), 'options.priority'],
    [() => expectLabelOptions('options', { text: 'x' }, false), 'unknown key "text"'],
    [() => expectLabelOptions('patch', { color: '#12' }, true), 'patch.color is "#12".'],
  ])('name the actual and the expected value', (check, message) => {
    expect(check).toThrow(INVALID);
    expect(check).toThrow(message);
  });
});
