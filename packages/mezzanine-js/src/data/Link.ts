/** A link and its text. */
export interface Link {
  /** Link text. */
  readonly label: string;
  /** URL as stored in the venue; check its scheme before you add it to a page. */
  readonly url: string;
}
