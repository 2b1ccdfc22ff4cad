import { expects, fields, list, optional, text, url } from './fields.ts';
import type { Schema } from './Schema.ts';

/** A place to read on, as details have it. */
export interface NamedLink {
  /** What the link is called. */
  name: string;
  /** Its address. */
  url: string;
}

/** A place to read on, as locations have it. */
export interface LabeledLink {
  /** What the link is called. */
  label: string;
  /** Its address. */
  url: string;
}

/** A picture, as details have it. */
export interface DetailsImage {
  /** Address of the picture. */
  url: string;
  /** What it shows, for people who cannot see it. */
  altText?: string;
}

/** A picture, as locations have it. */
export interface Picture {
  /** Address of the picture. */
  url: string;
  /** What it shows, for people who cannot see it. */
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
  fields({ url, altText: optional(text) }, 'a picture with a url'),
  expects('an array of pictures'),
) satisfies Schema<DetailsImage[]>;

/** A list of {@link Picture}. */
export const pictures = list(
  fields({ url, altText: text }, 'a picture with url and altText'),
  expects('an array of pictures'),
) satisfies Schema<Picture[]>;
