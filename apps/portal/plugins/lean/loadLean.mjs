/**
 * A loader that takes out of framework files what only translators read, the descriptions of texts,
 * and the routers of other sites: of addresses that are hashes, and of none. Each brings a history
 * of its own, which the bundler keeps since it does not see that nothing uses the router.
 *
 * @param {string} source
 * @returns {string}
 */
export default function loadLean(source) {
  return source
    .replace(/\bdescription:\s*\n?\s*(?:'[^'\n]*'|"[^"\n]*"),?/g, '')
    .replace(/\sdescription="[^"\n]*"/g, '')
    .replace(/return siteConfig\.future\.experimental_router === 'hash' \?[^:]*:/, 'return')
    .replace(/create(?:Hash|Memory)History\(_this\.props\)/g, 'undefined');
}
