/** Exports under one comment of an `index.ts`. */
export interface ExportGroup {
  /** The comment: `Camera`. */
  readonly name: string;
  /** Names of the exports; those from one file are adjacent. */
  readonly names: readonly string[];
}

const line = /^\/\/ (?<group>.+)$|^export (?:type )?\{(?<names>[^}]*)\} from '(?<file>[^']+)'/gm;

/** A group by kind, not topic: its exports join the topic of their file. */
const kindGroup = 'Types';

/**
 * Parses the groups of an `index.ts`, which define the table of contents of the package. Exports above
 * the first comment, or under the comment `Types`, join the group that exports something else of
 * the same file.
 *
 * @param onlyGroup - the group of all exports, if the file has no comments
 * @throws if the exports of a file belong to no group
 */
export function exportGroups(text: string, onlyGroup?: string): readonly ExportGroup[] {
  const files = exportedFiles(text, onlyGroup ?? kindGroup);
  const comments = [...text.matchAll(line)].map(({ groups }) => groups?.['group']);
  const groups = new Map([onlyGroup, ...comments].map((name) => [name, [] as string[]]));
  for (const { file, group, names } of files) {
    const topic = group === kindGroup ? topicOf(file, files) : group;
    groups.get(topic)?.push(...names);
  }
  return [...groups].flatMap(([name, names]) =>
    name === undefined || names.length === 0 ? [] : [{ name, names }],
  );
}

interface ExportedFile {
  readonly file: string;
  readonly group: string;
  readonly names: readonly string[];
}

/** Every `export … from`, in order; exports from one file are adjacent. */
function exportedFiles(text: string, firstGroup: string): readonly ExportedFile[] {
  let group = firstGroup;
  const files: ExportedFile[] = [];
  for (const { groups = {} } of text.matchAll(line)) {
    const { file } = groups;
    group = groups['group'] ?? group;
    if (file === undefined) continue;
    const names = (groups['names'] ?? '').split(',').map(exportedName).filter(Boolean);
    const after = files.findLastIndex((known) => known.file === file);
    files.splice(after === -1 ? files.length : after + 1, 0, { file, group, names });
  }
  return files;
}

function topicOf(file: string, files: readonly ExportedFile[]): string {
  const found = files.find((each) => each.file === file && each.group !== kindGroup);
  if (found !== undefined) return found.group;
  throw new Error(
    `The exports of ${file} belong to no topic. Move one of them under a topic comment.`,
  );
}

/** `BlueDot as MapBlueDot` → `MapBlueDot`. */
function exportedName(text: string): string {
  return (text.split(/\sas\s/).at(-1) ?? '').replace(/^\s*type\s/, '').trim();
}
