/**
 * A loader that takes out of a page's script the HTML of its code blocks, which the page itself has:
 * a script would carry all of it a second time.
 *
 * @param {string} source - what a Markdown file was compiled to
 * @returns {string}
 */
export default function loadLeanPage(source) {
  return source.replace(
    /\bhtml: (?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')(?=,\s*language: )/g,
    'html: ""',
  );
}
