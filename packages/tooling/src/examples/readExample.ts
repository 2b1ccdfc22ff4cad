import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Names a program may have; `App.tsx` is the root component of a React Native app. */
const programFiles = ['main.ts', 'main.tsx', 'App.tsx'] as const;

/** Name of a program file. */
export type ProgramFile = (typeof programFiles)[number];

/** An example. */
export interface Example {
  /** `<group>/<name>`, as in the names of its folder and its page. */
  readonly name: string;
  readonly title: string;
  /** One sentence about what the map shows. */
  readonly description: string;
  /** Slug of the documentation page it belongs to. */
  readonly topic: string;
  /** Slug of its group in the playground; `venue-format` is not in it. */
  readonly group: string;
  /** Position in its group, from 1, simplest first. */
  readonly order: number;
  /** Id of its demo venue; `?venue=` overrides it. */
  readonly venue: string;
  /** Remarks about the code, in order; one line of Markdown each. */
  readonly notes: readonly string[];
  /** Name of the program file. */
  readonly file: ProgramFile;
  /** The program without region markers. */
  readonly source: string;
  /** Parts that guides quote, by region name. */
  readonly regions: Readonly<Record<string, string>>;
}

const fieldNames = ['title', 'description', 'topic', 'group', 'order', 'venue'] as const;

/** Fields of the front matter. */
type Fields = Pick<Example, (typeof fieldNames)[number]>;

// Between elements, a comment is `{/* … */}`.
const regionStart = /^\s*(?:\/\/|\{\/\*) #region (?<name>[a-z][a-z0-9-]*)(?: \*\/\})?$/;
const regionEnd = /^\s*(?:\/\/ #endregion|\{\/\* #endregion \*\/\})$/;

/** Sorted names (`<group>/<name>`) of the folders that contain a program. */
export async function listExamples(folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (const group of await foldersIn(folder)) {
    for (const name of await foldersIn(path.join(folder, group))) {
      if (await findProgram(folder, `${group}/${name}`)) names.push(`${group}/${name}`);
    }
  }
  return names.sort();
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !['dist', 'node_modules'].includes(entry.name))
    .map(({ name }) => name);
}

/**
 * Reads every example.
 *
 * @param folder - folder of all groups
 * @returns sorted by group and position
 */
export async function readExamples(folder: string): Promise<readonly Example[]> {
  const names = await listExamples(folder);
  const examples = await Promise.all(names.map((name) => readExample(folder, name)));
  return examples.sort((a, b) => a.group.localeCompare(b.group) || a.order - b.order);
}

/**
 * Reads an example's README and program.
 *
 * @param folder - folder of all groups
 * @param name - name of the example
 * @throws Error with the file and what is missing
 */
export async function readExample(folder: string, name: string): Promise<Example> {
  const readme = await readFile(path.join(folder, name, 'README.md'), 'utf8');
  const file = await findProgram(folder, name);
  if (!file) throw new Error(`examples/${name} has no ${programFiles.join(' or ')}. Add one.`);
  const program = await readFile(path.join(folder, name, file), 'utf8');
  const { fields, notes } = parseReadme(readme, `examples/${name}/README.md`);
  const [group = ''] = name.split('/');
  if (fields.group !== group) {
    throw new Error(
      `examples/${name}/README.md: the group is "${fields.group}", but the folder is "${group}". ` +
        'Change one of them.',
    );
  }
  return { name, ...fields, notes, file, ...splitRegions(program, `examples/${name}/${file}`) };
}

async function findProgram(folder: string, name: string): Promise<ProgramFile | undefined> {
  const files = await readdir(path.join(folder, name));
  return programFiles.find((file) => files.includes(file));
}

/**
 * Parses the front matter and numbered notes of an example's README.
 *
 * @throws Error if a field is missing, or there are not two to four notes
 */
export function parseReadme(text: string, file: string): { fields: Fields; notes: string[] } {
  const { values, body } = readFrontMatter(text);
  const missing = fieldNames.filter((name) => !values.get(name));
  if (missing.length > 0) {
    throw new Error(`${file}: the front matter has no ${missing.join(', ')}. Add it.`);
  }
  const order = Number(values.get('order'));
  if (!(Number.isInteger(order) && order >= 1)) {
    throw new Error(
      `${file}: the order is "${values.get('order')}". Write its position in the group: 1, 2, …`,
    );
  }
  const texts = Object.fromEntries(fieldNames.map((name) => [name, values.get(name) ?? '']));
  const fields = { ...(texts as Omit<Fields, 'order'>), order };
  const notes = body
    .split(/^\d+\. /m)
    .slice(1)
    .map((note) => note.replace(/\s+/g, ' ').trim());
  if (notes.length < 2 || notes.length > 4) {
    throw new Error(`${file}: there are ${notes.length} numbered notes. Write two to four.`);
  }
  return { fields, notes };
}

/** Splits a README into fields of the front matter and text. */
export function readFrontMatter(text: string): {
  readonly values: ReadonlyMap<string, string>;
  readonly body: string;
} {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const values = new Map(
    head.split('\n').map((line) => {
      const [key = '', ...rest] = line.split(':');
      return [key.trim(), rest.join(':').trim()] as const;
    }),
  );
  return { values, body };
}

/**
 * Removes the region markers from a program, and collects the regions, which can be nested.
 *
 * @throws Error if a region is opened twice or not closed
 */
export function splitRegions(program: string, file: string): Pick<Example, 'source' | 'regions'> {
  const kept: string[] = [];
  const open: { readonly name: string; readonly lines: string[] }[] = [];
  const regions = new Map<string, string>();
  for (const line of program.trimEnd().split('\n')) {
    const name = regionStart.exec(line)?.groups?.['name'];
    if (name !== undefined) {
      if (regions.has(name) || open.some((region) => region.name === name)) {
        throw new Error(`${file}: the region "${name}" is opened twice. Rename one.`);
      }
      open.push({ name, lines: [] });
    } else if (regionEnd.test(line)) {
      const region = open.pop();
      if (!region) throw new Error(`${file}: #endregion without a #region. Remove it.`);
      regions.set(region.name, outdent(region.lines));
    } else {
      kept.push(line);
      for (const region of open) region.lines.push(line);
    }
  }
  if (open[0]) throw new Error(`${file}: the region "${open[0].name}" is not closed. Close it.`);
  return { source: `${kept.join('\n')}\n`, regions: Object.fromEntries(regions) };
}

function outdent(lines: readonly string[]): string {
  const widths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const width = Math.min(...widths);
  return `${lines
    .map((line) => line.slice(width))
    .join('\n')
    .trim()}\n`;
}
