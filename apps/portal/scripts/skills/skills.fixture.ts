import path from 'node:path';
import { expect } from 'vitest';
import { mainFile, readSkills, skillOf, type Skill } from '../../plugins/skills/readSkills.ts';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../../../..');

/** All skills. */
export const skills = await readSkills(root);

/** A skill with another text in one of its files, `SKILL.md` by default. */
export function changed(folder: string, right: string, wrong: string, file = mainFile): Skill {
  const skill = skills.find((one) => one.folder === folder);
  const text = skill?.files.get(file) ?? '';
  expect(text, `skills/${folder}/${file} has this text`).toContain(right);
  return skillOf(folder, new Map([...(skill?.files ?? []), [file, text.replace(right, wrong)]]));
}
