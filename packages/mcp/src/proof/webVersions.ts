/** A version of the web SDK, and how programs import it. */
interface WebVersion {
  /** The only entry of the SDK that its programs import. */
  readonly entry: string;
  /** Declarations of the names that code blocks of its pages use without defining them. */
  readonly given: string;
}

const sdk = '@mezzanine/mezzanine-js';

/** The versions whose programs can be checked. */
export const webVersions = {
  '6.0': {
    entry: sdk,
    given: `declare const venue: import('${sdk}').Venue;\ndeclare const mapView: import('${sdk}').MapView;\n`,
  },
  '5.0': {
    entry: `${sdk}/v5`,
    given: `declare const venue: import('${sdk}/v5').Venue;\ndeclare const mapView: import('${sdk}/v5').MapView;\n`,
  },
  '4.0': { entry: `${sdk}/v4`, given: '' },
} as const satisfies Readonly<Record<string, WebVersion>>;

/** Versions of the web SDK, the latest first. */
export const webVersionNames = ['6.0', '5.0', '4.0'] as const;

/** Entries of the SDK that a program imports, although they are of another version. */
export function foreignEntries(
  program: string,
  version: keyof typeof webVersions,
): readonly string[] {
  const imported = program.slice(0, 50_000).matchAll(/(?:from|import) *['"]([^'"\n]{1,100})['"]/g);
  const entries = Object.values(webVersions).map(({ entry }) => entry as string);
  const own = webVersions[version].entry;
  return [...new Set([...imported].map(([, name = '']) => name))].filter(
    (name) => entries.includes(name) && name !== own,
  );
}
