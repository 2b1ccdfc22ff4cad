import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The visual's description in `pbiviz.json`. */
interface VisualFacts {
  readonly guid: string;
  readonly displayName: string;
  readonly version: string;
}

/** The description in a package. */
export interface Description {
  readonly visual: VisualFacts & Readonly<Record<string, unknown>>;
  readonly author: Readonly<Record<string, string>>;
  readonly apiVersion: string;
  readonly assets: Readonly<Record<string, string>>;
  readonly capabilities: Readonly<Record<string, unknown>>;
}

/** Options of a package that differs from the one for download. */
export interface Variant {
  /** Whether it contains a venue, so that nothing is loaded. */
  readonly hasVenue: boolean;
  /** The only origin that venues may be loaded from. */
  readonly origin?: string;
}

/** Reads `pbiviz.json` and `capabilities.json`, with the web access that the variant needs. */
export async function readDescription(folder: string, variant: Variant): Promise<Description> {
  const facts = JSON.parse(await readFile(join(folder, 'pbiviz.json'), 'utf8')) as Omit<
    Description,
    'capabilities'
  >;
  const capabilities = JSON.parse(
    await readFile(join(folder, 'capabilities.json'), 'utf8'),
  ) as Description['capabilities'];
  const { visual, author, apiVersion, assets } = facts;
  const privileges = privilegesOf(variant) ?? capabilities['privileges'];
  return {
    visual,
    author,
    apiVersion,
    assets,
    capabilities: { ...capabilities, privileges },
  };
}

function privilegesOf({ hasVenue, origin }: Variant): readonly unknown[] | undefined {
  if (hasVenue) return [];
  if (origin === undefined) return undefined;
  const url = new URL(origin);
  if (url.protocol !== 'https:' || url.origin !== origin.replace(/\/$/, '')) {
    throw new Error(
      `--origin is ${JSON.stringify(origin)}; expected an origin such as https://maps.example.com.`,
    );
  }
  return [{ name: 'WebAccess', essential: true, parameters: [url.origin] }];
}
