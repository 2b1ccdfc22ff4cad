import { z } from 'zod';
import { type Answer, dataAnswer } from '../results/Answer.ts';
import { resultFields } from '../results/outputSchemas.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { ToolError } from '../results/ToolError.ts';
import type { SiteSource } from '../site/SiteSource.ts';
import { type BrowserOutcome, runInBrowser } from './runInBrowser.ts';

/** Hosts of this machine, whose server may be used. */
const ownHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `snippet_run`: runs a program of the web SDK in a headless browser. */
export function snippetRun(site: SiteSource): Tool {
  let isBusy = false;
  return defineTool({
    name: 'snippet_run',
    title: 'Run a program',
    description:
      'Runs TypeScript or TSX of the web SDK in headless Chromium, and returns console, errors, and a picture. The page has one element, #map. Only the SDK and venues of the server on this machine can be reached.',
    input: z.strictObject({
      code: z.string().min(1).max(50_000),
      language: z.enum(['ts', 'tsx']).default('tsx'),
      seconds: z.int().min(1).max(15).default(5).describe('Until the picture, at most.'),
    }),
    output: z.object({
      ...resultFields,
      console: z.array(z.string()),
      errors: z.array(z.string()),
      blocked: z.array(z.string()),
      hasPicture: z.boolean(),
    }),
    annotations: { readOnlyHint: false, destructiveHint: false },
    run: async ({ code, language, seconds }, { signal }) => {
      const origin = expectOwnServer(site.origin);
      if (isBusy) throw new ToolError('Another program is running. Wait for its result.');
      isBusy = true;
      try {
        const compiled = await compile(code, language);
        return answerOf(await runInBrowser({ origin, code: compiled, seconds, signal }));
      } finally {
        isBusy = false;
      }
    },
  });
}

function expectOwnServer(origin: string): string {
  if (origin !== '' && ownHosts.has(new URL(origin).hostname)) return origin;
  throw new ToolError(
    'Programs run only against a server on this machine. Start one (npm start), and pass --server http://localhost:8080.',
  );
}

async function compile(code: string, language: 'ts' | 'tsx'): Promise<string> {
  const { default: ts } = await import('typescript');
  const { outputText } = ts.transpileModule(code, {
    fileName: `snippet.${language}`,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  return outputText;
}

function answerOf({ picture, ...lines }: BrowserOutcome): Answer {
  const count = lines.errors.length;
  const summary =
    count === 0 ? 'The program ran without errors.' : `The program had ${count} errors.`;
  const fitting = {
    console: lines.console.slice(0, 12),
    errors: lines.errors.slice(0, 8),
    blocked: lines.blocked.slice(0, 5),
  };
  const answer = dataAnswer('snippet', summary, { ...fitting, hasPicture: picture !== undefined });
  return picture === undefined
    ? answer
    : { ...answer, pictures: [{ mimeType: 'image/jpeg', data: picture }] };
}
