import { expect, test } from 'vitest';
import { formatProgram } from './formatProgram.ts';

test('formats like our examples', async () => {
  const text = 'const a:string = "x"as string;const b=<p>{a}</p>';
  await expect(formatProgram(text)).resolves.toEqual({
    kind: 'text',
    text: "const a: string = 'x' as string;\nconst b = <p>{a}</p>;\n",
  });
});

test('a program with a syntax error does not change, and the error has its position', async () => {
  const result = await formatProgram('const a = 1;\nconst b = ;\n');
  expect(result).toMatchObject({ kind: 'failure' });
  expect(result).toHaveProperty('message', expect.stringContaining('(2:11)'));
});
