/**
 * A loader that takes what only the cards of category pages say out of what every page of a version
 * carries: titles and descriptions of all documents, and descriptions of categories. The cards have
 * them from the page's HTML; see `src/theme/DocCard`.
 *
 * @param {string} source
 * @returns {string}
 */
export default function loadLeanVersion(source) {
  const { version, ...rest } = JSON.parse(source);
  if (!version?.docs) return source;
  const docsSidebars = JSON.parse(JSON.stringify(version.docsSidebars), (key, value) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );
  return JSON.stringify({ version: { ...version, docsSidebars, docs: {} }, ...rest });
}
