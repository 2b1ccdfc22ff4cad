import { describe, expect, it } from 'vitest';
import { Highlighter } from './Highlighter.ts';

const highlighter = (query: string, terms: readonly string[] = []) =>
  new Highlighter(query, terms, ['<mark>', '</mark>']);

describe('highlights', () => {
  it.each([
    ['way', 'Wayfinding', '<mark>Way</mark>finding'],
    ['camera', 'Move the camera.', 'Move the <mark>camera</mark>.'],
    ['animateT', 'call animateTo(x)', 'call <mark>animateT</mark>o(x)'],
    ['animate', 'animateTo', '<mark>animate</mark>To'],
    ['levelsel', 'Level-selection', '<mark>Level-sel</mark>ection'],
    ['level selection', 'Level-selection', '<mark>Level</mark>-<mark>selection</mark>'],
    ['cafe', 'Le Café', 'Le <mark>Café</mark>'],
    ['the camera', 'The camera', 'The <mark>camera</mark>'],
    ['zzz', 'Camera', 'Camera'],
  ])('"%s" in "%s" is %s', (query, text, value) => {
    expect(highlighter(query).highlight(text).value).toBe(value);
  });

  it('another spelling is highlighted completely', () => {
    const marked = highlighter('wayfindng', ['wayfinding']).highlight('Wayfinding here');
    expect(marked).toEqual({
      value: '<mark>Wayfinding</mark> here',
      matchLevel: 'partial',
      matchedWords: ['wayfinding'],
    });
  });

  it('report how much of the query matched', () => {
    expect(highlighter('camera').highlight('Camera').matchLevel).toBe('full');
    expect(highlighter('camera move').highlight('Camera').matchLevel).toBe('partial');
    expect(highlighter('camera').highlight('Label').matchLevel).toBe('none');
  });

  it('markup in the text is escaped', () => {
    const marked = highlighter('script').highlight('<script>alert("x" & \'y\')</script>');
    expect(marked.value).toBe(
      '&lt;<mark>script</mark>&gt;alert(&quot;x&quot; &amp; &#39;y&#39;)&lt;/<mark>script</mark>&gt;',
    );
  });

  it('a query with markup highlights no markup', () => {
    expect(highlighter('amp lt').highlight('a & b < c').value).toBe('a &amp; b &lt; c');
  });
});

describe('snippets', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve';

  it('[SR-03] have the requested number of words around the match, with an ellipsis for omitted text', () => {
    expect(highlighter('seven').snippet(text, 5, '…').value).toBe(
      '…six <mark>seven</mark> eight nine ten…',
    );
    expect(highlighter('one').snippet(text, 3, '…').value).toBe('<mark>one</mark> two three…');
    expect(highlighter('twelve').snippet(text, 3, '…').value).toBe(
      '…ten eleven <mark>twelve</mark>',
    );
  });

  it('contain the whole text if it is short enough', () => {
    expect(highlighter('two').snippet('one two', 10, '…').value).toBe('one <mark>two</mark>');
  });

  it('start at the beginning if nothing matches', () => {
    expect(highlighter('zzz').snippet(text, 2, ' …').value).toBe('one two …');
  });
});
