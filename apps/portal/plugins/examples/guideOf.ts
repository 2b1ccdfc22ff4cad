import type { Example } from '@mezzanine/tooling/examples';
import { withProduct } from '../../config/productText.ts';
import type { PublishedRoutes } from '../../config/publishedRoutes.ts';

/** URL of an example's guide, if it is published. */
export function guideOf(
  { topic, group }: Pick<Example, 'topic' | 'group'>,
  routes: Pick<PublishedRoutes, 'has'>,
): { readonly guide?: string } {
  // File names say `product`, so that renaming the product moves no files.
  const { native, major } =
    /^(?:(?<native>react-native)|version)(?:-(?<major>\d))?(?:-apps)?$/.exec(group)?.groups ?? {};
  const latest = native === undefined ? '/web-sdk' : '/react-native-sdk';
  const folder = major === undefined ? latest : `${latest}/${major}.0`;
  const guide = `${folder}/${withProduct(topic.replace(/^product-/, '{product}-'))}`;
  return routes.has(guide) ? { guide } : {};
}
