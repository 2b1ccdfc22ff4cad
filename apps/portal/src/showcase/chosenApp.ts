import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';

/** The app in a URL. */
export type ChosenApp =
  | { readonly kind: 'all' }
  | { readonly kind: 'app'; readonly item: ShowcaseItem }
  | { readonly kind: 'unknown'; readonly name: string };

/**
 * Finds the app in a URL: by `?app=<name>`, or by `#<name>`, which search results use.
 *
 * @param search - query of the URL
 * @param hash - fragment of the URL; unknown names are ignored
 */
export function chosenApp(
  { search, hash }: { readonly search: string; readonly hash: string },
  items: readonly ShowcaseItem[],
): ChosenApp {
  const find = (name: string) => items.find((item) => item.name === name);
  const asked = new URLSearchParams(search).get('app') ?? '';
  const item = find(asked) ?? (asked === '' ? find(hash.slice(1)) : undefined);
  if (item !== undefined) return { kind: 'app', item };
  return asked === '' ? { kind: 'all' } : { kind: 'unknown', name: asked.slice(0, 60) };
}
