import type { HeadingPiece, HtmlPiece } from '../api/PagePiece.ts';

/** A way to make a request, in one language. */
export interface Sample {
  /** As a fence names it. */
  readonly language: 'bash' | 'ts' | 'python';
  readonly label: string;
  readonly code: string;
}

/** A piece of the page: headings, code and tabs become the page's own elements, HTML stays as it is. */
export type RestPiece =
  | HeadingPiece
  | HtmlPiece
  | {
      readonly kind: 'code';
      readonly language: 'json';
      readonly title: string;
      readonly code: string;
    }
  | { readonly kind: 'samples'; readonly samples: readonly Sample[] }
  | { readonly kind: 'try'; readonly operationId: string };
