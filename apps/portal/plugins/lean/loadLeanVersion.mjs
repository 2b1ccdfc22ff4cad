/**
 * A loader that takes the titles and descriptions of all documents out of what every page of a
 * version carries, where the version has no category pages: only their cards read them.
 *
 * @param {string} source
 * @returns {string}
 */
export default function loadLeanVersion(source) {
  const { version, ...rest } = JSON.parse(source);
  if (!version?.docs || /"href":"[^"]*\/category\//.test(JSON.stringify(version))) return source;
  return JSON.stringify({ version: { ...version, docs: {} }, ...rest });
}
