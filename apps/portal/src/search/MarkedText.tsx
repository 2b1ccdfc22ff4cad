import type { ReactNode } from 'react';

/** Text of the search service with its `<mark>` parts; any other markup is shown as text. */
export function MarkedText({ text }: { readonly text: string }): ReactNode {
  return text
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{plain(part)}</mark> : plain(part)));
}

/** The service escapes what it takes from pages; React escapes again. */
function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
