/**
 * Client module: gives the theme's progress bar a valid role and a name. Its own role, `bar`, is unknown to
 * screen readers.
 */
import nprogress from 'nprogress';

nprogress.configure({
  barSelector: '[role="progressbar"]',
  template: '<div class="bar" role="progressbar" aria-label="Loading page"></div>',
});
