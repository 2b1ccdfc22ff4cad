import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A folder in the open Agent Skills format: instructions for coding assistants. */
export interface Skill {
  /** Name of its folder. */
  readonly folder: string;
  /** Fields of the front matter, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Texts by path in the folder, with `/`; `SKILL.md` is first, then the others by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** The file with the instructions. */
export const mainFile = 'SKILL.md';

/**
 * Reads the skills of the repository, by name.
 *
 * @param root - root folder of the repository
 * @throws if a folder has no `SKILL.md`, or that file has no front matter
 */
export async function readSkills(root: string): Promise<readonly Skill[]> {
  const folders = await readdir(path.join(root, 'skills'), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(names.sort().map((name) => readSkill(path.join(root, 'skills', name), name)));
}

async function readSkill(at: string, folder: string): Promise<Skill> {
  const entries = await readdir(at, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(at, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort((a, b) => Number(b === mainFile) - Number(a === mainFile) || (a < b ? -1 : 1));
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(at, name), 'utf8')] as const),
    ),
  );
  return skillOf(folder, files);
}

/**
 * A skill from its files.
 *
 * @throws if there is no `SKILL.md` that starts with front matter
 */
export function skillOf(folder: string, files: ReadonlyMap<string, string>): Skill {
  const head = /^---\n(?<lines>.*?)\n---\n/s.exec(files.get(mainFile) ?? '')?.groups?.['lines'];
  if (head === undefined) {
    throw new Error(
      `skills/${folder} has no ${mainFile} with front matter. Add the file, and start it with --- ` +
        'and the lines "name:" and "description:".',
    );
  }
  const fields = head.split('\n').map((line): [string, string] => {
    const [, name, value] = /^(\w[\w-]*): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) return [name, value];
    throw new Error(
      `skills/${folder}/${mainFile} has the front matter line "${line}". Expected "name: value", ` +
        'on one line.',
    );
  });
  return { folder, fields: Object.fromEntries(fields), files };
}
