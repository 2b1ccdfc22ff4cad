/** A heading of a generated page, listed in the table of contents and in search. */
export interface HeadingPiece {
  readonly kind: 'heading';
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

/** HTML of a generated page, inserted unchanged. */
export interface HtmlPiece {
  readonly kind: 'html';
  readonly html: string;
}
