import { describe, expect, it } from 'vitest';
import { indexTerms } from './splitTerms.ts';

describe('terms', () => {
  it.each([
    ['animateTo', ['animateto', 'animate', 'to']],
    ['level-selection', ['levelselection', 'level', 'selection']],
    ['deck.gl', ['deckgl', 'deck', 'gl']],
    ['loadVenueFromURL', ['loadvenuefromurl', 'load', 'venue', 'from', 'url']],
    ['IMDFReader', ['imdfreader', 'imdf', 'reader']],
    ['show3dMap', ['show3dmap', 'show', '3d', 'map']],
    ['mapView.labels', ['mapviewlabels', 'mapview', 'labels', 'map', 'view']],
    ['WebGL2', ['webgl2', 'web', 'gl', '2']],
    ['3D models', ['3d', 'models']],
    ['snake_case', ['snakecase', 'snake', 'case']],
    ['café', ['cafe']],
    ['案内 図', ['案内', '図']],
    ['camera.', ['camera']],
    ['Call it!', ['call', 'it']],
    ['', []],
    ['—<>/', []],
  ])('of "%s" are %j', (text, terms) => {
    expect(indexTerms(text)).toEqual(terms);
  });

  it('are truncated, so that a pasted key does not fill the index', () => {
    expect(indexTerms('a'.repeat(500))[0]).toHaveLength(40);
  });
});
