import { expect, it } from 'vitest';
import {
  propertiesOfRoot,
  propertiesReached,
  withoutUnusedProperties,
} from './unusedProperties.ts';

it('counts what a rule reads, and what that is made of', () => {
  const styles = ':root{--a:1px;--b:calc(var(--a)*2);--c:var(--b);--d:var(--c)} p{margin:var(--b)}';
  expect([...propertiesReached(styles, '')].sort()).toEqual(['--a', '--b']);
});

it('counts what another source reads', () => {
  expect(propertiesReached(':root{--a:1px}', "style={{ width: 'var(--a)' }}").has('--a')).toBe(
    true,
  );
});

it('takes properties out of the theme’s stylesheet only', () => {
  const removed: string[] = [];
  const { Declaration } = withoutUnusedProperties(new URL('../../..', import.meta.url).pathname);
  const offer = (prop: string, file: string, selector = '.menu'): void => {
    const remove = (): number => removed.push(prop);
    Declaration({ prop, parent: { selector }, source: { input: { file } }, remove });
  };
  offer('--ifm-nobody-reads-this', '/node_modules/infima/default.css');
  offer('--ifm-nobody-reads-this-either', '/src/css/tokens.css');
  offer('--ifm-color-primary', '/node_modules/infima/default.css');
  expect(removed).toEqual(['--ifm-nobody-reads-this']);
  offer('--ifm-color-primary', '/node_modules/infima/default.css', ':root');
  offer('--ifm-color-primary', '/src/css/tokens.css', ':root');
  expect(removed).toEqual(['--ifm-nobody-reads-this', '--ifm-color-primary']);
});

it('knows what a stylesheet sets for every page, and not what for a theme', () => {
  const styles =
    "/* The look. */ :root { --a: 1px; } @media screen { :root[data-theme='dark'] { --b: 2px; } }";
  expect([...propertiesOfRoot(styles)]).toEqual(['--a']);
});
