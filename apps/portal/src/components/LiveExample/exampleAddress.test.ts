import { expect, it } from 'vitest';
import { exampleAddress, fullPageOf, isPhoneApp } from './exampleAddress.ts';

it('links to an example in the playground', () => {
  expect(exampleAddress('labels/own-labels')).toEqual({
    href: '/playground/labels#own-labels',
    label: 'Open in playground',
  });
});

it.each([
  'venue-format/render-with-leaflet',
  'react-native/markers',
  'react-native-4/markers',
  'version-5/camera',
  'version-5-apps/kiosk',
])('links to the page of %s, which the playground does not have', (name) => {
  expect(exampleAddress(name)).toEqual(fullPageOf(name));
});

it('recognizes apps for phones, which are shown in the shape of one', () => {
  expect(isPhoneApp('react-native/markers')).toBe(true);
  expect(isPhoneApp('react-native-4/markers')).toBe(true);
  expect(isPhoneApp('markers/place-a-marker')).toBe(false);
});
