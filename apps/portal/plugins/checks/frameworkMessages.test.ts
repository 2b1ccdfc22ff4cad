import { expect, it } from 'vitest';
import { replacedModules } from './frameworkMessagesPlugin.ts';

it('replaces modules that Docusaurus has', () => {
  const aliases = { '@docusaurus/router': '/a.js', '@docusaurus/Head': '/b.js' };
  expect(Object.keys(replacedModules(aliases))).toEqual(Object.keys(aliases));
});

it('refuses a Docusaurus without a module that is replaced', () => {
  expect(() => replacedModules({ '@docusaurus/router': '/a.js' })).toThrow('@docusaurus/Head');
  expect(() => replacedModules(undefined)).toThrow('@docusaurus/router');
});
