/** A request to the language service; `text` is the current program. */
export type LanguageQuestion =
  | { readonly kind: 'problems' }
  | { readonly kind: 'complete'; readonly offset: number }
  | { readonly kind: 'describe'; readonly offset: number }
  | { readonly kind: 'describe-completion'; readonly offset: number; readonly label: string };

/** A request with its id. */
export interface LanguageRequest {
  readonly id: number;
  readonly file: string;
  readonly text: string;
  readonly question: LanguageQuestion;
}

/** The response of the worker. */
export type LanguageReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };
