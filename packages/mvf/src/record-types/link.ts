import { expects, fields, list, optional, text, url } from './fields.ts';
import type { Schema } from './Schema.ts';

/** A link, as details contain it. */
export interface NamedLink {
  /** Display text. */
  name: string;
  /** URL. */
  url: string;
}

/** A link, as locations contain it. */
export interface LabeledLink {
  /** Display text. */
  label: string;
  /** URL. */
  url: string;
}

/** An image, as details contain it. */
export interface DetailsImage {
  /** URL of the image. */
  url: string;
  /** Alternative text. */
  altText?: string;
}

/** An image, as locations contain it. */
export interface Picture {
  /** URL of the image. */
  url: string;
  /** Alternative text. */
  altText: string;
}

/** A list of {@link NamedLink}. */
export const namedLinks = list(
  fields({ name: text, url }, 'a link with name and url'),
  expects('an array of links'),
) satisfies Schema<NamedLink[]>;

/** Schema of {@link LabeledLink}. */
export const link = fields(
  { label: text, url },
  'a link with label and url',
) satisfies Schema<LabeledLink>;

/** A list of {@link LabeledLink}. */
export const links = list(link, expects('an array of links')) satisfies Schema<LabeledLink[]>;

/** A list of {@link DetailsImage}. */
export const detailsImages = list(
  fields({ url, altText: optional(text) }, 'an image with a url'),
  expects('an array of images'),
) satisfies Schema<DetailsImage[]>;

/** A list of {@link Picture}. */
export const pictures = list(
  fields({ url, altText: text }, 'an image with url and altText'),
  expects('an array of images'),
) satisfies Schema<Picture[]>;
