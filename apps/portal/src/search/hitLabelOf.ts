import { hitLabels } from '../../config/hitLabels.ts';
import { withProduct } from '../../config/productText.ts';
import type { SearchHit } from './SearchHit.ts';

/** The SDK of a search hit, by its URL; undefined for pages of no SDK. */
export function hitLabelOf(url: string): string | undefined {
  const path = /^(?:https?:\/\/[^/]+)?\/(?<area>[^/?#]+)/.exec(url);
  return sdkLabel(path?.groups?.['area'] ?? '');
}

/** Formats a value of the index: `release-note` → `Release note`, `ios-sdk` → `iOS SDK`. */
export function filterLabel(value: string): string {
  const known = sdkLabel(value);
  if (known !== undefined) return known;
  const text = value.replaceAll('-', ' ').replace(/\b(?:sdk|api)\b/g, (word) => word.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Label of a hit: its SDK or part of the site, and its version if it has one. */
export function hitLabel(hit: SearchHit): string {
  const area = hitLabelOf(hit.url) ?? (hit.set === undefined ? '' : filterLabel(hit.set));
  const versions = typeof hit.version === 'string' ? hit.version.split(',') : (hit.version ?? []);
  const version = versions.find((name) => /^\d/.test(name)) ?? '';
  return [area, version].filter((part) => part !== '').join(' ');
}

function sdkLabel(area: string): string | undefined {
  const label = Object.hasOwn(hitLabels, area) ? hitLabels[area] : undefined;
  return label === undefined ? undefined : withProduct(label);
}
