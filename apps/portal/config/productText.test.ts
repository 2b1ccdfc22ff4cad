import { expect, it } from 'vitest';
import { site } from '../../../site.config.ts';
import { fillProductText, withProduct } from './productText.ts';

it('[RT-07] takes name and slug from the site configuration', () => {
  expect(withProduct('{Product} at /{product}-web')).toBe(
    `${site.product.name} at /${site.product.slug}-web`,
  );
  expect(fillProductText('%Product%, %product%, {product}')).toBe(
    `${site.product.name}, ${site.product.slug}, {product}`,
  );
});
