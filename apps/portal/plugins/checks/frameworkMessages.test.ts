import { expect, it } from 'vitest';
import { replacedModules } from './frameworkMessagesPlugin.ts';

it('replaces modules that exist in Docusaurus', () => {
  const aliases = { '@docusaurus/router': '/a.js', '@docusaurus/Head': '/b.js' };
  expect(Object.keys(replacedModules(aliases))).toEqual(Object.keys(aliases));
});

it('rejects a Docusaurus version without a replaced module', () => {
  expect(() => replacedModules({ '@docusaurus/router': '/a.js' })).toThrow('@docusaurus/Head');
  expect(() => replacedModules(undefined)).toThrow('@docusaurus/router');
});
