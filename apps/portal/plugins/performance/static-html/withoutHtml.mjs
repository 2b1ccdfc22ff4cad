/**
 * A loader for the browser's bundle: removes the HTML from the JSON of static HTML, which the page
 * contains, and keeps the id that finds it there.
 *
 * @param {string} source - JSON of a `StaticHtml`
 * @returns {string}
 * @throws {Error} when the JSON has no HTML or no id
 */
export default function withoutHtml(source) {
  const data = JSON.parse(source);
  if (typeof data.html !== 'string' || typeof data.htmlId !== 'string') {
    throw new Error(
      `JSON imported with ?static-html has ${Object.keys(data).join(', ')}; expected html and htmlId.`,
    );
  }
  return JSON.stringify({ ...data, html: '' });
}
