import type { Example } from '@mezzanine/tooling/examples';
import { withProduct } from '../../config/productText.ts';
import type { PublishedRoutes } from '../../config/publishedRoutes.ts';

/** The address of an example's guide, while it is published. */
export function guideOf(
  { topic, group }: Pick<Example, 'topic' | 'group'>,
  routes: PublishedRoutes,
): { readonly guide?: string } {
  // Files are called `product`, so that a new name of the product moves none.
  const version = /^version-(?<major>\d)(?:-apps)?$/.exec(group)?.groups?.['major'];
  const folder = version === undefined ? '/web-sdk' : `/web-sdk/${version}.0`;
  const guide = `${folder}/${withProduct(topic.replace(/^product-/, '{product}-'))}`;
  return routes.has(guide) ? { guide } : {};
}
