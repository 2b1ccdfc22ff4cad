import type { Location } from '../../headless.ts';

/** The text of a location in the language of its venue, under the names of version 5. */
export function textsOf(location: Location) {
  const { name, shortName, description, tags, website } = location;
  const links = location.links.map(({ label, url }) => ({ name: label, url }));
  const social = Object.fromEntries([
    ...location.social.map(({ label, url }) => [label, url]),
    ...(website ? [['website', website.url]] : []),
  ]) as Record<string, string>;
  return { name, shortName, description, tags, links, social };
}
