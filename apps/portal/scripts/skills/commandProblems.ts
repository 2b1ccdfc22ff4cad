import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { extractSnippets } from '../snippets/extractSnippets.ts';
import { inFiles, type SkillCheck } from './SkillProblem.ts';
import { proseOf } from './skillText.ts';

/** Options of the commands of `mvf`, by name of the command. */
type MvfCommands = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds commands of `mvf` and npm scripts that do not exist, options that they do not have, and missing files. */
export function commandProblems(root: string): SkillCheck {
  const commands = mvfCommands(path.join(root, 'packages/mvf/src/cli/commands'));
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return inFiles((text) => {
    const lines = [...shellLines(text), ...inlineCommands(text)];
    return [
      ...lines.flatMap((line) => mvfProblems(line, commands)),
      ...lines.flatMap((line) => {
        const [, name = ''] = /\bnpm run (?:--silent )?([\w:-]+)/.exec(line) ?? [];
        return name === '' || name in scripts ? [] : [`package.json has no script "${name}".`];
      }),
      ...lines.flatMap((line) =>
        [...line.matchAll(/(?<![\w/.])(?:deploy\/[\w./-]+|apps\/[\w./-]+\.js)/g)]
          .map(([file]) => file)
          .filter((file) => !existsSync(path.join(root, file)) && !isWrittenLater(file))
          .map((file) => `The repository has no file ${file}.`),
      ),
    ];
  });
}

/** Files that a build or a user writes. */
function isWrittenLater(file: string): boolean {
  return file.includes('/dist/') || file.endsWith('.env');
}

function mvfProblems(line: string, commands: MvfCommands): readonly string[] {
  return [...line.matchAll(/(?:^|[\s;|&])mvf (?<rest>[^|;&]*)/g)].flatMap(({ groups }) => {
    const [name = '', ...words] = (groups?.['rest'] ?? '').trim().split(/\s+/);
    if (name === '--help' || name === '--version') return [];
    const options = commands.get(name);
    if (options === undefined) return [`There is no command "mvf ${name}".`];
    return words
      .filter((word) => word.startsWith('--') && !options.has(word.slice(2)))
      .map((word) => `"mvf ${name}" has no option ${word}.`);
  });
}

/** Lines of shell blocks; lines that `\` continues are joined. */
function shellLines(text: string): readonly string[] {
  return extractSnippets('', text)
    .filter(({ language }) => ['bash', 'sh'].includes(language))
    .flatMap(({ code }) => code.replace(/\\\n\s*/g, '').split('\n'));
}

/** Commands that the prose names, such as `npx mvf serve`. */
function inlineCommands(text: string): readonly string[] {
  return [...proseOf(text).matchAll(/`((?:npx |npm )[^`\n]+|mvf [a-z][^`\n]*)`/g)].map(
    ([, command = '']) => command,
  );
}

/** Reads the commands from their sources, each an object with `name` and `options`. */
function mvfCommands(folder: string): MvfCommands {
  const commands = new Map<string, ReadonlySet<string>>();
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    ts.forEachChild(source, (node) => {
      if (!ts.isVariableStatement(node)) return;
      for (const { type, initializer } of node.declarationList.declarations) {
        if (type?.getText() !== 'Command' || initializer === undefined) continue;
        if (!ts.isObjectLiteralExpression(initializer)) continue;
        const name = propertyOf(initializer, 'name')?.getText().slice(1, -1) ?? '';
        const options = propertyOf(initializer, 'options');
        const names =
          options !== undefined && ts.isObjectLiteralExpression(options)
            ? options.properties.map((one) => one.name?.getText().replaceAll("'", '') ?? '')
            : [];
        commands.set(name, new Set([...names, 'json', 'help']));
      }
    });
  }
  return commands;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find((one) => one.name?.getText() === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}
