import { hitLabels } from '../../config/hitLabels.ts';
import { withProduct } from '../../config/productText.ts';

/** The SDK area of a search hit, told from its address; undefined for pages of no SDK. */
export function hitLabelOf(url: string): string | undefined {
  const path = /^(?:https?:\/\/[^/]+)?\/(?<area>[^/?#]+)/.exec(url);
  const label = hitLabels[path?.groups?.['area'] ?? ''];
  return label === undefined ? undefined : withProduct(label);
}
