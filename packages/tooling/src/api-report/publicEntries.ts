import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPackages } from '../build-steps/publicPackages.ts';

/** A public entry of a package. */
export interface PublicEntry {
  /** Import specifier, such as `@mezzanine/react-sdk/ui`. */
  readonly specifier: string;
  /** Folder of the package, relative to the repository. */
  readonly folder: string;
  /** Absolute path of its source. */
  readonly source: string;
  /** Path of its report, relative to the repository. */
  readonly report: string;
}

interface PackageJson {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Generated from the contract; `npm run types` compares the types with it. */
const generatedPackages: readonly string[] = ['packages/api-client'];

/** Every entry of the public packages that is code, not a stylesheet or a schema. */
export function publicEntries(root: string): readonly PublicEntry[] {
  const reported = publicPackages.filter((folder) => !generatedPackages.includes(folder));
  return reported.flatMap((folder) => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    const { name, exports } = JSON.parse(text) as PackageJson;
    return Object.entries(exports).flatMap(([entry, target]): PublicEntry[] => {
      if (typeof target === 'string') return [];
      const source = target['mezzanine-source'];
      // Entries without `default` are for this repository only: published packages contain no sources.
      if (source === undefined || target['default'] === undefined) return [];
      const fileName = entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-');
      return [
        {
          specifier: join(name, entry),
          folder,
          source: join(root, folder, source),
          report: join(folder, 'api-report', `${fileName}.md`),
        },
      ];
    });
  });
}
