import { parseViewerLink } from '@mezzanine/bridge';
import { htmlUnescape } from 'escape-goat';
import { expect, it } from 'vitest';
import { stateOf } from '../state/AppState.ts';
import { elementCode, frameCode } from './embedCode.ts';
import { shareAddress } from './shareAddress.ts';

const viewer = 'https://maps.example/viewer/';
const link = { venue: 'mall', location: ['a&b', 'x+y'], accessible: true } as const;

it('writes a frame with the same state, in embed mode', () => {
  const code = frameCode(link, viewer, 'Map of "Mall" <1>');
  const source = htmlUnescape(/src="([^"]*)"/.exec(code)?.[1] ?? '');
  expect(parseViewerLink(source)).toEqual({ link: { ...link, mode: 'embed' }, faults: [] });
  expect(code).toContain('title="Map of &quot;Mall&quot; &lt;1&gt;"');
  expect(code).toMatch(/loading="lazy"/);
  expect(code).not.toContain('<1>');
});

it('writes the element with the script of the same server', () => {
  const code = elementCode({ venue: '"><script>', accessible: true }, viewer, 'Map');
  expect(code).toContain('src="https://maps.example/viewer/mezzanine-map.js"');
  expect(code).toContain('venue="&quot;&gt;&lt;script&gt;"');
  expect(code).toMatch(/\n {2}accessible\n/);
});

it('shares the visible state, without what concerns only this screen', () => {
  const opened = {
    venue: 'mall',
    mode: 'kiosk',
    idleSeconds: 30,
    hostOrigin: 'https://shop.example',
    color: '#0f766e',
    youAreHere: { latitude: 1, longitude: 2 },
  } as const;
  const state = { ...stateOf(opened), view: 'directions', location: ['cafe'] } as const;
  const { link: shared, faults } = parseViewerLink(shareAddress(state, opened, viewer));
  expect(faults).toEqual([]);
  expect(shared).toEqual({
    venue: 'mall',
    view: 'directions',
    location: ['cafe'],
    color: '#0f766e',
    youAreHere: { latitude: 1, longitude: 2 },
  });
});
