/** An image and its text alternative. */
export interface Picture {
  /** URL as stored in the venue; `venue.assetUrl` resolves it to a loadable URL. */
  readonly url: string;
  /** Text alternative; `''` if the venue has none. */
  readonly altText: string;
}
