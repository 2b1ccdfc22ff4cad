/** HTML that the built page contains and none of its programs does. */
export interface StaticHtml {
  /** '' in the browser, which has it from the page. */
  readonly html: string;
  /** Finds it in the page: the value of `data-static-html`, which is unique there. */
  readonly htmlId: string;
}
