import { unzipSync } from 'fflate';
import { load } from 'cheerio';
import type { BuiltModule } from './mavenRepository.ts';

/**
 * Checks what Android's tools reject only when someone builds an app with several modules.
 *
 * @throws Error if two modules contain the same file path, or two AARs have the same namespace
 */
export function checkModules(modules: readonly BuiltModule[]): void {
  const owners = new Map<string, string>();
  const claim = (thing: string, { description }: BuiltModule) => {
    const other = owners.get(thing);
    if (other !== undefined) {
      throw new Error(
        `${other} and ${description.artifact} both have ${thing}. An app with both cannot be built.`,
      );
    }
    owners.set(thing, description.artifact);
  };
  for (const module of modules) {
    for (const path of pathsOf(module)) claim(path, module);
    if (module.kind === 'aar') claim(`the namespace ${namespaceOf(module)}`, module);
  }
}

/** The files that end up in an app. */
function pathsOf({ kind, library }: BuiltModule): readonly string[] {
  const files = unzipSync(library);
  if (kind === 'jar') return mergedPaths(files);
  const classes = files['classes.jar'];
  if (classes === undefined) throw new Error('An AAR has no classes.jar.');
  return [
    ...mergedPaths(unzipSync(classes)),
    ...Object.keys(files).filter((path) => path.startsWith('assets/')),
  ];
}

/** Omits manifests, as tools do. */
function mergedPaths(files: Readonly<Record<string, Uint8Array>>): readonly string[] {
  return Object.keys(files).filter((path) => path !== 'META-INF/MANIFEST.MF');
}

function namespaceOf({ description, library }: BuiltModule): string {
  const manifest = unzipSync(library)['AndroidManifest.xml'];
  const namespace = load(Buffer.from(manifest ?? []), { xml: true })('manifest').attr('package');
  if (namespace !== undefined && namespace !== '') return namespace;
  throw new Error(
    `AndroidManifest.xml of ${description.artifact} has no package. Android needs it as the namespace.`,
  );
}
