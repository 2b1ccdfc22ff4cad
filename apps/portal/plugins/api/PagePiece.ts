/** A heading of a generated page: one of the page's own, so that contents and search know it. */
export interface HeadingPiece {
  readonly kind: 'heading';
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

/** HTML of a generated page, which stays as it is. */
export interface HtmlPiece {
  readonly kind: 'html';
  readonly html: string;
}
