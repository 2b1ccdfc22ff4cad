import { expect, it } from 'vitest';
import { exampleAddress, fullPageOf } from './exampleAddress.ts';

it('links to an example in the playground', () => {
  expect(exampleAddress('labels/own-labels')).toEqual({
    href: '/playground/labels#own-labels',
    label: 'Open in playground',
  });
});

it.each(['venue-format/render-with-leaflet', 'version-5/camera', 'version-5-apps/kiosk'])(
  'links to the page of %s, which the playground does not have',
  (name) => {
    expect(exampleAddress(name)).toEqual(fullPageOf(name));
  },
);
