import { parseViewerLink, writeViewerLink, type ViewerLink } from '@mezzanine/bridge';
import { expect, it } from 'vitest';
import { configurationSchema } from './configurationSchema.ts';
import { linkOfConfiguration } from './linkOfConfiguration.ts';
import { readConfiguration, type Configuration } from './readConfiguration.ts';

/** A link with every parameter. */
const link: Required<Omit<ViewerLink, 'hostOrigin'>> = {
  venue: 'mall',
  view: 'directions',
  floor: 'f_1',
  location: ['a', 'b'],
  departure: ['c'],
  stops: ['d'],
  accessible: true,
  language: 'pt-BR',
  youAreHere: { latitude: 1.5, longitude: -2.5, floor: 'f_1' },
  heading: 210,
  camera: { center: { latitude: 1, longitude: 2 }, zoom: 18, bearing: 30, pitch: 40 },
  search: 'tea',
  category: 'cafés',
  mode: 'kiosk',
  theme: 'dark',
  color: '#0f766e',
  stacked: true,
  outdoors: true,
  idleSeconds: 90,
  access: 'signed',
};

it('converts all link parameters in both directions, and each value is valid', () => {
  const configuration = link as Configuration;
  expect(linkOfConfiguration(configuration)).toEqual(link);
  expect(readConfiguration(configuration)).toEqual({ configuration, faults: [] });
  const address = writeViewerLink(link, 'https://maps.example/viewer/');
  expect(parseViewerLink(address)).toEqual({ link, faults: [] });
});

it('applies the same limits as the link parameters', () => {
  const { idleSeconds, camera } = configurationSchema.properties;
  for (const seconds of [idleSeconds.minimum, idleSeconds.maximum]) {
    const address = writeViewerLink({ ...link, idleSeconds: seconds }, 'https://maps.example/');
    expect(parseViewerLink(address).faults).toEqual([]);
  }
  const { zoom, bearing, pitch } = camera.properties;
  for (const end of ['minimum', 'maximum'] as const) {
    const extreme = { zoom: zoom[end], bearing: bearing[end], pitch: pitch[end] };
    const address = writeViewerLink({ ...link, camera: extreme }, 'https://maps.example/');
    expect(parseViewerLink(address)).toEqual({ link: { ...link, camera: extreme }, faults: [] });
  }
});
