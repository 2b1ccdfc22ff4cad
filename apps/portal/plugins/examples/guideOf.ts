import type { Example } from '@mezzanine/tooling/examples';
import { withProduct } from '../../config/productText.ts';
import type { PublishedRoutes } from '../../config/publishedRoutes.ts';

/** The address of an example's guide, while it is published. */
export function guideOf(
  { topic }: Pick<Example, 'topic'>,
  routes: PublishedRoutes,
): { readonly guide?: string } {
  // Files are called `product`, so that a new name of the product moves none.
  const guide = `/web-sdk/${withProduct(topic.replace(/^product-/, '{product}-'))}`;
  return routes.has(guide) ? { guide } : {};
}
