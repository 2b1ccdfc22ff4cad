/** The web view of an example has the page by its address and not as text. */
export const pageHtml = '';
