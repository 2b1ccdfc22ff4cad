import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inFiles, type SkillCheck } from './SkillProblem.ts';
import { bare, tablesOf } from './skillText.ts';

/** Sources of interfaces whose options skills list. */
export interface DefaultSources {
  /** Files with exported interfaces, relative to the repository root. */
  readonly files: readonly string[];
  /** A page with the table of the server's variables, which a test compares with the server. */
  readonly variablesPage: string;
}

/**
 * Finds defaults that differ from those in the source: in tables whose first column is
 * "Option of `Interface`", and in tables of environment variables.
 *
 * @param root - root folder of the repository
 */
export function defaultProblems(root: string, sources: DefaultSources): SkillCheck {
  const comments = new Map(sources.files.flatMap((file) => [...commentsIn(path.join(root, file))]));
  const variables = new Map(
    tablesOf(readFileSync(path.join(root, sources.variablesPage), 'utf8'))
      .filter(({ heads }) => heads[0] === 'Variable')
      .flatMap(({ rows }) => rows.map(([name = '', value = '']) => [bare(name), value] as const)),
  );
  return inFiles((text) =>
    tablesOf(text).flatMap(({ heads, rows }) => {
      const of = /^Option of `(\w+)`$/.exec(heads[0] ?? '')?.[1];
      const isOption = of !== undefined && heads[1] === 'Default';
      if (isOption) return rows.flatMap((row) => optionProblem(of, row, comments));
      return heads[0] === 'Variable' ? rows.flatMap((row) => variableProblem(row, variables)) : [];
    }),
  );
}

function optionProblem(
  of: string,
  [cell = '', value = '']: readonly string[],
  comments: ReadonlyMap<string, string>,
): readonly string[] {
  const comment = comments.get(`${of}.${bare(cell)}`);
  if (comment === undefined) return [`${of} has no option ${cell}.`];
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const states = new RegExp(`\\b(?:Default|default)s?:? (?:is |to )?${escaped}(?![\\w.]\\w)`).test(
    comment,
  );
  return states ? [] : [`The default of ${of}.${bare(cell)} is not ${value}: ${comment}`];
}

function variableProblem(
  [cell = '', value = '']: readonly string[],
  variables: ReadonlyMap<string, string>,
): readonly string[] {
  const known = variables.get(bare(cell));
  if (known === undefined) return [`The server has no variable ${cell}.`];
  return known === value ? [] : [`The default of ${cell} is ${known}, not ${value}.`];
}

/** Comments of the members of all interfaces of a file, by `Interface.member`. */
function commentsIn(file: string): ReadonlyMap<string, string> {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const comments = new Map<string, string>();
  ts.forEachChild(source, (node) => {
    if (!ts.isInterfaceDeclaration(node)) return;
    for (const member of node.members) {
      const words = ts.getJSDocCommentsAndTags(member).map((each) =>
        each
          .getText()
          .replace(/^\/\*\*|\*\/$|^\s*\*/gm, '')
          .replace(/\s+/g, ' ')
          .trim(),
      );
      comments.set(`${node.name.text}.${member.name?.getText() ?? ''}`, words.join(' '));
    }
  });
  return comments;
}
