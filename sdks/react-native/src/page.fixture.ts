/** Replaces the page, which the build writes and no web view shows in unit tests. */
export const pageHtml = '<!doctype html>';
