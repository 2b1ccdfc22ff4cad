/** An image in the sizes of version 5. Version 6 stores one file, so all URLs are the same. */
export interface ImageSizes {
  /** URL of the original image. */
  readonly original: string;
  /** URL of the small image. */
  readonly small: string;
  /** URL of the medium image. */
  readonly medium: string;
  /** URL of the large image. */
  readonly large: string;
  /** URL of the extra large image. */
  readonly xlarge: string;
  /** URL of the largest image. */
  readonly xxlarge: string;
}

/** One image in every size. */
export function imageSizesOf(url: string): ImageSizes {
  return { original: url, small: url, medium: url, large: url, xlarge: url, xxlarge: url };
}
