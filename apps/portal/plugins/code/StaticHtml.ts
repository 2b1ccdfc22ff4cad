/** HTML that is in the built page, but in none of its scripts. */
export interface StaticHtml {
  /** '' in the browser, which reads it from the page. */
  readonly html: string;
  /** Value of the `data-static-html` attribute, unique on the page. */
  readonly htmlId: string;
}
