/** Empty, because an example's web view loads the page by URL instead of from text. */
export const pageHtml = '';
