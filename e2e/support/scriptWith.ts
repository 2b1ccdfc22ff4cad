import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The folder of the built portal. */
export const portalBuild = fileURLToPath(new URL('../../apps/portal/build/', import.meta.url));

/**
 * Path of the only script on the site that contains this text.
 *
 * @param build - folder of the built site
 * @throws Error if no script or several contain it
 */
export function scriptWith(text: string, build = portalBuild): string {
  const folder = path.join(build, 'assets/js');
  const found = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(text),
  );
  const [name] = found;
  if (name === undefined || found.length > 1) {
    throw new Error(`${found.length} scripts of ${build} contain ${text}; expected one.`);
  }
  return `/assets/js/${name}`;
}

/** Path of the script with a document's content, by the document's file. */
export function scriptOfDocument(file: string, build = portalBuild): string {
  return scriptWith(`"source":"@site/${file}"`, build);
}
