/**
 * A loader that leaves of a piece of a page its name, by which it is found in the page's HTML, and
 * what is said of it.
 *
 * @param {string} source - JSON of a `PieceData`
 * @returns {string}
 */
export default function loadLeanPiece(source) {
  return JSON.stringify({ ...JSON.parse(source), html: '' });
}
