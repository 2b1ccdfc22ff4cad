import { checkContent, describe } from './reading-checks/checkContent.ts';
import { MvfError } from './MvfError.ts';
import { type Manifest, manifestFile } from './record-types/manifest.ts';

/** The format version that is written. */
export const formatVersion = '2.0.0';

/** Validates `manifest.geojson`, its version first, so that a newer file is reported as such. */
export function parseManifest(content: unknown): Manifest {
  const file = 'manifest.geojson';
  const version = versionOf(content);
  if (version !== undefined && !/^2\.\d+(?:\.\d+)?$/.test(version)) {
    const pointer = '/features/0/properties/version';
    throw new MvfError(
      'unsupported-version',
      `${file}: ${pointer} is ${describe(version)}; expected version 2, such as "${formatVersion}". Export the venue in version 2, or read it with a package that supports its version.`,
      { file, pointer },
    );
  }
  const [feature] = checkContent(manifestFile, content, file).features;
  if (feature === undefined) throw new TypeError('The schema requires a feature in the manifest.');
  const { details, ...rest } = feature.properties;
  // The list of files is regenerated on every write.
  delete rest.folder_struct;
  const { externalId, ...otherDetails } = details ?? {};
  return {
    ...rest,
    center: feature.geometry.coordinates,
    ...(externalId !== undefined && { externalId }),
    ...(Object.keys(otherDetails).length > 0 && { details: otherDetails }),
  };
}

interface LooseManifest {
  readonly features?: readonly { readonly properties?: { readonly version?: unknown } }[];
}

function versionOf(content: unknown): string | undefined {
  const version = (content as LooseManifest | null)?.features?.[0]?.properties?.version;
  return typeof version === 'string' ? version : undefined;
}
