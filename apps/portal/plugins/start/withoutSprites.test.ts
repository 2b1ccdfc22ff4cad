import { expect, it } from 'vitest';
import { withoutSprites } from './withoutSprites.ts';

const sprite =
  '<svg style="display: none;"><defs>\n<symbol id=theme-out viewBox="0 0 1 1"><path d="M0 0"/></symbol>\n</defs></svg>\n';

it('takes out symbols that nothing on the page shows', () => {
  expect(withoutSprites(`<body>${sprite}<main><svg><path/></svg></main>`)).toBe(
    '<body><main><svg><path/></svg></main>',
  );
});

it('leaves those that are shown, and pages without any', () => {
  const shown = `<body>${sprite}<svg><use href="#theme-out"/></svg>`;
  expect(withoutSprites(shown)).toBe(shown);
  expect(withoutSprites('<body><svg/></body>')).toBe('<body><svg/></body>');
});
