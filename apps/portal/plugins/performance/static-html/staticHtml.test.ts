import { expect, it } from 'vitest';
import { remarkCode } from '../../code/remarkCode.ts';
import type { MarkdownNode } from '../../code/markdownTree.ts';
import withoutHtml from './withoutHtml.mjs';

it('removes only the HTML of imported static HTML', () => {
  const data = { html: '<b>long</b>', htmlId: 'abc', types: '12' };
  expect(JSON.parse(withoutHtml(JSON.stringify(data)))).toEqual({ ...data, html: '' });
});

it('rejects JSON that is not static HTML', () => {
  expect(() => withoutHtml('{"title":"a"}')).toThrow(/has title; expected html and htmlId/);
});

it('puts the HTML of a code block only into the server bundle', async () => {
  const tree: MarkdownNode = {
    type: 'root',
    children: [{ type: 'code', lang: 'ts', value: 'run();' }],
  };
  await remarkCode()(tree);
  const html = tree.children?.[0]?.attributes?.find(({ name }) => name === 'html');
  expect(html?.value).toMatchObject({
    data: {
      estree: {
        body: [
          {
            expression: {
              type: 'ConditionalExpression',
              test: { name: 'INCLUDES_STATIC_HTML' },
              consequent: { value: expect.stringContaining('run') as string },
              alternate: { value: '' },
            },
          },
        ],
      },
    },
  });
});
