import { mainFile, type Skill } from '../../plugins/skills/readSkills.ts';
import type { SkillProblem } from './SkillProblem.ts';

/** Limits of the Agent Skills format. */
const maxNameLength = 64;
const maxDescriptionLength = 1024;
const maxLines = 500;

/** Checks front matter, length, and references against the Agent Skills format. */
export function formatProblems(skill: Skill): readonly SkillProblem[] {
  const { folder, fields, files } = skill;
  const { name = '', description = '', ...others } = fields;
  const text = files.get(mainFile) ?? '';
  const lines = text.split('\n').length;
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link);
  const messages = [
    ...(name === folder
      ? []
      : [`name is "${name}". Expected the name of the folder, "${folder}".`]),
    ...(/^[a-z\d]+(-[a-z\d]+)*$/.test(name) && name.length <= maxNameLength
      ? []
      : [`name is "${name}". Expected at most ${maxNameLength} of a-z, 0-9, and single hyphens.`]),
    ...(description.length > 0 && description.length <= maxDescriptionLength
      ? []
      : [
          `description has ${description.length} characters. Expected 1 to ${maxDescriptionLength}.`,
        ]),
    ...(/: | #|^[^\w]/.test(description)
      ? ['description is not a plain YAML text. Remove ": ", " #", and marks at its start.']
      : []),
    ...(/\bUse (it )?when\b/.test(description)
      ? []
      : ['description does not say when to use the skill. Add a sentence with "Use it when".']),
    ...Object.keys(others).map((field) => `The front matter has the unknown field "${field}".`),
    ...(lines < maxLines ? [] : [`The file has ${lines} lines. Expected fewer than ${maxLines}.`]),
    ...links.filter((link) => !files.has(link)).map((link) => `The link ${link} leads to no file.`),
    ...[...files.keys()]
      .filter((file) => file !== mainFile && !links.includes(file))
      .map((file) => `No link in ${mainFile} leads to ${file}.`),
  ];
  return messages.map((message) => ({ file: `skills/${folder}/${mainFile}`, message }));
}
