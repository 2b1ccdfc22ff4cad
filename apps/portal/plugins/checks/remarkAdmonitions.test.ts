import { expect, it } from 'vitest';
import type { MarkdownNode } from '../code/markdownTree.ts';
import { remarkAdmonitions } from './remarkAdmonitions.ts';

const pageOf = (value: string): MarkdownNode => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
});

it('rejects a box whose title has no brackets', () => {
  expect(() => remarkAdmonitions()(pageOf(':::info In 5.0'))).toThrow(
    '":::info In 5.0" is not a box. Write its title in brackets',
  );
});

it('accepts other paragraphs', () => {
  expect(() => remarkAdmonitions()(pageOf('Write ::: at the end.'))).not.toThrow();
});
