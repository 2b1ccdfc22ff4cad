import { expect, it } from 'vitest';
import { withPreloads } from './withPreloads.ts';

it('preloads the scripts that a page does not load itself', () => {
  const page = '<head><script src=/main.js defer></script></head>';
  expect(withPreloads(page, ['/main.js', '/12.js', '/34.js'])).toBe(
    '<head><script src=/main.js defer></script><link rel=preload as=script href="/12.js">' +
      '<link rel=preload as=script href="/34.js"></head>',
  );
  expect(withPreloads(page, ['/main.js'])).toBe(page);
});
