import { expect, test } from 'vitest';
import { formatProgram } from './formatProgram.ts';

test('formats as our examples are formatted', async () => {
  const text = 'const a:string = "x"as string;const b=<p>{a}</p>';
  await expect(formatProgram(text)).resolves.toEqual({
    kind: 'text',
    text: "const a: string = 'x' as string;\nconst b = <p>{a}</p>;\n",
  });
});

test('a program that cannot be read stays, and the place is named', async () => {
  const result = await formatProgram('const a = 1;\nconst b = ;\n');
  expect(result).toMatchObject({ kind: 'failure' });
  expect(result).toHaveProperty('message', expect.stringContaining('(2:11)'));
});
