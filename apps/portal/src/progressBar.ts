/**
 * Client module: gives the theme's progress bar a role that exists, and a name. Its own role, `bar`,
 * means nothing to screen readers.
 */
import nprogress from 'nprogress';

nprogress.configure({
  barSelector: '[role="progressbar"]',
  template: '<div class="bar" role="progressbar" aria-label="Loading page"></div>',
});
