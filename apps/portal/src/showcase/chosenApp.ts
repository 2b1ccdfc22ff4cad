import type { ShowcaseItem } from '../../plugins/showcase/ShowcaseItem.ts';

/** Which app an address asks for. */
export type ChosenApp =
  | { readonly kind: 'all' }
  | { readonly kind: 'app'; readonly item: ShowcaseItem }
  | { readonly kind: 'unknown'; readonly name: string };

/**
 * The app that an address asks for by `?app=<name>`, or by `#<name>`, where search leads.
 *
 * @param search - query of the address
 * @param hash - its fragment; one that names no app is none of ours
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
