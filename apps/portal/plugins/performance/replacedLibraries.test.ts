import { expect, it } from 'vitest';
import { dependencyOf, replacedLibraries } from './replacedLibraries.ts';

it('replaces the highlighter by nothing, and tslib by its one helper', () => {
  expect(replacedLibraries()).toEqual({
    'prism-react-renderer': false,
    tslib: expect.stringMatching(/importDefault\.ts$/) as string,
  });
});

it('refuses a library that Docusaurus no longer depends on', () => {
  expect(dependencyOf('@docusaurus/utils-common', 'tslib')).toBe('tslib');
  expect(() => dependencyOf('@docusaurus/utils-common', 'prism-react-renderer')).toThrow(
    /does not depend on prism-react-renderer, so there is nothing to replace/,
  );
});
