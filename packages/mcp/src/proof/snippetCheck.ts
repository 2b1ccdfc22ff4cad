import { z } from 'zod';
import { dataAnswer } from '../results/Answer.ts';
import { cutList } from '../results/cutList.ts';
import { resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { ToolError } from '../results/ToolError.ts';
import type { SiteSource } from '../site/SiteSource.ts';
import type { TypeProject } from './TypeProject.ts';
import { foreignEntries, webVersionNames, webVersions } from './webVersions.ts';

/** Maximum number of errors in the result. */
const maxProblems = 25;

/** `snippet_check`: compiles a program of the web SDK against the published types. */
export function snippetCheck(site: SiteSource): Tool {
  let project: Promise<TypeProject> | undefined;
  return defineTool({
    name: 'snippet_check',
    title: 'Check a program',
    description:
      'Compiles TypeScript or TSX against the types of the web SDK, with the React SDK, React, MapLibre, and the venue format, and returns the errors. Check code before you show it.',
    input: z.strictObject({
      code: z.string().min(1).max(50_000),
      version: z.enum(webVersionNames).default('6.0'),
      language: z.enum(['ts', 'tsx']).default('tsx'),
      isFragment: z.boolean().default(false).describe('venue and mapView are defined elsewhere.'),
    }),
    output: z.object({
      ...resultFields,
      isValid: z.boolean(),
      count: z.int(),
      problems: z.array(
        z.object({
          line: z.int(),
          column: z.int(),
          code: z.string(),
          message: z.string(),
        }),
      ),
      notes: z.array(z.string()),
    }),
    run: async ({ code, version, language, isFragment }) => {
      project ??= openProject(site);
      project.catch(() => (project = undefined));
      const { entry, given } = webVersions[version];
      const found = (await project).check(code, language === 'tsx', isFragment ? given : '');
      const notes = foreignEntries(code, version).map(
        (name) => `Programs for ${version} import ${entry}, not ${name}.`,
      );
      const problems = found.map((one) => ({ ...one, message: plainText(one.message, 400) }));
      const isValid = found.length === 0 && notes.length === 0;
      const summary = isValid ? 'The program compiles.' : `${found.length} errors.`;
      return dataAnswer('snippet', summary, {
        isValid,
        count: found.length,
        problems: cutList(problems, undefined, maxProblems).items,
        notes,
      });
    },
  });
}

async function openProject(site: SiteSource): Promise<TypeProject> {
  // The compiler is large, and many conversations never check a program.
  const [text, { TypeProject: Project }] = await Promise.all([
    site.readText('/play/types.json'),
    import('./TypeProject.ts'),
  ]);
  if (text === undefined) {
    throw new ToolError('The types of the packages are not built. Build them: npm run build');
  }
  return new Project(JSON.parse(text) as Readonly<Record<string, string>>);
}
