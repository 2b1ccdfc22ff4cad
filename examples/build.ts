/** `npm run build -w @mezzanine/examples`: all examples as pages below `dist/`. */
import { fileURLToPath } from 'node:url';
import { buildExamples } from './buildExamples.ts';

const examples = await buildExamples(fileURLToPath(new URL('dist', import.meta.url)));
process.stdout.write(`examples: ${examples.map(({ name }) => name).join(', ')}\n`);
