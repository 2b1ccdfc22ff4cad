import { site } from '../../../site.config.ts';

/** `{product}` becomes the product's slug and `{Product}` its name: for ids, routes and labels. */
export function withProduct(text: string): string {
  return text.replaceAll('{product}', site.product.slug).replaceAll('{Product}', site.product.name);
}

/**
 * `%product%` becomes the product's slug and `%Product%` its name: for pages, where braces are code.
 */
export function fillProductText(text: string): string {
  return text.replaceAll('%product%', site.product.slug).replaceAll('%Product%', site.product.name);
}
