import { expect, it } from 'vitest';
import { missingByArea, pageFilesOf } from './liveRoutes.ts';

it('looks for a page next to its folder, then inside it', () => {
  expect(pageFilesOf('/')).toEqual(['index.html']);
  expect(pageFilesOf('/showcase/')).toEqual(['showcase.html', 'showcase/index.html']);
  expect(pageFilesOf('/a/render-with-deck.gl')).toEqual([
    'a/render-with-deck.gl.html',
    'a/render-with-deck.gl/index.html',
  ]);
});

it('groups routes by their first segment', () => {
  expect([...missingByArea(['/docs/a', '/search-results', '/docs/b', '/showcase/'])]).toEqual([
    ['/docs', ['/docs/a', '/docs/b']],
    ['/', ['/search-results']],
    ['/showcase', ['/showcase/']],
  ]);
});
