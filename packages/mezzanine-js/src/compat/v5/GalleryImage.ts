/** An image of a gallery. */
export interface GalleryImage {
  /** URL of the image. */
  readonly image: string;
  /** Text alternative; `''` if the venue has none. */
  readonly caption: string;
}
