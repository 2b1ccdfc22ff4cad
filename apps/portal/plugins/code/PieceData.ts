/** HTML of a page that stands in the page and in none of its scripts. */
export interface PieceData {
  /** '' in the scripts of pages, whose own HTML has it. */
  readonly html: string;
  /** By which it is found there. */
  readonly piece: string;
}
