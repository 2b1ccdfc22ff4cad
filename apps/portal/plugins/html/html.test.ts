import { expect, it } from 'vitest';
import { scrollTableHtml } from './scrollTableHtml.ts';
import { textHtml } from './textHtml.ts';

it('renders text with code, both escaped', () => {
  expect(textHtml('`a<b>` & <i>')).toBe('<code>a&lt;b&gt;</code> &amp; &lt;i&gt;');
});

it('renders a table in a labeled frame that the keyboard can scroll', () => {
  expect(scrollTableHtml('Fields of "A"', ['Name', 'Type'], ['<tr><td>x</td></tr>'])).toBe(
    '<div class="table-scroll" role="group" aria-label="Fields of &quot;A&quot;" tabindex="0">' +
      '<table class="api-members"><thead><tr><th scope="col">Name</th><th scope="col">Type</th></tr></thead>' +
      '<tbody><tr><td>x</td></tr></tbody></table></div>',
  );
});
