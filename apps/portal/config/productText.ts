import { site } from '../../../site.config.ts';

/** Replaces `{product}` with the product's slug and `{Product}` with its name, in ids, routes, and labels. */
export function withProduct(text: string): string {
  return text.replaceAll('{product}', site.product.slug).replaceAll('{Product}', site.product.name);
}

/**
 * Replaces `%product%` with the product's slug and `%Product%` with its name, in pages, where braces
 * are code.
 */
export function fillProductText(text: string): string {
  return text.replaceAll('%product%', site.product.slug).replaceAll('%Product%', site.product.name);
}
