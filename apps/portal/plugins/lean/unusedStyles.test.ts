import { expect, it } from 'vitest';
import { isUnusedClass, withoutUnusedStyles, type StyleRule } from './unusedStyles.ts';

/** Selectors that are left of a rule; none when it is gone. */
function leftOf(selectors: readonly string[], file = '/node_modules/infima/default.css') {
  let left = [...selectors];
  const rule: StyleRule = {
    source: { input: { file } },
    get selectors() {
      return left;
    },
    set selectors(value) {
      left = value;
    },
    remove() {
      left = [];
    },
  };
  withoutUnusedStyles.Rule(rule);
  return left;
}

it('takes out of the theme’s stylesheet what needs a class that no page has', () => {
  expect(leftOf(['.pills__item', '.button.button--danger:hover'])).toEqual([]);
  expect(leftOf(['.avatar', '.avatar__photo', '.card'])).toEqual([]);
  expect(leftOf(['.menu__link', '.pills__item'])).toEqual(['.menu__link']);
});

it('keeps what applies without such a class, and what is ours', () => {
  expect(leftOf(['.navbar', '.menu:not(.pills)'])).toEqual(['.navbar', '.menu:not(.pills)']);
  expect(leftOf(['.pills'], '/src/css/base.css')).toEqual(['.pills']);
});

it.each(['pagination-nav__link', 'navbar__item', 'text--truncate', 'margin-top--md', 'col--6'])(
  'knows that pages have %s',
  (name) => {
    expect(isUnusedClass(name)).toBe(false);
  },
);
