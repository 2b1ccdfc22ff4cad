import { describe, expect, test } from 'vitest';
import { findPhrases, rejectedHeadings, rejectedPhrases } from './findPhrases.ts';

describe('plain English', () => {
  test.each(rejectedPhrases)('rejects "$example"', ({ example, instead }) => {
    expect(findPhrases(`First line\n// ${example}`, false)).toMatchObject([{ line: 2, instead }]);
  });

  test.each(rejectedHeadings)('rejects the heading "$example"', ({ example, instead }) => {
    expect(findPhrases(`## ${example} {#id}`, true)).toMatchObject([{ line: 1, instead }]);
    expect(findPhrases(`## ${example} {#id}`, false)).toEqual([]);
  });

  test('accepts plain text', () => {
    expect(findPhrases('## Next steps\n\nThe color of the center does not change.', true)).toEqual(
      [],
    );
  });
});
