import type { Config } from '@docusaurus/types';
import { lastChanges } from './lastChanges.ts';

const sinceAll = { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true };

/**
 * Enables the flags of the next major version of Docusaurus that this version supports; Docusaurus rejects
 * unknown flags. New storage keys stay off, because the specification defines the keys. Remove the
 * branch for versions before 3.10 when none of them is in use.
 *
 * @param version - version of Docusaurus, such as 3.10.2
 */
export function futureFlags(version: string): NonNullable<Config['future']> {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 3 && minor < 10) return { experimental_faster: true, v4: sinceAll } as object;
  return {
    faster: true,
    experimental_vcs: lastChanges(),
    v4: {
      ...sinceAll,
      mdx1CompatDisabledByDefault: true,
      fasterByDefault: true,
      siteStorageNamespacing: false,
    },
  };
}
