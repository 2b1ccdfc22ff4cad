import { ts } from 'ts-morph';
import type { Conversion } from './Conversion.ts';
import { addedHelpers, type Helper } from './addedHelpers.ts';
import { newModule, oldModule } from './names.ts';

/** Placeholder for the import of 5.x until all names are known. */
export const MARK = '\u0000imports\u0000';

/** Replaces the import of 5.x, which was printed as a placeholder. */
export function withImports(conversion: Conversion, text: string): string {
  const names = [...conversion.imports].sort(([a], [b]) => a.localeCompare(b));
  const shown = names.filter(([, kind]) => !conversion.isScript || kind === 'value');
  const allTypes = shown.every(([, kind]) => kind === 'type');
  const list = shown.map(([name, kind]) => (kind === 'type' && !allTypes ? `type ${name}` : name));
  const lines = [
    ...(list.length > 0 ? [importLine(allTypes ? 'import type' : 'import', list, newModule)] : []),
    ...(conversion.kept.size > 0
      ? [importLine('import', [...conversion.kept].sort(), oldModule)]
      : []),
  ];
  const used: readonly Helper[] = [...conversion.helpers].map((name): Helper => addedHelpers[name]);
  const setups = used.flatMap(({ setup }) => setup ?? []);
  const above = setups.length > 0 ? `\n\n${codeOf(conversion, setups.join('\n'))}` : '';
  const below = used.map(({ code }) => `\n${codeOf(conversion, code)}\n`).join('');
  const [before = '', after] = withMark(text, lines.length > 0).split(MARK);
  if (after === undefined) return text + below;
  return before + lines.join('\n') + insertAfterImports(after, above) + below;
}

/** A helper in the language of the file. */
function codeOf(conversion: Conversion, code: string): string {
  if (!conversion.isScript) return code;
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  return outputText.trimEnd();
}

function importLine(keyword: string, names: readonly string[], module: string): string {
  const line = `${keyword} { ${names.join(', ')} } from '${module}';`;
  if (line.length <= 100) return line;
  return `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}';`;
}

/** Puts a placeholder in place of the first import of a program, or of its first line. */
function withMark(program: string, isNeeded: boolean): string {
  if (!isNeeded || program.includes(MARK)) return program;
  const first = /^import\s/m.exec(program)?.index ?? 0;
  return `${program.slice(0, first)}${MARK}\n${program.slice(first)}`;
}

/** Inserts text after the last import of a program whose first import is removed. */
function insertAfterImports(program: string, text: string): string {
  if (text === '') return program;
  const imports = /^(?:\s*import\s[^;]*;)*/.exec(program)?.[0].length ?? 0;
  return program.slice(0, imports) + text + program.slice(imports);
}
