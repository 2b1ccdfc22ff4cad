import { expect, it } from 'vitest';
import { replacedLibraries } from './replacedLibraries.ts';

it('replaces the highlighter with nothing, and tslib with its one helper', () => {
  expect(replacedLibraries()).toEqual({
    'prism-react-renderer': false,
    tslib: expect.stringMatching(/importDefault\.ts$/) as string,
  });
});
