/**
 * A loader for browser bundles. Removes the HTML from static HTML JSON, because the page contains
 * it, and keeps the id by which it is found there.
 *
 * @param {string} source - JSON of a `StaticHtml`
 * @returns {string}
 * @throws {Error} if the JSON has no HTML or no id
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
