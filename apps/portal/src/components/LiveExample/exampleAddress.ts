/** Where a link leads, and what it says. */
export interface ExampleLink {
  readonly href: string;
  readonly label: string;
}

/** Groups whose examples the playground does not list. */
const besidePlayground = /^(venue-format|version-\d[\w-]*)\//;

/** The example's own page, without anything around it. */
export function fullPageOf(name: string): ExampleLink {
  return { href: `/examples/${name}/?full`, label: 'Open full page' };
}

/**
 * Where a reader runs an example beside its whole source: its place in the playground, or its own
 * page where the playground does not have it.
 *
 * @param name - `<group>/<name>`
 */
export function exampleAddress(name: string): ExampleLink {
  if (besidePlayground.test(name)) return fullPageOf(name);
  return { href: `/playground/${name.replace('/', '#')}`, label: 'Open in playground' };
}

/** Id of an example's place on the page of all groups. */
export function playgroundAnchor(name: string): string {
  return name.replace('/', '-');
}
