/** In place of the page, which the build writes, and which no web view shows in unit tests. */
export const pageHtml = '<!doctype html>';
