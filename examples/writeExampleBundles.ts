import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readExamples, type Example } from '@mezzanine/tooling/examples';

/** Groups that the playground does not list: the format, React Native, and earlier versions. */
const besidePlayground = /^(venue-format$|react-native(-\d)?$|version-)/;
const picturesFolder = 'apps/portal/static';

/**
 * Writes the playground's examples, by group, for the server. The server sends them only to
 * signed-in users, so they are in no folder that it serves as files.
 *
 * @param target - relative to the root
 */
export async function writeExampleBundles(root: string, target: string): Promise<void> {
  const groups: Record<string, object[]> = {};
  for (const example of await readExamples(join(root, 'examples'))) {
    if (besidePlayground.test(example.group)) continue;
    (groups[example.group] ??= []).push(bundled(root, example));
  }
  await mkdir(dirname(join(root, target)), { recursive: true });
  await writeFile(join(root, target), JSON.stringify({ version: 1, groups }));
}

function bundled(root: string, example: Example): object {
  const { name, title, description, venue, notes, file, source } = example;
  const [light, dark] = ['light', 'dark'].map((mode) => `/img/examples/${name}-${mode}.webp`);
  const hasPicture = [light, dark].every((path) =>
    existsSync(join(root, picturesFolder, path ?? '')),
  );
  return {
    name,
    title,
    description,
    venue,
    notes,
    file,
    source,
    ...(hasPicture ? { poster: { light, dark } } : {}),
  };
}
