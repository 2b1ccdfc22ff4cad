/** Pixels, as previews of links are commonly shown. */
export const cardWidth = 1200;
export const cardHeight = 630;

/** The words on the picture of a page. */
export interface Card {
  readonly title: string;
  /** Set and version, such as `Web SDK 6.0`. */
  readonly section: string;
  readonly siteName: string;
}

/** What somebody hears who does not see the picture. */
export function cardAlt({ title, section, siteName }: Card): string {
  const words = [...new Set([title, section, siteName])].filter((word) => word !== '');
  return `${words.join(', ')}. Beside it two floors of a building, drawn in lines, and a stair.`;
}
