import { describe, expect, test } from 'vitest';
import { parseReadme, splitRegions } from './readExample.ts';

const head = `---
title: Camera
description: A line: with a colon.
topic: camera
group: camera-controls
venue: mall
---
`;

describe('parseReadme', () => {
  test('reads front matter and joins the lines of a note', () => {
    const { fields, notes } = parseReadme(`${head}\n1. First\n   goes on.\n2. Second.\n`, 'x');
    expect(fields.description).toBe('A line: with a colon.');
    expect(notes).toEqual(['First goes on.', 'Second.']);
  });

  test('names the fields that are missing', () => {
    const text = head.replace('topic: camera\n', '').replace('venue: mall\n', '');
    expect(() => parseReadme(`${text}1. a\n2. b\n`, 'x/README.md')).toThrow(
      'x/README.md: the front matter has no topic, venue.',
    );
    expect(() => parseReadme('No front matter.', 'x')).toThrow(/title, description/);
  });

  test('wants two to four notes', () => {
    expect(() => parseReadme(`${head}1. Lonely.\n`, 'x')).toThrow('there are 1 numbered notes');
  });
});

describe('splitRegions', () => {
  test('takes the marks out and sets a region to the left', () => {
    const program = 'a();\nif (x) {\n  // #region inner\n  b();\n    c();\n  // #endregion\n}\n';
    expect(splitRegions(program, 'x')).toEqual({
      source: 'a();\nif (x) {\n  b();\n    c();\n}\n',
      regions: { inner: 'b();\n  c();\n' },
    });
  });

  test('lets regions nest', () => {
    const program =
      '// #region outer\na();\n// #region inner\nb();\n// #endregion\n// #endregion\nc();';
    expect(splitRegions(program, 'x').regions).toEqual({
      outer: 'a();\nb();\n',
      inner: 'b();\n',
    });
  });

  test.each([
    ['// #region a\nx();', 'the region "a" is not closed'],
    ['x();\n// #endregion', '#endregion without a #region'],
    ['// #region a\n// #endregion\n// #region a\n// #endregion', '"a" is opened twice'],
  ])('refuses marks that do not match: %j', (program, message) => {
    expect(() => splitRegions(program, 'x')).toThrow(message);
  });
});
