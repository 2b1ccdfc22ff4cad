import { z } from 'zod';
import { cutNotes, markdownAnswer } from '../results/Answer.ts';
import { cutText } from '../results/cutText.ts';
import { cursor } from '../results/inputSchemas.ts';
import { nextCursor, resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { ToolError } from '../results/ToolError.ts';
import { readExamples, type SiteExample } from '../site/readExamples.ts';
import type { SiteSource } from '../site/SiteSource.ts';

/** `examples_read`: one program with its notes. */
export function examplesRead(site: SiteSource): Tool {
  return defineTool({
    name: 'examples_read',
    title: 'Read an example',
    description: 'Returns the program of an example, and notes about its code.',
    input: z.strictObject({
      name: z.string().max(120).describe('From examples_list, such as labels/own-labels.'),
      cursor,
    }),
    output: z.object({
      ...resultFields,
      markdown: z.string(),
      name: z.string(),
      file: z.string(),
      page: z.string(),
      nextCursor,
    }),
    run: async ({ name, cursor: from }) => {
      const examples = await readExamples(site);
      const example = examples.find((one) => one.name === name);
      if (example === undefined) throw noExample(name, examples);
      const part = cutText(textOf(example), from);
      const data = {
        name,
        file: example.file,
        page: `/examples/${name}/`,
        ...(part.nextCursor !== undefined && { nextCursor: part.nextCursor }),
      };
      return markdownAnswer(part.text, data, cutNotes(part.nextCursor));
    },
  });
}

function textOf({ title, description, notes, file, source }: SiteExample): string {
  const language = file.endsWith('.tsx') ? 'tsx' : 'ts';
  const listed = notes.map((note, index) => `${index + 1}. ${note}`).join('\n');
  return `# ${title}\n\n${description}\n\n${listed}\n\n\`\`\`${language} title="${file}"\n${source}\`\`\``;
}

function noExample(name: string, examples: readonly SiteExample[]): ToolError {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
  const near = examples.filter((one) => words.some((word) => one.name.includes(word))).slice(0, 8);
  const hint =
    near.length === 0
      ? 'List them with examples_list.'
      : `Similar: ${near.map((one) => one.name).join(', ')}.`;
  return new ToolError(`There is no example "${plainText(name)}". ${hint}`);
}
