/** Width in pixels that link previews expect. */
export const cardWidth = 1200;
export const cardHeight = 630;

/** The text of a preview image. */
export interface Card {
  readonly title: string;
  /** Set and version, such as `Web SDK 6.0`. */
  readonly section: string;
  readonly siteName: string;
}

/** Text alternative of the image. */
export function cardAlt({ title, section, siteName }: Card): string {
  const words = [...new Set([title, section, siteName])].filter((word) => word !== '');
  return `${words.join(', ')}. A line drawing shows two floors of a building, joined by stairs.`;
}
