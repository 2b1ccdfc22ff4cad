import { expect, it } from 'vitest';
import { withoutEchoes } from './withoutEchoes.ts';

it('takes out empty classes, and titles that repeat the label', () => {
  const link = '<a href=#core class=hash-link aria-label="Direct link to Core"';
  expect(
    withoutEchoes(`<li class=""><a class="" href=/x>${link} title="Direct link to Core">`),
  ).toBe(`<li><a href=/x>${link}>`);
});

it('leaves what says something, and text', () => {
  const page =
    '<a class="one" aria-label="One" title="Another"><code>&lt;li class=""&gt; aria-label="a" title="a"</code>';
  expect(withoutEchoes(page)).toBe(page);
});
