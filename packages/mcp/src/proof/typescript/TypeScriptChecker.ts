import { ToolError } from '../../results/ToolError.ts';
import type { SiteSource } from '../../site/SiteSource.ts';
import type { CheckedProgram, Checker, CheckResult } from '../Checker.ts';
import type { TypeProject } from './TypeProject.ts';
import type { TypeScriptSet } from './TypeScriptSet.ts';

/** Compiles programs against the types of published packages, in this process. */
export class TypeScriptChecker implements Checker {
  readonly languages = ['tsx', 'ts'] as const;
  readonly versions: readonly string[];
  readonly #site: SiteSource;
  readonly #set: TypeScriptSet;
  #project: Promise<TypeProject> | undefined;

  constructor(site: SiteSource, set: TypeScriptSet) {
    this.#site = site;
    this.#set = set;
    this.versions = Object.keys(set.versions);
  }

  async check({ code, version, language, isFragment }: CheckedProgram): Promise<CheckResult> {
    this.#project ??= this.#openProject();
    this.#project.catch(() => (this.#project = undefined));
    const { entry = '', given = {} } = this.#set.versions[version] ?? {};
    const declared = isFragment ? declarationsOf(given) : '';
    const problems = (await this.#project).check(code, language === 'tsx', declared);
    const notes = this.#foreignEntries(code, entry).map(
      (name) => `Programs for ${version} import ${entry}, not ${name}.`,
    );
    return { problems, notes };
  }

  async #openProject(): Promise<TypeProject> {
    const { typeFiles, isBrowser } = this.#set;
    // The compiler is large, and many conversations never check a program.
    const [{ TypeProject: Project }, ...files] = await Promise.all([
      import('./TypeProject.ts'),
      ...typeFiles.map((path) => this.#readTypes(path)),
    ]);
    return new Project(
      Object.fromEntries(files.flatMap((types) => Object.entries(types))),
      isBrowser,
    );
  }

  async #readTypes(path: string): Promise<Readonly<Record<string, string>>> {
    const text = await this.#site.readText(path);
    if (text !== undefined) return JSON.parse(text) as Readonly<Record<string, string>>;
    throw new ToolError('The types of the packages are not built. Build them: npm run build');
  }

  /** Entries of other versions that a program imports. */
  #foreignEntries(program: string, own: string): readonly string[] {
    const imported = program
      .slice(0, 50_000)
      .matchAll(/(?:from|import) *['"]([^'"\n]{1,100})['"]/g);
    const entries = Object.values(this.#set.versions).map(({ entry }) => entry);
    return [...new Set([...imported].map(([, name = '']) => name))].filter(
      (name) => entries.includes(name) && name !== own,
    );
  }
}

function declarationsOf(given: Readonly<Record<string, string>>): string {
  const lines = Object.entries(given).map(([name, type]) => `declare const ${name}: ${type};\n`);
  return lines.join('');
}
