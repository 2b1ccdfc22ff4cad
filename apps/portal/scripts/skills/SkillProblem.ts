import type { Skill } from '../../plugins/skills/readSkills.ts';

/** A wrong fact in a skill. */
export interface SkillProblem {
  /** Relative to the repository root. */
  readonly file: string;
  readonly message: string;
}

/** Finds wrong facts of one kind in a skill. */
export type SkillCheck = (skill: Skill) => readonly SkillProblem[];

/** A check of every file of a skill. */
export function inFiles(find: (text: string, skill: Skill) => readonly string[]): SkillCheck {
  return (skill) =>
    [...skill.files].flatMap(([name, text]) =>
      find(text, skill).map((message) => ({ file: `skills/${skill.folder}/${name}`, message })),
    );
}
