/** A link and its label. */
export interface ExampleLink {
  readonly href: string;
  readonly label: string;
}

/** Groups that the playground does not contain. */
const besidePlayground = /^(venue-format|react-native(-\d)?|version-\d[\w-]*)\//;

/** The page that shows only the example. */
export function fullPageOf(name: string): ExampleLink {
  return { href: `/examples/${name}/?full`, label: 'Open full page' };
}

/**
 * Returns where users run an example next to its complete source: in the playground, or on the
 * example's own page if the playground lacks it.
 *
 * @param name - `<group>/<name>`
 */
export function exampleAddress(name: string): ExampleLink {
  if (besidePlayground.test(name)) return fullPageOf(name);
  return { href: `/playground/${name.replace('/', '#')}`, label: 'Open in playground' };
}

/** Id of an example on the page of all groups. */
export function playgroundAnchor(name: string): string {
  return name.replace('/', '-');
}

/**
 * Whether an example is a phone app, and is therefore shown in the shape of a phone.
 *
 * @param name - `<group>/<name>`
 */
export function isPhoneApp(name: string): boolean {
  return /^react-native(-\d)?\//.test(name);
}
