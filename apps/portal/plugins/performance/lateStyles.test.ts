import path from 'node:path';
import { expect, it } from 'vitest';
import { lateStyles } from './lateStyles.ts';

const siteDir = path.resolve(__dirname, '../..');

it('keeps the styles of the search dialog out of the global stylesheet', () => {
  const { test } = lateStyles(siteDir, { styles: {} }).styles;
  const moduleAt = (file: string) => ({ nameForCondition: () => path.join(siteDir, 'src', file) });
  expect(test(moduleAt('search/searchModal.css'))).toBe(false);
  expect(test(moduleAt('css/site.css'))).toBe(true);
  expect(test({})).toBe(true);
});

it('rejects missing files, and a bundler that does not emit one stylesheet', () => {
  expect(() => lateStyles('/nowhere', { styles: {} })).toThrow(/searchModal\.css.* does not exist/);
  expect(() => lateStyles(siteDir, { common: {} })).toThrow(
    /splits common; expected a group named/,
  );
});
