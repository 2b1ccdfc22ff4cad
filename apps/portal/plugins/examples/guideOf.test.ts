import { expect, it } from 'vitest';
import { guideOf } from './guideOf.ts';

const routes = new Set([
  '/web-sdk/markers',
  '/web-sdk/5.0/markers',
  '/web-sdk/4.0/markers',
  '/react-native-sdk/markers',
  '/react-native-sdk/4.0/markers',
]);

it.each([
  ['markers', '/web-sdk/markers'],
  ['version-5-apps', '/web-sdk/5.0/markers'],
  ['version-4', '/web-sdk/4.0/markers'],
  ['react-native', '/react-native-sdk/markers'],
  ['react-native-4', '/react-native-sdk/4.0/markers'],
])('an example of %s belongs to %s', (group, guide) => {
  expect(guideOf({ topic: 'markers', group }, routes)).toEqual({ guide });
});

it('an example has no guide if its page is not published', () => {
  expect(guideOf({ topic: 'search', group: 'react-native-4' }, routes)).toEqual({});
});
