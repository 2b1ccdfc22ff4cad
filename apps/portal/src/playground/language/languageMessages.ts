/** What the editor asks the language service; `text` is the program as it stands. */
export type LanguageQuestion =
  | { readonly kind: 'problems' }
  | { readonly kind: 'complete'; readonly offset: number }
  | { readonly kind: 'describe'; readonly offset: number }
  | { readonly kind: 'describe-completion'; readonly offset: number; readonly label: string };

/** A question on its way to the worker. */
export interface LanguageRequest {
  readonly id: number;
  readonly file: string;
  readonly text: string;
  readonly question: LanguageQuestion;
}

/** The worker's answer. */
export type LanguageReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };
