/** Maximum length of a query. */
export const longestQuery = 64;
