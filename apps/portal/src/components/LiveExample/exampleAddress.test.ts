import { expect, it } from 'vitest';
import { exampleAddress, fullPageOf } from './exampleAddress.ts';

it('leads to an example’s place in the playground', () => {
  expect(exampleAddress('labels/own-labels')).toEqual({
    href: '/playground/labels#own-labels',
    label: 'Open in playground',
  });
});

it('leads to the own page of an example that the playground does not have', () => {
  const name = 'venue-format/render-with-leaflet';
  expect(exampleAddress(name)).toEqual(fullPageOf(name));
});
