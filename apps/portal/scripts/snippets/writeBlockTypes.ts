import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { highlightInline } from '../../plugins/code/highlightCode.ts';
import { textHtml } from '../../plugins/html/textHtml.ts';
import { blockTypes, type DescribedName } from './BlockTypes.ts';
import { NameReader, type TypedName } from './NameReader.ts';
import { snippetService } from './snippetService.ts';
import { type ShownPart, typedModules, type TypedModule } from './typedBlocks.ts';

/** Paths for the types of blocks. */
export interface TypeSources {
  /** Root folder of the repository. */
  readonly root: string;
  /** Files whose content the types depend on, relative to the root. */
  readonly declarations: readonly string[];
  /** Cache folder for the results of unchanged modules. */
  readonly cache: string;
  /** Output folder of the files that pages fetch. */
  readonly target: string;
}

/** Numbers of blocks with types and of compiled modules. */
export interface WrittenTypes {
  readonly blocks: number;
  readonly compiled: number;
}

/**
 * Writes a file of types for every block of every page, `<id>.json`. Results are cached by a hash of the
 * module and everything it can import, so that only changed modules are compiled.
 */
export async function writeBlockTypes(sources: TypeSources): Promise<WrittenTypes> {
  const { root, cache, target } = sources;
  const modules = await typedModules(root);
  const seen = digest([ts.version, ...sources.declarations.map((file) => contentOf(root, file))]);
  const keys = new Map(modules.map(({ file, text }) => [file, digest([seen, file, text])]));
  const keptAt = (file: string) => path.join(cache, `${keys.get(file)}.json`);

  mkdirSync(cache, { recursive: true });
  const stale = modules.filter(({ file }) => !existsSync(keptAt(file)));
  const written = new Map<string, string>();
  for (const group of apart(stale)) {
    const texts = new Map(group.map(({ file, text }) => [file, text]));
    const reader = new NameReader(snippetService(path.join(root, 'apps/portal'), texts));
    for (const { file } of group) {
      const described = await describe(reader.namesOf(file), written);
      writeFileSync(keptAt(file), JSON.stringify(described));
    }
  }

  const parts = onceEach(modules.flatMap((module) => describedParts(module, keptAt(module.file))));
  const byId = new Map(parts.map(({ id }) => [id, parts.filter((part) => part.id === id)]));
  mkdirSync(target, { recursive: true });
  for (const [id, shown] of byId) {
    writeFileSync(path.join(target, `${id}.json`), JSON.stringify(blockTypes(shown)));
  }
  keepOnly(target, [...byId.keys()]);
  keepOnly(cache, [...keys.values()]);
  return { blocks: byId.size, compiled: stale.length };
}

/**
 * Separates programs about the format: they import the globals of Node.js, where timers are not numbers,
 * so they cannot be compiled with the programs of pages.
 */
function apart(modules: readonly TypedModule[]): readonly (readonly TypedModule[])[] {
  const isAboutFormat = ({ file }: TypedModule) => /[\\/]examples[\\/]venue-format[\\/]/.test(file);
  const groups = [modules.filter((each) => !isAboutFormat(each)), modules.filter(isAboutFormat)];
  return groups.filter(({ length }) => length > 0);
}

function describedParts(module: TypedModule, kept: string) {
  const described = JSON.parse(readFileSync(kept, 'utf8')) as readonly DescribedName[];
  return module.blocks.map((part) => ({ ...part, described }));
}

/** Removes parts that show lines of another part again. */
function onceEach<Part extends ShownPart>(parts: readonly Part[]): readonly Part[] {
  const seen = new Set<string>();
  return parts.filter(({ id, blockLine }) => {
    const place = `${id} ${blockLine}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}

/** @param written - rendered HTML by type and text, since most occur many times */
async function describe(
  names: readonly TypedName[],
  written: Map<string, string>,
): Promise<readonly DescribedName[]> {
  const described: DescribedName[] = [];
  for (const { type, text, ...place } of names) {
    const key = `${type}\0${text}`;
    const html = written.get(key) ?? (await describedHtml(type, text));
    written.set(key, html);
    described.push({ ...place, html });
  }
  return described;
}

async function describedHtml(type: string, text: string): Promise<string> {
  const code = `<code>${await highlightInline(type, 'ts')}</code>`;
  return text === '' ? code : `${code}<p>${textHtml(text)}</p>`;
}

function contentOf(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 24);
}

function keepOnly(folder: string, names: readonly string[]): void {
  const kept = new Set(names.map((name) => `${name}.json`));
  for (const file of readdirSync(folder).filter((name) => !kept.has(name))) {
    rmSync(path.join(folder, file));
  }
}
