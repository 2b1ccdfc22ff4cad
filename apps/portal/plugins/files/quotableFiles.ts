import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitRegions } from '@mezzanine/tooling/examples';

/** A file of the repository that pages can quote. */
export interface QuotableFile {
  /** Relative to the repository root, with `/`. */
  readonly path: string;
  /** Name of the language in fences. */
  readonly language: string;
  /** The text without region markers. */
  readonly text: string;
  readonly regions: Readonly<Record<string, string>>;
}

const folders = ['examples', 'packages/mvf/transcripts', 'packages/mvf/fixtures/samples'];

/** `main.ts` belongs to an example, which pages quote by name; `check.ts` tests an example. */
const leftOut = /(^|\/)(node_modules|dist|page)\/|\.test\.ts$|(^|\/)(main|check)\.ts$/;

const languages: Readonly<Record<string, string>> = {
  '.ts': 'ts',
  '.swift': 'swift',
  '.kt': 'kotlin',
  '.php': 'php',
  '.py': 'python',
  '.json': 'json',
  '.geojson': 'json',
  '.txt': 'text',
};

/** Paths of all files that pages can quote, sorted. */
export function listQuotableFiles(root: string): readonly string[] {
  return folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => path.extname(file) in languages && !leftOut.test(file))
    .filter((file) => !/^examples\/[^/]+$/.test(file))
    .sort();
}

function filesBelow(root: string, folder: string): readonly string[] {
  const whole = path.join(root, folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole, { withFileTypes: true }).flatMap((entry) => {
    const below = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    return entry.isDirectory() ? filesBelow(root, below) : [below];
  });
}

/**
 * Reads a file that pages can quote.
 *
 * @param file - one of {@link listQuotableFiles}
 * @throws if its region markers do not match
 */
export function readQuotableFile(root: string, file: string): QuotableFile {
  const content = readFileSync(path.join(root, file), 'utf8');
  const language = languages[path.extname(file)] ?? 'text';
  const hasRegions = language === 'ts' || language === 'swift';
  const { source, regions } = hasRegions
    ? splitRegions(content, file)
    : { source: content, regions: {} };
  return { path: file, language, text: source, regions };
}

/** Module that pages import for a quoted file, or a region of it. */
export function quotedModule(file: string, region?: string): string {
  return `@generated/mezzanine-files/default/${quotedName(file, region)}`;
}

/** Name of the data of a quoted file or region. */
export function quotedName(file: string, region?: string): string {
  return `${file.replaceAll('/', '--')}${region === undefined ? '' : `.${region}`}.json`;
}
