import type { Skill } from '../../plugins/skills/readSkills.ts';
import { extractSnippets } from '../snippets/extractSnippets.ts';
import { inFiles, type SkillCheck } from './SkillProblem.ts';
import { bare, inlineCodeOf, tablesOf } from './skillText.ts';

/** The server for assistants and its tools, which skills recommend. */
const toolNames = [
  'mcp',
  'docs_search',
  'docs_read',
  'symbol_read',
  'examples_read',
  'venue_validate',
  'snippet_check',
  'snippet_run',
];

/** Where the names of a skill come from. */
export interface NameSources {
  /** Text with every name of the API, such as API reports and pages; '' for an unknown skill. */
  readonly textOf: (folder: string) => string;
  /** Stable error codes of a skill's API. */
  readonly codesOf: (folder: string) => ReadonlySet<string>;
}

const word = /[A-Za-z_$][\w$]*(?:-[\w$]+)*/g;

/**
 * Finds names between backticks that the API of a skill does not have, and values in columns named
 * `code` that are not error codes. Code blocks are compiled instead.
 */
export function nameProblems({ textOf, codesOf }: NameSources): SkillCheck {
  const words = new Map<string, ReadonlySet<string>>();
  const wordsOf = (folder: string): ReadonlySet<string> => {
    const known = words.get(folder) ?? new Set(textOf(folder).match(word));
    words.set(folder, known);
    return known;
  };
  return inFiles((text, skill) => [
    ...unknownNames(text, skill, wordsOf(skill.folder)),
    ...tablesOf(text)
      .filter(({ heads }) => bare(heads[0] ?? '') === 'code')
      .flatMap(({ rows }) => rows.map(([cell = '']) => bare(cell)))
      .filter((code) => !codesOf(skill.folder).has(code))
      .map((code) => `There is no error with the code "${code}".`),
  ]);
}

function unknownNames(text: string, { files }: Skill, known: ReadonlySet<string>) {
  const own = new Set(
    [...files.values()]
      .flatMap((each) => extractSnippets('', each).map(({ code }) => code))
      .flatMap((code) => code.match(word) ?? []),
  );
  const isKnown = (name: string) => known.has(name) || own.has(name) || toolNames.includes(name);
  return (
    inlineCodeOf(text)
      // URLs, strings, and commands have their own checks.
      .filter((code) => !/^(?:https?:|npx |npm |curl )/.test(code))
      .flatMap((code) => code.match(word) ?? [])
      .filter((name) => !isKnown(name) && !name.split('-').every(isKnown))
      .map((name) => `The API has no name "${name}".`)
  );
}
