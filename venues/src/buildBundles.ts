import { writeMvf, writeMvfV1 } from '@mezzanine/mvf';
import { buildVenue } from './buildVenue.ts';
import type { VenueDesign } from './VenueDesign.ts';

/** A demo venue and its entry in the list of venues. */
export interface DemoVenue {
  readonly design: VenueDesign;
  /** Its description, in one sentence. */
  readonly description: string;
  readonly city: string;
}

/** A venue in one version of the format. */
interface CatalogBundle {
  /** Version of the format, such as `2.0.0`. */
  readonly formatVersion: string;
  readonly bytes: number;
  /** File name next to the list. */
  readonly file: string;
}

/** A venue's entry in the list of venues (`venues.json`). */
interface CatalogEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly city: string;
  readonly updatedAt: string;
  /** Newest version of the format first. */
  readonly bundles: readonly CatalogBundle[];
}

/** A venue's entry in the list, and its files by name. */
export interface BuiltBundles {
  readonly entry: CatalogEntry;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Builds a venue in both versions of the format. The same design produces the same bytes. */
export function buildBundles({ design, description, city }: DemoVenue): BuiltBundles {
  const { id, name, time } = design;
  const venue = buildVenue(design);
  const versions = [
    { formatVersion: '2.0.0', file: `${id}.mvf.zip`, content: writeMvf(venue) },
    { formatVersion: '1.0.0', file: `${id}.v1.mvf.zip`, content: writeMvfV1(venue).bytes },
  ];
  const bundles = versions.map(({ formatVersion, file, content }) => ({
    formatVersion,
    bytes: content.byteLength,
    file,
  }));
  return {
    entry: { id, name, description, city, updatedAt: time, bundles },
    files: new Map(versions.map(({ file, content }) => [file, content])),
  };
}
