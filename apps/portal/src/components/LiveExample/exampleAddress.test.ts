import { expect, it } from 'vitest';
import { exampleAddress, fullPageOf } from './exampleAddress.ts';

it('leads to an example’s place in the playground', () => {
  expect(exampleAddress('labels/own-labels')).toEqual({
    href: '/playground/labels#own-labels',
    label: 'Open in playground',
  });
});

it.each(['venue-format/render-with-leaflet', 'version-5/camera', 'version-5-apps/kiosk'])(
  'leads to the own page of %s, which the playground does not have',
  (name) => {
    expect(exampleAddress(name)).toEqual(fullPageOf(name));
  },
);
