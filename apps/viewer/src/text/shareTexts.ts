/** What sharing and printing say. */
export interface ShareTexts {
  readonly title: string;
  readonly close: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly send: string;
  readonly code: string;
  readonly codeOf: (title: string) => string;
  readonly embed: string;
  readonly embedKind: string;
  readonly frame: string;
  readonly element: string;
  readonly copyEmbed: string;
  readonly isPrivate: string;
  readonly print: string;
  readonly printTitle: (from: string, to: string) => string;
  readonly mapOf: (title: string) => string;
  readonly frameTitle: (venue: string) => string;
}

/** In English. */
export const englishSharing: ShareTexts = {
  title: 'Share',
  close: 'Close',
  link: 'Link to what you see',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow copying. Select the text and copy it.',
  send: 'Send…',
  code: 'On a phone',
  codeOf: (title) => `QR code of the link: ${title}`,
  embed: 'On your own page',
  embedKind: 'Kind of code',
  frame: 'Frame',
  element: 'Web component',
  copyEmbed: 'Copy code',
  isPrivate: 'This map is private. Whoever has the link can open it until it expires.',
  print: 'Print',
  printTitle: (from, to) => `From ${from} to ${to}`,
  mapOf: (title) => `Map: ${title}`,
  frameTitle: (venue) => `Map of ${venue}`,
};
