import type { HeadingPiece, HtmlPiece } from '../api/PagePiece.ts';

/** A sample request in one language. */
export interface Sample {
  /** Name of the language in fences. */
  readonly language: 'bash' | 'ts' | 'python';
  readonly label: string;
  readonly code: string;
}

/** A piece of the page: headings, code, and tabs become elements; HTML is inserted unchanged. */
export type RestPiece =
  | HeadingPiece
  | HtmlPiece
  | {
      readonly kind: 'code';
      readonly language: 'json';
      readonly title: string;
      readonly code: string;
    }
  /** Links to the pages of the reference, as HTML for the page `of`. */
  | { readonly kind: 'navigation'; readonly of: string; readonly html: string }
  | { readonly kind: 'samples'; readonly samples: readonly Sample[] }
  | { readonly kind: 'try'; readonly operationId: string };
