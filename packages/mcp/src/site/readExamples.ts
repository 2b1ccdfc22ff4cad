import { z } from 'zod';
import { ToolError } from '../results/ToolError.ts';
import { parsedJson } from './parsedJson.ts';
import type { SiteSource } from './SiteSource.ts';

const exampleSchema = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  group: z.string(),
  venue: z.string(),
  notes: z.array(z.string()),
  file: z.string(),
  source: z.string(),
});

/** A complete program of the documentation. */
export type SiteExample = z.infer<typeof exampleSchema>;

/**
 * Reads the examples of the site.
 *
 * @throws ToolError if the site has none, or lists them in another format
 */
export async function readExamples(site: SiteSource): Promise<readonly SiteExample[]> {
  const text = await site.readText('/examples/examples.json');
  if (text === undefined) {
    throw new ToolError('The examples of this site are not built. Build them: npm run build');
  }
  const examples = z.array(exampleSchema).safeParse(parsedJson(text));
  if (examples.success) return examples.data;
  throw new ToolError(
    'The list of examples has an unexpected format. Use a server of the same version.',
  );
}
