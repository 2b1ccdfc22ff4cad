/** URL of the program that shows results below the early search field. It is loaded when that field opens. */
export const earlyResultsPath = '/early-results.js';
