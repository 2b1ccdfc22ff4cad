/**
 * A loader that takes out of framework files what only builds and translators read: descriptions of
 * texts, and the second path of each entry of the route registry, which the server's bundle needs
 * and the browser's does not.
 *
 * @param {string} source
 * @returns {string}
 */
export default function loadLean(source) {
  return source
    .replace(/\bdescription:\s*\n?\s*(?:'[^'\n]*'|"[^"\n]*"),?/g, '')
    .replace(/\sdescription="[^"\n]*"/g, '')
    .replace(/(import\([^)]*\)),\s*"[^"\n]*",/g, '$1, 0,');
}
