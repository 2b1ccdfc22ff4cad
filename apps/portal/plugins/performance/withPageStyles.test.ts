import { expect, it } from 'vitest';
import { withPageStyles } from './withPageStyles.ts';

const page = '<head><link rel=icon href=/i.svg><link rel=stylesheet href=/styles.css /></head>';

it('links the styles of a page after the global stylesheet', () => {
  expect(withPageStyles(page, ['/a.css', '/b.css'])).toBe(
    '<head><link rel=icon href=/i.svg><link rel=stylesheet href=/styles.css />' +
      '<link rel=stylesheet href="/a.css"><link rel=stylesheet href="/b.css"></head>',
  );
  expect(withPageStyles(page, [])).toBe(page);
});

it('rejects a page without a stylesheet', () => {
  expect(() => withPageStyles('<head></head>', ['/a.css'])).toThrow(/has no <link/);
});
