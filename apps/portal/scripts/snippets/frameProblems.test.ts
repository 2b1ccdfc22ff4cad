import { expect, it } from 'vitest';
import { frameProblems } from './frameProblems.ts';

const at = 'http://localhost:8080/viewer/';
const messagesOf = (language: string, code: string) =>
  frameProblems({ file: 'a.mdx', line: 10, language, meta: '', code }).map(
    ({ line, message }) => [line, message] as const,
  );

it('accepts frames with a name and a URL that the viewer parses', () => {
  const frame = `<iframe\n  src="${at}?venue=mall&amp;mode=embed"\n  title="Map"\n></iframe>`;
  expect(messagesOf('html', frame)).toEqual([]);
  expect(messagesOf('text', `${at}?venue=mall&location=Hallam%20%26%20Wray`)).toEqual([]);
});

it('reports the line of a value that the viewer drops, and of an unescaped URL', () => {
  const [[line, message] = []] = messagesOf('text', `a\n${at}?venue=mall&zoom=far`);
  expect(line).toBe(11);
  expect(message).toContain('“zoom” is ignored');
  expect(messagesOf('html', `<a href="${at}?venue=mall&mode=embed">`)[0]?.[1]).toContain('&amp;');
  expect(messagesOf('text', `${at}?venue=mall&amp;mode=embed`)[0]?.[1]).toContain(
    'write &amp; as &',
  );
});

it('requires a name for every frame', () => {
  const [[line, message] = []] = messagesOf(
    'html',
    `<p>\n<iframe src="${at}?venue=mall"></iframe>`,
  );
  expect(line).toBe(11);
  expect(message).toContain('title');
});
