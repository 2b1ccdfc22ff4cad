import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { maxProgramLength, readFragment, writeFragment } from './sharedProgram.ts';

const packed = (bytes: Buffer | string): string => deflateRawSync(bytes).toString('base64url');

describe('a link', () => {
  test.each([
    'const a = 1;\n',
    '',
    '// naïve 漢字 🗺️ </script>\u0000',
    'x\n'.repeat(maxProgramLength / 2),
  ])('encodes and decodes a program', async (text) => {
    const fragment = await writeFragment('own-labels', text);
    expect(fragment).toMatch(/^#own-labels&code=[\w-]*$/);
    await expect(readFragment(fragment)).resolves.toEqual({
      example: 'own-labels',
      program: { kind: 'text', text },
    });
  });

  test('without a program names an example', async () => {
    await expect(readFragment('#floor-buttons')).resolves.toEqual({
      example: 'floor-buttons',
      program: undefined,
    });
    await expect(readFragment('')).resolves.toEqual({ example: undefined, program: undefined });
  });

  test('is not created for a program that is too long', async () => {
    await expect(writeFragment('a', 'x'.repeat(maxProgramLength + 1))).rejects.toThrow(
      'Download the project',
    );
    const noise = randomBytes(44_000).toString('base64');
    await expect(writeFragment('a', noise)).rejects.toThrow('Download the project');
  });
});

describe('a hostile link', () => {
  test.each([
    ['not base64', '#a&code=%%%'],
    ['cut off', `#a&code=${packed('const a = 1;'.repeat(50)).slice(0, 20)}`],
    ['no deflate', '#a&code=AAAAAAAA'],
    ['a bomb', `#a&code=${packed(Buffer.alloc(20_000_000))}`],
    ['no text', `#a&code=${packed(Buffer.from([0xff, 0xfe, 0x80]))}`],
    ['too long', `#a&code=${'A'.repeat(500_000)}`],
    ['packs too much', `#a&code=${packed('x'.repeat(maxProgramLength + 1))}`],
  ])('that is %s reports so and contains no program', async (_, fragment) => {
    const { program } = await readFragment(fragment);
    expect(program).toMatchObject({ kind: 'failure' });
    expect(program).toHaveProperty('message', expect.stringContaining('cannot be read'));
  });

  test.each(['#../secret', '#<img>', '#A', `#${'a'.repeat(65)}`, '#__proto__', '#%61'])(
    'names no example: %s',
    async (fragment) => {
      expect((await readFragment(fragment)).example).toBeUndefined();
    },
  );
});
