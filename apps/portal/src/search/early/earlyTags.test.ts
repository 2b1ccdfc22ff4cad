import { expect, it } from 'vitest';
import { earlyTags } from './earlyTags.ts';

const latest = { default: 'current', 'web-sdk': '6.0', 'ios-sdk': '5.0' };

it('searches the version of the page, and the chosen or latest versions of other sets', () => {
  const chosenOf = (set: string) => (set === 'ios-sdk' ? '4.0' : null);
  expect(earlyTags(latest, 'docs-web-sdk-5.0', chosenOf)).toEqual([
    'default',
    'docs-default-current',
    'docs-web-sdk-5.0',
    'docs-ios-sdk-4.0',
  ]);
});

it('searches the latest versions from a page outside all sets', () => {
  expect(earlyTags(latest, '', () => null)).toEqual([
    'default',
    'docs-default-current',
    'docs-web-sdk-6.0',
    'docs-ios-sdk-5.0',
  ]);
});
